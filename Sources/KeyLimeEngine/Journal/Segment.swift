/// One file of a replica's journal: `000001.jsonl`, `000002.jsonl` and so on.
///
/// A segment closes at the end of the command that reaches 500 events; then the next one begins. A
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

  struct Survey {
    /// Those that belong to the journal, from the first one asked for on, in order.
    var numbers: [Int] = []
    /// The first one whose number is too far from the others for them to be before it.
    var stray: Int?

    /// The last of them; 0 when there is none.
    var last: Int { numbers.last ?? 0 }
  }

  /// The most segments that may be missing before one that still belongs to the journal.
  ///
  /// Without a limit, one file with a huge number would make every reader look for all segments
  /// before it.
  private static let longestGap = 200

  /// Finds the segments from a first one on; that one belongs to the journal if it is there.
  static func survey(_ folder: Folder, from first: Int = 1) throws(JournalError) -> Survey {
    var found: [Int] = []
    try journalIO(
      folder.visitNames { name in
        if let number = number(in: name), number >= first { found.append(number) }
      })
    var survey = Survey()
    for number in found.sorted() {
      guard number - max(survey.last, first - 1) <= longestGap + 1 else {
        survey.stray = number
        break
      }
      survey.numbers.append(number)
    }
    return survey
  }

  /// The number of the last segment in a replica's folder; 0 when there is none.
  static func last(in folder: Folder) throws(JournalError) -> Int {
    try survey(folder).last
  }
}
