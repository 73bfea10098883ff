/// Words that say only that hours follow, as in `Öffnungszeiten: Mo-Fr 9-18` and
/// `定休日：日曜　営業時間：17:00～24:00`, and those for a season whose months follow, as in `Summer (May-Sep):
/// daily 10-22`.
enum Headings {
  /// Replaces each heading with a colon by a semicolon, and removes it at the beginning, where some
  /// need no colon.
  ///
  /// Returns the other tokens, and where the headings were.
  static func removed(_ tokens: [Token]) -> (tokens: [Token], headings: [Range<Int>]) {
    guard tokens.contains(where: { isHeading($0) || isSeason($0) }) else { return (tokens, []) }
    var result: [Token] = []
    var headings: [Range<Int>] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if isSeason(token), let next = months(behind: index, in: tokens) {
        headings.append(token.position)
        index = next
        continue
      }
      if result.isEmpty, token.word.map(ofHours.contains) ?? false,
        tokens[index + 1].kind != .sign(.colon)
      {
        headings.append(token.position)
        index += 1
        continue
      }
      guard isHeading(token), tokens[index + 1].kind == .sign(.colon),
        result.last.map(mayPrecede) ?? true
      else {
        result.append(token)
        index += 1
        continue
      }
      let position = token.position.lowerBound..<tokens[index + 1].position.upperBound
      headings.append(position)
      if let last = result.last, !isSeparator(last) {
        result.append(
          Token(kind: .sign(.semicolon), position: position, isSpaced: true, isUnusual: false))
      }
      index += 2
    }
    return (result, headings)
  }

  /// The word that ``Compounds`` makes of several.
  static let heading = "öffnungszeiten"

  /// Words that have no other meaning.
  private static let ofHours: Set = [
    heading, "openingstijden", "åbningstider", "öppettider", "åpningstider", "aukioloajat",
    "営業時間", "营业时间", "營業時間", "영업시간",
  ]

  private static let words: Set = ofHours.union([
    "hours", "horaires", "horaire", "horario", "horarios", "horário", "horários", "orari",
    "orario", "service", "services",
  ])

  private static func isHeading(_ token: Token) -> Bool {
    token.word.map(words.contains) ?? false
  }

  private static let seasons: Set = [
    "summer", "winter", "sommer", "été", "hiver", "estate", "inverno", "verano", "invierno",
    "zomer", "verão", "sommar", "vinter",
  ]

  private static func isSeason(_ token: Token) -> Bool {
    token.word.map(seasons.contains) ?? false
  }

  /// The index behind a season, past a colon, where a month follows, perhaps in parentheses.
  private static func months(behind season: Int, in tokens: [Token]) -> Int? {
    func isMonth(_ index: Int) -> Bool {
      index < tokens.count && tokens[index].word.map { MonthNames.month($0) != nil } ?? false
    }
    switch tokens[season + 1].kind {
    case .sign(.openParenthesis): return isMonth(season + 2) ? season + 1 : nil
    case .sign(.colon): return isMonth(season + 2) ? season + 2 : nil
    default: return nil
    }
  }

  /// Whether a heading may follow a token: not `24` or `lunch`, which would be about the word.
  private static func mayPrecede(_ token: Token) -> Bool {
    switch token.kind {
    case .number: false
    case .word(let word): Word.isDay(word) || Word.of(word) == .state(.closed)
    default: true
    }
  }

  private static func isSeparator(_ token: Token) -> Bool {
    [.sign(.semicolon), .sign(.lineBreak), .sign(.comma), .sign(.fallback)].contains(token.kind)
  }
}
