import OpeningHours

/// The times of some days as a file writes them.
enum DayTimes {
  /// The text when it says when a place is open on those days, and nothing of other days; and
  /// whether the hours may go on into the next day.
  static func read(_ text: String, of days: String) -> (times: String, passesMidnight: Bool)? {
    if closed.contains(RecordField.folded(text)) { return ("off", false) }
    // A number alone counts something else.
    guard text.contains(where: { !$0.isNumber && $0 != "." }) else { return nil }
    var times = String(text.map { ";|".contains($0) ? "," : $0 })
    if times.utf8.contains(UInt8(ascii: "/")) { times = times.replacing(" / ", with: ", ") }
    // Most texts are clock times alone, which say nothing of days.
    if let schedule = try? Schedule(reading: times),
      times.utf8.allSatisfy(isOfClock) || schedule.canonical.utf8.allSatisfy(isOfClock)
    {
      return (times, schedule.passesMidnight)
    }
    guard let names = (try? Schedule(reading: "\(days) off"))?.canonical.dropLast(3),
      let schedule = try? Schedule(reading: "\(days) \(times)")
    else { return nil }
    let read = schedule.canonical
    guard !read.contains(";"), !read.contains("||"),
      read.hasPrefix(names) || read.hasPrefix("\(days),\(names)")
    else { return nil }
    return (times, schedule.passesMidnight)
  }

  /// The days of a rule such as `Mo-Fr 10:00-14:00`, in the notation of opening hours; empty when
  /// it names none.
  ///
  /// Nil for a rule that has no clock times, or more than days and those.
  static func days(of rule: String) -> String? {
    guard let text = (try? Schedule(reading: rule))?.canonical,
      let colon = text.firstIndex(of: ":"),
      let start = text.index(colon, offsetBy: -2, limitedBy: text.startIndex),
      text[start...].utf8.allSatisfy(isOfClock)
    else { return nil }
    return String(text[..<start])
  }

  private static func isOfClock(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: ","), UInt8(ascii: " "):
      true
    default: false
    }
  }

  /// Whether it says that the place does not open, and nothing more.
  static func isClosed(_ text: String) -> Bool {
    if closed.contains(RecordField.folded(text)) { return true }
    // In another language it is one word: `Geschlossen`.
    guard text.allSatisfy(\.isLetter) else { return false }
    return (try? Schedule(reading: text))?.canonical == "off"
  }

  private static let closed: Set = [
    "closed", "off", "closedallday", "closedtoday", "temporarilyclosed", "permanentlyclosed",
  ]

  /// Unknown, with the words of the file.
  static func unknown(_ text: String) -> String {
    "unknown \"\(String(text.prefix(200).map { $0 == "\"" ? "'" : $0 }))\""
  }
}
