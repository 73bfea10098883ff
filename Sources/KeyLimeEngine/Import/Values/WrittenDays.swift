/// A name that says for which days a text holds.
struct WrittenDays: Equatable {
  /// What of them it is.
  enum Part {
    case times, opens, closes
  }

  /// The days as opening hours name them: `Mo`, `Mo-Fr`.
  let days: String
  let part: Part
  /// What tells several times of the days apart, such as `lunch` or `2`; nothing where there is one.
  var slot = ""

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

  init(days: String, part: Part, slot: String = "") {
    (self.days, self.part, self.slot) = (days, part, slot)
  }

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

  /// The words for a part of a day's times, folded; in JSON also those of other languages.
  static func words(for part: Part) -> [String] {
    (parts.first { $0.0 == part }?.1 ?? []) + (foreignWords[part] ?? [])
  }

  private static let foreignWords: [Part: [String]] = [
    .opens: [
      "von", "beginn", "öffnet", "ouverture", "debut", "début", "de", "abre", "apertura", "inicio",
      "desde", "apre", "dalle", "abertura", "início", "open", "buka", "開店", "開始",
    ],
    .closes: [
      "bis", "ende", "schließt", "fermeture", "fin", "à", "cierra", "cierre", "hasta", "chiusura",
      "chiude", "alle", "fechamento", "fecha", "fim", "sluit", "tutup", "閉店", "終了",
    ],
  ]

  private static let parts: [(Part, [String])] = [
    (.times, ["", "hours", "times", "openinghours", "openingtimes"]),
    (.opens, ["open", "opens", "from", "start", "opening", "openingtime", "opentime", "openat"]),
    (
      .closes,
      ["close", "closes", "to", "until", "end", "closing", "closingtime", "closetime", "closeat"]
    ),
  ]
}
