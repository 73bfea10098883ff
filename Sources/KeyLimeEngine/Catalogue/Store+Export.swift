extension Store {
  /// Hands out every record of the catalogue in its order, each source's own, not completed by others.
  ///
  /// - Parameters:
  ///   - source: only the records of this source; nil for all.
  ///   - each: called with one record after the other; returns whether to go on.
  /// - Returns: how many records were handed out.
  /// - Throws: ``StoreError`` when the catalogue cannot be read.
  public func export(
    source: String? = nil, each: (Restaurant) -> Bool
  ) throws(StoreError) -> Int {
    guard let generation = try currentGeneration() else { return 0 }
    let lines = try lines(of: generation)
    let bytes = try onDisk { () throws(FileFault) in try lines.readAll() }
    var count = 0
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let record = try Self.record(bytes, in: start..<end, of: lines.path)
      start = end + 1
      if let source, record.source?.name != source { continue }
      count += 1
      if !each(record) { break }
    }
    return count
  }

  private static func record(
    _ bytes: [UInt8], in range: Range<Int>, of path: String
  ) throws(StoreError) -> Restaurant {
    do throws(Restaurant.Refusal) {
      return try bytes.withUnsafeBufferPointer { (buffer) throws(Restaurant.Refusal) in
        try Restaurant(line: UnsafeBufferPointer(rebasing: buffer[range]))
      }
    } catch {
      throw .damagedCatalogue(
        path: path, byte: range.lowerBound, reason: "the line is no restaurant")
    }
  }
}
