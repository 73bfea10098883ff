import OpeningHours

/// The times of some days as a file writes them.
enum DayTimes {
  /// The text when it says when a place is open on those days, and nothing of other days; and
  /// whether the hours may go on into the next day.
  static func read(_ text: String, of days: String) -> (times: String, passesMidnight: Bool)? {
    if isClosed(text) { return ("off", false) }
    // A number alone counts something else.
    guard text.contains(where: { !$0.isNumber && $0 != "." }) else { return nil }
    let times = String(text.map { ";|".contains($0) ? "," : $0 }).replacing(" / ", with: ", ")
    // Most texts are clock times alone, which say nothing of days.
    if let schedule = Schedule.parse(times).schedule,
      times.utf8.allSatisfy(isOfClock) || schedule.canonical.utf8.allSatisfy(isOfClock)
    {
      return (times, schedule.passesMidnight)
    }
    guard let names = canonical("\(days) off")?.dropLast(3),
      let read = canonical("\(days) \(times)"), !read.contains(";"), !read.contains("||"),
      read.hasPrefix(names) || read.hasPrefix("\(days),\(names)")
    else { return nil }
    return (times, true)
  }

  private static func isOfClock(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: ","), UInt8(ascii: " "):
      true
    default: false
    }
  }

  private static func canonical(_ text: String) -> String? {
    Schedule.parse(text).schedule?.canonical
  }

  /// Whether it says that the place does not open, and nothing more.
  static func isClosed(_ text: String) -> Bool {
    ["closed", "off", "closedallday", "closedtoday", "temporarilyclosed", "permanentlyclosed"]
      .contains(RecordField.folded(text))
  }

  /// Unknown, with the words of the file.
  static func unknown(_ text: String) -> String {
    "unknown \"\(String(text.prefix(200).map { $0 == "\"" ? "'" : $0 }))\""
  }
}
