/// One file of a replica's journal: `000001.jsonl`, `000002.jsonl` and so on.
///
/// A segment closes at the end of the first command past 500 events; then the next one begins. A
/// closed segment is never written again, so that other programs, such as git, can keep it as an
/// object that does not change.
enum Segment {
  /// How many events close a segment.
  static let capacity = 500

  /// Six digits or more, then `.jsonl`.
  static func name(_ number: Int) -> String { "\(number.padded(to: 6)).jsonl" }

  /// The number in a segment's name; nil for other files, such as a torn tail that was set aside.
  static func number(in name: ByteView) -> Int? {
    let suffix: StaticString = ".jsonl"
    let digits = name.count - suffix.utf8CodeUnitCount
    var reader = DigitReader(name)
    guard (6...15).contains(digits), digits == 6 || name[0] != UInt8(ascii: "0"),
      name.holds(suffix, at: digits), let number = reader.number(digits), number > 0
    else { return nil }
    return number
  }

  /// The number of the last segment in a replica's folder; 0 when there is none.
  static func last(in folder: Folder) throws(JournalError) -> Int {
    var last = 0
    try journalIO(folder.visitNames { name in last = max(last, number(in: name) ?? 0) })
    return last
  }
}
