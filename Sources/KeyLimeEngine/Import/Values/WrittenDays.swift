/// A name that says for which days a text holds.
struct WrittenDays: Equatable {
  /// What of them it is.
  enum Part {
    case times, opens, closes
  }

  /// The days as opening hours name them: `Mo`, `Mo-Fr`.
  let days: String
  let part: Part

  /// Nil when the name is not made of days alone, or of days and a word for their times.
  init?(_ name: String) {
    let folded = RecordField.folded(String(name.split(separator: "/").last ?? ""))
    if let known = WrittenDays(folded: folded) {
      self = known
      return
    }
    let ends = name.split { "-–—".contains($0) }.map { RecordField.folded(String($0)) }
    guard ends.count == 2, let first = WrittenDays(folded: ends[0]),
      let last = WrittenDays(folded: ends[1])
    else { return nil }
    self.init(days: "\(first.days)-\(last.days)", part: .times)
  }

  /// The same for a name that is folded already, which costs next to nothing.
  init?(folded name: String) {
    guard let known = Self.byName[name] else { return nil }
    self = known
  }

  init(days: String, part: Part) { (self.days, self.part) = (days, part) }

  /// Each name of days, with each word for times before or behind it: a file may have a million
  /// names to look at.
  private static let byName: [String: WrittenDays] = {
    var byName: [String: WrittenDays] = [:]
    for (day, days) in days {
      for (part, words) in parts {
        for word in words {
          byName[day + word] = WrittenDays(days: days, part: part)
          byName[word + day] = WrittenDays(days: days, part: part)
        }
      }
    }
    return byName
  }()

  private static let days: [(name: String, days: String)] = [
    ("monday", "Mo"), ("mon", "Mo"), ("mo", "Mo"), ("tuesday", "Tu"), ("tues", "Tu"),
    ("tue", "Tu"), ("tu", "Tu"), ("wednesday", "We"), ("wed", "We"), ("we", "We"),
    ("thursday", "Th"), ("thurs", "Th"), ("thur", "Th"), ("thu", "Th"), ("th", "Th"),
    ("friday", "Fr"), ("fri", "Fr"), ("fr", "Fr"), ("saturday", "Sa"), ("sat", "Sa"),
    ("sa", "Sa"), ("sunday", "Su"), ("sun", "Su"), ("su", "Su"), ("weekdays", "Mo-Fr"),
    ("weekday", "Mo-Fr"), ("weekends", "Sa,Su"), ("weekend", "Sa,Su"), ("daily", "Mo-Su"),
    ("everyday", "Mo-Su"),
  ]

  /// The words for a part of a day's times, folded.
  static func words(for part: Part) -> [String] { parts.first { $0.0 == part }?.1 ?? [] }

  private static let parts: [(Part, [String])] = [
    (.times, ["", "hours", "times", "openinghours", "openingtimes"]),
    (.opens, ["open", "opens", "from", "start", "opening", "openingtime", "opentime", "openat"]),
    (
      .closes,
      ["close", "closes", "to", "until", "end", "closing", "closingtime", "closetime", "closeat"]
    ),
  ]
}

/// The days of the week as the names of a file's columns or members call them, all in one language.
///
/// Languages share short names: `Di` is Tuesday or Sunday, and `Mo`, `Fr` and `Sa` are English,
/// too.
enum DayNames {
  /// What each of some names says, in their order; nil for those that name no days.
  ///
  /// Names of another language than English count where all seven days are there. Where some of
  /// its days are understood only because they are English as well, none is: a day that is left out
  /// would be closed.
  static func find(in names: [String]) -> [WrittenDays?] {
    let folded = names.map { RecordField.folded($0) }
    for week in weeks where week.allSatisfy(folded.contains) {
      return folded.map { name in
        week.firstIndex(of: name).map { WrittenDays(days: english[$0], part: .times) }
      }
    }
    let known = names.map { WrittenDays($0) }
    // `opensAt` has the letters of `open_sat`.
    let isTimeOfDay = known.allSatisfy { $0.map { $0.days == "Sa" && $0.part != .times } ?? true }
    return isTimeOfDay || isHalfRead(known, folded) ? known.map { _ in nil } : known
  }

  /// Whether a folded name may be that of days in some language.
  static func mayName(folded name: String) -> Bool {
    WrittenDays(folded: name) != nil || foreign.contains(name)
  }

  /// Whether all names that are read belong to a language some of whose other days are there.
  private static func isHalfRead(_ known: [WrittenDays?], _ folded: [String]) -> Bool {
    let read = zip(known, folded).filter { $0.0 != nil }.map(\.1)
    guard !read.isEmpty else { return false }
    let unread = zip(known, folded).filter { $0.0 == nil }.map(\.1)
    return weeks.contains { week in
      unread.contains(where: week.contains) && read.allSatisfy { isMade($0, of: week) }
    }
  }

  /// Whether a name is a day or, as in `mofr`, the first and the last of several.
  private static func isMade(_ name: String, of week: [String]) -> Bool {
    week.contains { day in
      name == day || name.hasPrefix(day) && week.contains(String(name.dropFirst(day.count)))
    }
  }

  // The vocabulary of opening hours has more languages and spellings. As names of columns, words
  // such as `on`, `pet` and `sub` are no days.

  private static let english = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  /// The days from Monday on, folded.
  private static let weeks: [[String]] = [
    "mo di mi do fr sa so", "montag dienstag mittwoch donnerstag freitag samstag sonntag",
    "montag dienstag mittwoch donnerstag freitag sonnabend sonntag",
    "lu ma me je ve sa di", "lun mar mer jeu ven sam dim",
    "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "lunes martes miércoles jueves viernes sábado domingo",
    "lunedì martedì mercoledì giovedì venerdì sabato domenica",
    "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag", "ma di wo do vr za zo",
  ].map { $0.split(separator: " ").map(String.init) }

  private static let foreign = Set(weeks.joined())
}
