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

  /// Reads a name in English, its plural or its short form; of other languages only the name, since
  /// their short forms mean too much else.
  private init?(folded text: String) {
    switch text {
    case "monday", "mondays", "mon", "montag", "lundi", "lunes", "lunedi", "maandag", "thu hai":
      self = .monday
    case "tuesday", "tuesdays", "tue", "dienstag", "mardi", "martes", "martedi", "dinsdag",
      "thu ba":
      self = .tuesday
    case "wednesday", "wednesdays", "wed", "mittwoch", "mercredi", "miercoles", "mercoledi",
      "woensdag", "thu tu":
      self = .wednesday
    case "thursday", "thursdays", "thu", "donnerstag", "jeudi", "jueves", "giovedi", "donderdag",
      "thu nam":
      self = .thursday
    case "friday", "fridays", "fri", "freitag", "vendredi", "viernes", "venerdi", "vrijdag",
      "thu sau":
      self = .friday
    case "saturday", "saturdays", "sat", "samstag", "samedi", "sabado", "sabato", "zaterdag",
      "thu bay":
      self = .saturday
    case "sunday", "sundays", "sun", "sonntag", "dimanche", "domingo", "domenica", "zondag",
      "chu nhat":
      self = .sunday
    default: return nil
    }
  }
}
