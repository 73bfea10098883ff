import KeyLimeEngine

// What people say of time in German, French, Spanish, Italian, Dutch and Vietnamese, folded.

extension When {
  /// Whether words mean this evening: `heute Abend`, `ce soir`.
  static func isForeignTonight(_ words: [String]) -> Bool {
    evenings.contains(words.map { Folding.fold($0) })
  }

  private static let evenings: Set = [
    ["heute", "abend"], ["ce", "soir"], ["esta", "noche"], ["stasera"], ["vanavond"],
    ["toi", "nay"],
  ]

  /// Ways to say that a place is open now.
  static let foreignOpenNow = [
    ["jetzt", "offen"], ["jetzt", "geoffnet"], ["offen", "jetzt"], ["ouvert", "maintenant"],
    ["abierto", "ahora"],
    ["aperto", "adesso"], ["aperto", "ora"], ["nu", "open"], ["dang", "mo", "cua"],
  ]

  /// What may stand before a time of day: `um 20 Uhr`, `à 20h`.
  static let foreignPrepositions = [
    ["um"], ["a"], ["a", "las"], ["alle"], ["om"], ["luc"],
  ]

  /// Words for noon.
  static let foreignNoons: Set = ["mittags", "midi", "mediodia", "mezzogiorno"]

  /// What may stand before a weekday: `am Sonntag`, `le lundi`.
  static let foreignDayPrepositions: Set = ["am", "le", "el", "il", "op"]

  /// A time of day with the German `Uhr` as one without: `20 Uhr`, `20 Uhr 30`, `20.30 Uhr`.
  static func withoutUhr(_ text: String) -> String {
    guard text.hasSuffix("uhr") else { return text.replacing("uhr", with: ":") }
    let clock = String(text.dropLast(3)).replacing(".", with: ":")
    return clock.contains(":") ? clock : "\(clock):00"
  }
}

extension When.Day {
  /// Days by their distance from today.
  static let foreignRelative: [(words: [String], days: Int)] = [
    (["heute"], 0), (["morgen"], 1), (["ubermorgen"], 2), (["aujourdhui"], 0), (["demain"], 1),
    (["hoy"], 0), (["manana"], 1), (["oggi"], 0), (["domani"], 1), (["vandaag"], 0),
    (["hom", "nay"], 0), (["ngay", "mai"], 1),
  ]

  /// Whether a folded text is one of these.
  static func isForeign(_ text: String) -> Bool {
    foreignRelative.contains { $0.words.joined(separator: " ") == text }
  }

  /// The coming weekend, a longer phrase before its beginning.
  static let foreignWeekends = [
    ["am", "wochenende"], ["dieses", "wochenende"], ["ce", "week-end"], ["ce", "weekend"],
    ["este", "fin", "de", "semana"], ["questo", "weekend"], ["dit", "weekend"],
    ["cuoi", "tuan", "nay"], ["cuoi", "tuan"],
  ]
}
