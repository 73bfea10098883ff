/// The result of parsing a value.
public enum ParseResult: Hashable, Sendable {
  /// The value was understood; warnings are sorted by position.
  case understood(Schedule, warnings: [Warning])
  /// The value was not understood, or is ambiguous.
  case notUnderstood(Problem)

  /// The schedule; nil when the value was not understood.
  public var schedule: Schedule? {
    if case .understood(let schedule, _) = self { return schedule }
    return nil
  }
}

/// Why a value was not understood.
public struct Problem: Error, Hashable, Sendable {
  /// The kinds of problems.
  public enum Kind: Hashable, Sendable {
    /// There is nothing but white space and separators.
    case empty
    /// The value is longer than 4,096 bytes.
    case tooLong
    /// Something has no meaning in this place.
    case unexpected
    /// The value has more than one meaning.
    case ambiguous
    /// A number is out of range.
    case outOfRange
    /// A sentence says on which days the place is closed, and nothing of the others.
    case onlyClosed
  }

  /// The kind of problem.
  public let kind: Kind
  /// The byte offset, in UTF-8, at which the problem was noticed.
  public let position: Int

  /// A short English description.
  public var message: String {
    switch kind {
    case .empty: "no rule in the value"
    case .tooLong: "the value is too long"
    case .unexpected: "cannot be understood from byte \(position) on"
    case .ambiguous: "could mean more than one thing at byte \(position)"
    case .outOfRange: "number out of range at byte \(position)"
    case .onlyClosed: "says when the place is closed, not when it is open"
    }
  }
}

extension Schedule {
  /// Parses a value as ``parse(_:country:)`` does, but without warnings: for evaluating thousands
  /// of places.
  ///
  /// A part of a value, unlike a whole one, may say in words on which days a place is closed and
  /// nothing of the others: `Sunday: Closed`. Throws a ``Problem`` when the value is not understood.
  public init(
    reading text: String, country: String? = nil, isWhole: Bool = true
  ) throws(Problem) {
    var reader = PlainReader(text)
    if let rules = reader.rules() {
      self.init(rules: rules)
      return
    }
    let read = try Parser.read(text, country: country, isWhole: isWhole)
    self.init(rules: read.rules.map(\.rule))
  }

  /// Parses a value of the OpenStreetMap tag `opening_hours`.
  ///
  /// Besides the strict notation, it accepts common spellings that are unambiguous, and warns about
  /// each. It never fails; an ambiguous value is not understood. An ISO 3166-1 country code tells
  /// the languages in which a short name of a weekday may be meant: `So` is Sunday in Germany.
  public static func parse(_ text: String, country: String? = nil) -> ParseResult {
    if let plain = Schedule(plain: text) { return .understood(plain, warnings: []) }
    do throws(Problem) {
      let (schedule, warnings) = try read(text, country: country)
      return .understood(schedule, warnings: warnings)
    } catch {
      return .notUnderstood(error)
    }
  }

  /// What the parser reads, whatever the value is like.
  ///
  /// Throws a ``Problem`` when the value is not understood.
  static func read(
    _ text: String, country: String? = nil
  ) throws(Problem) -> (schedule: Schedule, warnings: [Warning]) {
    let (rules, warnings) = try Parser.read(text, country: country)
    let schedule = Schedule(rules: rules.map(\.rule))
    let positions = rules.map(\.position)
    let found =
      ErasedHours(schedule, positions: positions).warnings
      + CommentsAlone(schedule, positions: positions).warnings
      + TimesWithoutDays(schedule, positions: positions).warnings(in: text)
      + RulesWithoutTimes(schedule, positions: positions).warnings(in: text)
    let sorted = (warnings + found).sorted { $0.position.lowerBound < $1.position.lowerBound }
    return (schedule, sorted)
  }
}

extension Schedule {
  /// A simple value that no warning is about; nil when it is another one.
  init?(plain text: String) {
    var reader = PlainReader(text)
    guard let rules = reader.rules(), reader.isStrict else { return nil }
    for rule in rules.dropFirst() where rule.days.isEmpty || rules[0].days.isEmpty { return nil }
    if rules.count > 1, rules.contains(where: \.mayPassMidnight) { return nil }
    self.init(rules: rules)
  }
}

extension Parser {
  /// Reads a value, again on a 12-hour clock when it turns out to be written on one.
  fileprivate static func read(
    _ text: String, country: String?, isWhole: Bool = true
  ) throws(Problem) -> (rules: [PlacedRule], warnings: [Warning]) {
    var parser = try Parser(text, country: country)
    parser.isWhole = isWhole
    let rules = try parser.schedule()
    if parser.doubts.verdict == .style(.asWritten) { return (rules, parser.warnings) }
    var again = try Parser(text, country: country, style: .twelveHours)
    again.isWhole = isWhole
    again.startsLate = parser.doubts.startsLate
    return (try again.schedule(), again.warnings)
  }
}
