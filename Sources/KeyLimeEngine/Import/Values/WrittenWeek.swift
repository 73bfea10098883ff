import OpeningHours

/// Opening hours that a file has day by day, under names such as `monday`, `Mon-Fri`, `weekend`,
/// `hours_tue`, or `sunday_open` and `sunday_close`.
///
/// A day whose text nobody can read is unknown: left out, it would be closed.
struct WrittenWeek {
  /// A text that nobody can read, and the name that it stands under.
  typealias Unread = (name: String, text: String)

  private struct Rule {
    let days: String
    var times: String
    /// Whether the times say when the place is open or closed.
    let isRead: Bool
    /// Whether its hours may go on into the next day.
    var passesMidnight = false

    /// Adds other times of the same days: those of dinner to those of lunch.
    mutating func take(_ other: Rule) {
      guard other.times != times, !DayTimes.isClosed(other.times) else { return }
      times = DayTimes.isClosed(times) ? other.times : "\(times), \(other.times)"
      passesMidnight = passesMidnight || other.passesMidnight
    }
  }

  private var rules: [Rule] = []
  /// The days and the slot of an opening or a closing that waits for the other.
  private struct Ends: Hashable {
    let days: String
    let slot: String
  }

  private var ends: [Ends: [WrittenDays.Part: Unread]] = [:]
  private var unreadTimes: [Unread] = []

  /// Adds what stands under a name; white space is nothing.
  mutating func add(_ written: WrittenDays, name: String, _ text: String) {
    guard let text = Cleaning.clean(text) else { return }
    if written.part == .times { return add(text, of: written.days, name: name) }
    let key = Ends(days: written.days, slot: written.slot)
    ends[key, default: [:]][written.part] = (name, text)
    guard let opens = ends[key]?[.opens], let closes = ends[key]?[.closes] else { return }
    ends[key] = nil
    let isOff = DayTimes.isClosed(opens.text) || DayTimes.isClosed(closes.text)
    add(isOff ? "off" : "\(opens.text)-\(closes.text)", of: written.days, name: opens.name)
  }

  private mutating func add(_ text: String, of days: String, name: String) {
    if let (times, passesMidnight) = DayTimes.read(text, of: days) {
      let rule = Rule(days: days, times: times, isRead: true, passesMidnight: passesMidnight)
      guard let place = rules.firstIndex(where: { $0.days == days && $0.isRead }) else {
        return rules.append(rule)
      }
      rules[place].take(rule)
    } else {
      rules.append(Rule(days: days, times: DayTimes.unknown(text), isRead: false))
      if Cleaning.saysSomething(text) { unreadTimes.append((name, text)) }
    }
  }

  /// An opening without a closing says little, and so does a closing without an opening.
  private var loneEnds: [(days: String, end: Unread)] {
    ends.flatMap { key, parts in parts.values.map { (key.days, $0) } }
      .sorted { $0.days < $1.days }
  }

  /// What nobody can read.
  var unread: [Unread] {
    unreadTimes
      + loneEnds.filter { !DayTimes.isClosed($0.end.text) && Cleaning.saysSomething($0.end.text) }
      .map(\.end)
  }

  /// `Mo 09:00-17:00; Tu off; We unknown "ask us"`; nil when no day has times.
  var text: String? {
    let all =
      rules
      + loneEnds.map { days, end in
        let isClosed = DayTimes.isClosed(end.text)
        return Rule(
          days: days, times: isClosed ? "off" : DayTimes.unknown(end.text), isRead: isClosed)
      }
    let known = Set(all.filter(\.isRead).map(\.days))
    guard !known.isEmpty else { return nil }
    let chosen = all.filter { $0.isRead || !known.contains($0.days) }
    let texts = chosen.map { "\($0.days) \($0.times)" }
    // Most weeks need no second look, which costs more than all of the row.
    guard chosen.contains(where: \.passesMidnight) else { return texts.joined(separator: "; ") }
    return Self.joinedNights(texts)
  }

  /// One text of a rule for each day of the week, such as `Sunday: Closed`; nil when there are
  /// none.
  static func joinedDays(_ rules: [String]) -> String? {
    guard (try? Schedule(reading: rules.joined(separator: "; ")))?.passesMidnight == true,
      rules.contains(where: isClosed)
    else { return joined(rules) }
    return joinedNights(rules)
  }

  /// The same where some hours pass midnight.
  ///
  /// Closed days come first: behind the hours of Saturday, a closed Sunday would end them at
  /// midnight.
  private static func joinedNights(_ rules: [String]) -> String? {
    joined(rules.filter(isClosed) + rules.filter { !isClosed($0) })
  }

  /// Whether a rule says, in any language, that the place is closed on its days.
  private static func isClosed(_ rule: String) -> Bool {
    (try? Schedule(reading: rule, isWhole: false))?.canonical.hasSuffix(" off") == true
  }

  /// One text of several rules; nil when there are none.
  ///
  /// A comma parts them where a semicolon would erase the hours after midnight of the day before.
  static func joined(_ rules: [String]) -> String? {
    guard !rules.isEmpty else { return nil }
    let text = rules.joined(separator: "; ")
    let erasesHours = (try? Schedule(reading: text))?.erasesHours ?? false
    return erasesHours ? rules.joined(separator: ", ") : text
  }

  /// One text of a list of rules, in which the times of the same days add up; nil when there are
  /// none.
  static func joinedTimes(_ rules: [String]) -> String? {
    var places: [String: Int] = [:]
    var texts: [String] = []
    for rule in rules {
      let days = DayTimes.days(of: rule)
      if let place = days.flatMap({ places[$0] }) {
        texts[place] += ", \(rule)"
      } else {
        if let days { places[days] = texts.count }
        texts.append(rule)
      }
    }
    return joined(texts)
  }
}

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
      let schedule = try? Schedule(reading: "\(days) \(times)", isWhole: false)
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
    "closed", "off", "closedallday", "closedtoday", "temporarilyclosed", "permanentlyclosed", "zu",
  ]

  /// Unknown, with the words of the file.
  static func unknown(_ text: String) -> String {
    "unknown \"\(String(text.prefix(200).map { $0 == "\"" ? "'" : $0 }))\""
  }
}
