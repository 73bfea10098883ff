extension Catalogue {
  /// The built-in sample: invented places, so that the first command has something to show.
  static func sample() throws(StoreError) -> Catalogue {
    try Catalogue(sampleLineBytes, indexedBy: sampleIndex.get(), name: sampleName, isSample: true)
  }

  private static let sampleName = "sample"
  private static let sampleLineBytes = Array(sampleLines.utf8) + [UInt8(ascii: "\n")]

  /// Made once in a process, whatever the number of questions.
  private static let sampleIndex = Result { () throws(StoreError) in
    try IndexImage(
      lines: sampleLineBytes, path: path(named: sampleName), sourceOrder: [sampleName])
  }

  /// A catalogue of lines in memory, indexed there.
  convenience init(inMemory lines: [UInt8], name: String, isSample: Bool) throws(StoreError) {
    let image = try IndexImage(lines: lines, path: Self.path(named: name), sourceOrder: [name])
    try self.init(lines, indexedBy: image, name: name, isSample: isSample)
  }

  private convenience init(
    _ lines: [UInt8], indexedBy image: IndexImage, name: String, isSample: Bool
  ) throws(StoreError) {
    do throws(IndexFault) {
      let index = try IndexFile(image: image, catalogueSize: lines.count)
      self.init(lines: .memory(lines), index: index, sources: [], isSample: isSample)
    } catch { throw .damaged(path: Self.path(named: name), byte: 0, reason: error.reason) }
  }

  /// What stands for the path of lines in memory.
  private static func path(named name: String) -> String { "(\(name))" }

  /// The middle of the sample's town, San Luis Obispo in California.
  public static let samplePosition = Coordinate(
    latitudeE7: 352_803_000, longitudeE7: -1_206_596_000)
}
