/// A heading such as `Montag von`, `lunes_apertura`, `Mon Lunch` or `mon_2`, taken apart: a day, which
/// part of its times is meant, and which of several times.
struct DayHeading {
  /// The words that are left without the others, folded and without accents.
  private(set) var dayWords: [String] = []
  /// Which of several times of the day is meant; nothing where no word tells.
  private(set) var slot = ""
  /// The parts of a day's times that words mean.
  private var parts: Set<WrittenDays.Part> = []

  init(_ name: String) {
    var last: WrittenDays.Part?
    for word in Self.words(of: name) {
      let word = DayNames.plain(RecordField.folded(String(word)))
      if let part = Self.parts[word] {
        last = part
        parts.insert(part)
      } else if Self.slots.contains(word) || Int(word) != nil {
        slot += word
      } else if !Self.fillers.contains(word) {
        // In `lunes a viernes` the word between days is no end of their times.
        if !dayWords.isEmpty, let last { parts.remove(last) }
        last = nil
        dayWords.append(word)
      }
    }
    // A letter alone is no article.
    if dayWords.isEmpty, !hasWords { dayWords = [DayNames.plain(RecordField.folded(name))] }
  }

  /// Whether it has more than the day.
  var hasWords: Bool { !slot.isEmpty || !parts.isEmpty }

  /// The name of a day, if it has one.
  var day: String { dayWords.joined() }

  /// Whether it is the times of a meal, of no day in particular.
  var isMeal: Bool {
    dayWords.isEmpty && parts.contains(.times) && slot.contains(where: \.isLetter)
  }

  /// Whether it is the end of times, as far as the header has such.
  var isClosing: Bool { parts.contains(.closes) }

  /// Which part of the times it is in a header that has their ends apart; in another `heures
  /// d'ouverture` is all of them.
  var part: WrittenDays.Part {
    [.closes, .opens].first { parts.contains($0) } ?? .times
  }

  /// The parts between signs, and between a small letter and a capital one or a digit.
  private static func words(of name: String) -> [[Character]] {
    var words: [[Character]] = [[]]
    for character in name {
      guard character.isLetter || character.isNumber else {
        words.append([])
        continue
      }
      if let last = words.last?.last, last.isLowercase && !character.isLowercase {
        words.append([])
      }
      words[words.count - 1].append(character)
    }
    return words.filter { !$0.isEmpty }
  }

  private static let parts: [String: WrittenDays.Part] = {
    var parts: [String: WrittenDays.Part] = [:]
    for part in [WrittenDays.Part.opens, .closes] {
      for word in WrittenDays.words(for: part) { parts[DayNames.plain(word)] = part }
    }
    for word in times.split(separator: " ") { parts[DayNames.plain(String(word))] = .times }
    return parts
  }()

  private static let times =
    "hours times openinghours openingtimes öffnungszeiten öffnungszeit horaires heures horario "
    + "horarios horário horários orari orario openingstijden openingsuren åbningstider öppettider "
    + "åpningstider aukioloajat godziny часы 営業時間"

  private static let slots = Set(
    ("lunch dinner breakfast brunch am pm morning afternoon evening matin midi soir mittag "
      + "mittags abend abends vormittag vormittags nachmittag nachmittags almuerzo comida cena "
      + "mañana tarde noche pranzo mattina pomeriggio sera almoço jantar manhã noite middag avond "
      + "ochtend first second")
      .split(separator: " ").map { DayNames.plain(String($0)) })

  private static let fillers = Set(
    ("time at d l le heure hora ora uhrzeit zeit apres au al till thru through")
      .split(separator: " ").map(String.init))
}
