extension Catalogue {
  /// The built-in sample: invented places, so that the first command has something to show.
  static func sample() throws(StoreError) -> Catalogue {
    let bytes = Array(sampleLines.utf8) + [UInt8(ascii: "\n")]
    let image = try IndexImage(lines: bytes, path: "(sample)", sourceOrder: ["sample"])
    do throws(IndexFault) {
      let index = try IndexFile(image: image, catalogueSize: bytes.count)
      return Catalogue(lines: .memory(bytes), index: index, sources: [], isSample: true)
    } catch { throw .damaged(path: "(sample)", byte: 0, reason: error.reason) }
  }

  /// The middle of the sample's town, San Luis Obispo in California.
  public static let samplePosition = Coordinate(
    latitudeE7: 352_803_000, longitudeE7: -1_206_596_000)
}
