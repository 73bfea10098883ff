extension Catalogue {
  /// The built-in sample: invented places, so that the first command has something to show.
  static func sample() throws(StoreError) -> Catalogue {
    try Catalogue(
      inMemory: Array(sampleLines.utf8) + [UInt8(ascii: "\n")], name: "sample", isSample: true)
  }

  /// A catalogue of lines in memory, indexed there.
  convenience init(inMemory lines: [UInt8], name: String, isSample: Bool) throws(StoreError) {
    let path = "(\(name))"
    let image = try IndexImage(lines: lines, path: path, sourceOrder: [name])
    do throws(IndexFault) {
      let index = try IndexFile(image: image, catalogueSize: lines.count)
      self.init(lines: .memory(lines), index: index, sources: [], isSample: isSample)
    } catch { throw .damaged(path: path, byte: 0, reason: error.reason) }
  }

  /// The middle of the sample's town, San Luis Obispo in California.
  public static let samplePosition = Coordinate(
    latitudeE7: 352_803_000, longitudeE7: -1_206_596_000)
}
