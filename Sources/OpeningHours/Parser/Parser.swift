/// Parses the tokens of a value, from left to right, into rules.
///
/// It accepts the grammar of the notation and many deviations from it. Each deviation is a branch
/// that records a warning. An ambiguous value throws.
struct Parser {
  /// A rule with its byte range.
  struct PlacedRule {
    var rule: Rule
    let position: Range<Int>
  }

  /// The maximum length of a value in bytes: OpenStreetMap takes 255 characters, and the longest
  /// values elsewhere list the holidays of a year.
  ///
  /// What a longer one says would cost more time than it is worth.
  static let longest = 4096

  let tokens: [Token]
  let bytes: [UInt8]
  let weekdays: WeekdayResolver
  let style: ClockStyle
  /// Whether the value has any word for the kitchen or the last food.
  let mentionsKitchen: Bool
  /// Whether the value has any word for a part of the day.
  let mentionsMeal: Bool
  var index = 0
  var doubts = ClockDoubts()
  /// Whether the value says all about a place, not only about some of its days.
  var isWhole = true
  /// Whether a rule has its state before its days, and is closed: `Closed Mondays`.
  var beginsWithClosing = false
  /// Whether a rule has a word for closed other than `off`, which is the notation's.
  var saysClosed = false
  /// Whether a rule has a name of a day or a month other than the notation's, or a date of people.
  var namesDays = false
  /// Whether a dot ends what is said of closed days: `Mo off. 10-18`.
  var endsSentences = false
  /// Whether no other range of the value begins in the morning, so that `5-9` is in the evening.
  var startsLate = false
  /// Whether the times of a break are read, which is short.
  var isInBreak = false
  /// When the meal begins that the rule named last, in hours; nil before it names one.
  var mealHours: ClosedRange<Int>?
  /// The last tokens that were read as days of a month but may be hours.
  var doubtfulDays: Range<Int>?
  private(set) var warnings: [Warning] = []

  /// Splits a value into tokens and resolves its weekday words, in the languages of a country when
  /// they are ambiguous.
  ///
  /// Throws `tooLong` when the value exceeds ``longest``.
  init(
    _ text: String, country: String? = nil, style: ClockStyle = .asWritten
  ) throws(Problem) {
    bytes = Array(text.utf8)
    guard bytes.count <= Parser.longest else { throw Problem(kind: .tooLong, position: 0) }
    let (written, zones) = ZoneNames.removed(Lexer.tokens(of: text), of: bytes)
    let (words, continuous) = WithoutBreak.removed(
      Compounds.joined(GermanAnd.read(ChineseWeekdays.read(HyphenTimes.read(written)))))
    let (named, names) = NamedDates.read(words, country: country?.uppercased())
    let (dated, dates) = DayFirstDates.read(named)
    let (joined, headings) = Headings.removed(dated)
    let (counted, ordinals) = OrdinalWeekdays.read(joined)
    let (plain, verbs) = OpeningVerbs.read(counted)
    let (tokens, parentheses) = DaysInParentheses.opened(
      SlavicRanges.read(WordsBeforeTimes.moved(plain)))
    self.tokens = tokens
    mentionsKitchen = Self.mentionsKitchen(tokens)
    mentionsMeal = Self.mentionsMeal(tokens)
    weekdays = WeekdayResolver(
      words: tokens.compactMap(\.word), pairs: Parser.wordPairs(tokens),
      country: country?.uppercased())
    self.style = style
    namesDays = !names.isEmpty || !dates.isEmpty
    for token in tokens where token.isUnusual { warn(.unusualCharacter, token.position) }
    for position in zones { warn(.zone, position) }
    for position in parentheses { warn(.punctuation, position) }
    for position in headings + continuous { warn(.unquotedComment, position) }
    for position in names + dates + ordinals { warn(.informalDays, position) }
    for position in verbs { warn(.unquotedComment, position) }
  }

  /// Parses all rules of the value.
  ///
  /// Throws a ``Problem`` when the value is not understood.
  mutating func schedule() throws(Problem) -> [PlacedRule] {
    let written = try rules()
    let rules = applyingClosings(written)
    if case .ambiguous(let token) = doubts.verdict {
      throw Problem(kind: .ambiguous, position: tokens[token].position.lowerBound)
    }
    try checkOtherDays(than: rules)
    return rules
  }
}

extension Parser {
  /// The pairs of words with a hyphen, a word for it or a comma between them.
  private static func wordPairs(_ tokens: [Token]) -> [WeekdayResolver.Pair] {
    tokens.indices.dropFirst(2).compactMap { index in
      guard let first = tokens[index - 2].word, let last = tokens[index].word else { return nil }
      switch tokens[index - 1].kind {
      case .sign(.hyphen): return .init(first: first, last: last, isRange: true)
      case .sign(.comma), .sign(.slash), .sign(.ampersand):
        return .init(first: first, last: last, isRange: false)
      case .word(let word) where Word.of(word) == .range:
        return .init(first: first, last: last, isRange: true)
      default: return nil
      }
    }
  }

  var token: Token { tokens[index] }

  func peek(_ distance: Int = 1) -> Token {
    tokens[min(index + distance, tokens.count - 1)]
  }

  /// The meaning of the next token in the vocabulary, if it is a known word.
  func word(_ distance: Int = 0) -> Word? {
    if case .word(let word) = peek(distance).kind { return Word.of(word) }
    return nil
  }

  /// Whether a word without meaning is next, as `le` in `le lundi`; not `La`, a Finnish Saturday.
  func isFiller(_ distance: Int = 0) -> Bool {
    if isArticle(distance) { return true }
    let next = pastArticles(distance + 1)
    return word(distance) == .start && (beginsTime(next) || beginsSpanOfDays(next))
  }

  private func isArticle(_ distance: Int) -> Bool {
    isInBeforeMonth(distance) || isOnBeforeDay(distance)
      || word(distance) == .filler && !isWeekdayOrHoliday(distance)
  }

  /// Whether `am` of `am Montag` is at this distance; behind a number it is of the morning.
  func isOnBeforeDay(_ distance: Int) -> Bool {
    guard peek(distance).word == "am", index + distance == 0 || !isNumber(distance - 1) else {
      return false
    }
    return isWeekdayOrHoliday(distance + 1) || beginsDates(distance + 1)
  }

  /// Whether `en` of `fermé en août` is at this distance; elsewhere it is a word for `and`.
  func isInBeforeMonth(_ distance: Int) -> Bool {
    guard index + distance > 0, let word = peek(distance).word, ["en", "em", "ad"].contains(word),
      let month = peek(distance + 1).word, MonthNames.month(month) != nil,
      let before = tokens[index + distance - 1].word.map(Word.of)
    else { return false }
    return before == .state(.closed) || before == .list
  }

  /// Whether days from one to another are at this distance: `from Monday to Friday`, but not `from
  /// 1 May`, which says when the hours begin to count.
  private func beginsSpanOfDays(_ distance: Int) -> Bool {
    var ahead = self
    ahead.index = min(index + distance, tokens.count - 1)
    var days = DaySelector()
    if ahead.isWeekdayOrHoliday() {
      guard (try? ahead.weekdayList(into: &days)) != nil,
        case .weekdays(let first, let last) = days.days.first
      else { return false }
      return first != last
    }
    guard ahead.beginsDates(), let dates = try? ahead.dateList() else { return false }
    return dates.allSatisfy { $0.end != .same }
  }

  /// The first distance from this one on that is no word without meaning; nobody writes more than
  /// three of them.
  func pastFillers(_ distance: Int) -> Int {
    (distance..<distance + 3).first { !isFiller($0) } ?? distance + 3
  }

  /// As ``pastFillers(_:)``, for words that are never a beginning: `le`, not `from`.
  func pastArticles(_ distance: Int) -> Int {
    (distance..<distance + 3).first { !isArticle($0) } ?? distance + 3
  }

  /// Skips a sign if it is next; returns whether it was.
  mutating func take(_ sign: Token.Sign) -> Bool {
    guard token.kind == .sign(sign) else { return false }
    index += 1
    return true
  }

  mutating func warn(_ code: Warning.Code, _ position: Range<Int>) {
    // `Thanksgiving` was warned of as a whole, not as each word of its date.
    if code == .longName || code == .foreignName,
      warnings.contains(where: { $0.code == .informalDays && $0.position == position })
    {
      return
    }
    warn(Warning(code, position, .written(text(position))))
  }

  mutating func warn(_ warning: Warning) { warnings.append(warning) }

  /// A point to go back to after looking ahead.
  struct Mark {
    fileprivate let index: Int
    fileprivate let warnings: [Warning]
    fileprivate let doubts: ClockDoubts
  }

  var mark: Mark { Mark(index: index, warnings: warnings, doubts: doubts) }

  mutating func go(backTo mark: Mark) {
    index = mark.index
    warnings = mark.warnings
    doubts = mark.doubts
  }

  /// Adds a warning about the tokens from an index to the current one.
  mutating func warn(_ code: Warning.Code, since first: Int) {
    warn(code, position(since: first))
  }

  func position(since first: Int) -> Range<Int> {
    tokens[first].position.lowerBound..<tokens[max(index - 1, first)].position.upperBound
  }

  func text(_ position: Range<Int>) -> String {
    String(decoding: bytes[position], as: UTF8.self)
  }

  func problem(_ kind: Problem.Kind = .unexpected) -> Problem {
    Problem(kind: kind, position: token.position.lowerBound)
  }
}
