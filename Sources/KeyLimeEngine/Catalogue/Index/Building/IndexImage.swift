/// The bytes of an index file, made in memory.
struct IndexImage {
  let bytes: [UInt8]
  /// The size of the lines it was made from.
  let baseSize: Int
  /// The fingerprint of the lines it was made from.
  let baseFingerprint: UInt64

  /// Makes an index from the bytes of a `restaurants.jsonl`; without `byLastImport` each source was
  /// imported once.
  ///
  /// Throws ``StoreError/damagedCatalogue(path:byte:reason:)`` where a line is no record.
  init(
    lines: [UInt8], path: String, sourceOrder: [String], byLastImport: [String]? = nil
  ) throws(StoreError) {
    try self.init(
      CatalogueLines(lines, path: path), sourceOrder: sourceOrder,
      byLastImport: byLastImport ?? sourceOrder)
  }

  /// Makes an index from lines wherever they are.
  init(
    _ lines: borrowing CatalogueLines, sourceOrder: [String], byLastImport: [String]
  ) throws(StoreError) {
    let made = try lines.index(
      in: IndexStorage(), scratch: Scratch(in: nil), sourceOrder: sourceOrder,
      byLastImport: byLastImport)
    baseSize = lines.size
    baseFingerprint = made.baseFingerprint
    bytes = made.storage.bytes()
  }
}
