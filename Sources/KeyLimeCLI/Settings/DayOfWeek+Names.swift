import KeyLimeEngine

extension DayOfWeek {
  /// The English name.
  var name: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }

  /// `Mon` to `Sun`.
  var shortName: String { String(name.prefix(3)) }

  /// The weekday that words in lower case begin with, and how many they are: `friday`, `fri`,
  /// `fridays`, `freitag`, `thứ sáu`.
  static func leading(_ words: ArraySlice<String>) -> (weekday: DayOfWeek, length: Int)? {
    for length in [2, 1] where words.count >= length {
      let text = words.prefix(length).map { Folding.fold($0) }.joined(separator: " ")
      if let weekday = DayOfWeek(folded: text) { return (weekday, length) }
    }
    return nil
  }

  private init?(folded text: String) {
    let day = Self.allCases.first {
      let name = $0.name.lowercased()
      return text == name || text == "\(name)s" || text == $0.shortName.lowercased()
    }
    guard let day = day ?? Self.abroad[text] else { return nil }
    self = day
  }

  /// The names of other languages, folded; their abbreviations mean too much else.
  private static let abroad: [String: DayOfWeek] = {
    let weeks = [
      ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"],
      ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
      ["lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "domingo"],
      ["lunedi", "martedi", "mercoledi", "giovedi", "venerdi", "sabato", "domenica"],
      ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"],
      ["thu hai", "thu ba", "thu tu", "thu nam", "thu sau", "thu bay", "chu nhat"],
    ]
    return Dictionary(
      weeks.flatMap { zip($0, allCases) }, uniquingKeysWith: { first, _ in first })
  }()
}
