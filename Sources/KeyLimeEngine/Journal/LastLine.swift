/// The last whole line of a segment, found from the end, so that its cost does not grow with the
/// segment.
struct LastLine {
  /// Where it starts.
  private(set) var start = 0
  /// Where it ends; what follows is torn.
  private(set) var end = 0
  /// The event in it; nil when the segment has no whole line.
  private(set) var event: Event?

  private static let window = 4096

  /// Looks at the last bytes, and at twice as many each time that they do not settle it.
  init(_ file: borrowing File, size: Int) throws(JournalError) {
    var count = min(size, Self.window)
    while size > 0 {
      let base = size - count
      let bytes = try journalIO(file.read(base..<size))
      do throws(SearchFault) {
        if try find(in: bytes, base: base) || base == 0 { return }
      } catch {
        throw .damaged(file: file.path, byte: error.byte, error.damage)
      }
      count = min(size, count * 2)
    }
  }

  private struct SearchFault: Error {
    var byte: Int
    var damage: JournalDamage
  }

  /// Whether the bytes, which start at `base`, hold the last whole line.
  private mutating func find(
    in bytes: [UInt8], base: Int
  ) throws(SearchFault) -> Bool {
    var upper = bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    if upper < bytes.count, upper > 0 || base == 0 {
      try checkTorn(bytes[upper...], at: base + upper)
    }
    var mayBeTorn = upper == bytes.count
    while upper > 0 {
      let before = bytes[..<(upper - 1)].lastIndex(of: 0x0A)
      guard before != nil || base == 0 else { return false }
      let lower = before.map { $0 + 1 } ?? 0
      do throws(EventLine.Fault) {
        event = try EventLine.read(bytes[lower..<(upper - 1)])
        (start, end) = (base + lower, base + upper)
        return true
      } catch .noEvent {
        throw SearchFault(byte: base + lower, damage: .noEvent)
      } catch {
        guard mayBeTorn else { throw SearchFault(byte: base + lower, damage: .checksum) }
        try checkTorn(bytes[lower..<upper], at: base + lower)
      }
      (upper, mayBeTorn) = (lower, false)
    }
    return false
  }

  private func checkTorn(
    _ line: ArraySlice<UInt8>, at byte: Int
  ) throws(SearchFault) {
    if line.withBytes({ EventLine.holdsAnother($0) }) {
      throw SearchFault(byte: byte, damage: .checksum)
    }
  }
}
