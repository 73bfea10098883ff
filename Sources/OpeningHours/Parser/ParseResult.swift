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
    /// The value is longer than 65,536 bytes.
    case tooLong
    /// Something has no meaning in this place.
    case unexpected
    /// The value has more than one meaning.
    case ambiguous
    /// A number is out of range.
    case outOfRange
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
    }
  }
}

extension Schedule {
  /// Parses a value as ``parse(_:)`` does, but without warnings: for evaluating thousands of
  /// places.
  ///
  /// Throws a ``Problem`` when the value is not understood.
  public init(reading text: String) throws(Problem) {
    var reader = PlainReader(text)
    if let rules = reader.rules() {
      self.init(rules: rules)
      return
    }
    var parser = try Parser(text)
    self.init(rules: try parser.schedule().map(\.rule))
  }

  /// Parses a value of the OpenStreetMap tag `opening_hours`.
  ///
  /// Besides the strict notation, it accepts common spellings that are unambiguous, and warns about
  /// each. It never fails; an ambiguous value is not understood.
  public static func parse(_ text: String) -> ParseResult {
    do throws(Problem) {
      var parser = try Parser(text)
      let rules = try parser.schedule()
      let schedule = Schedule(rules: rules.map(\.rule))
      let positions = rules.map(\.position)
      let found =
        ErasedHours(schedule, positions: positions).warnings
        + TimesWithoutDays(schedule, positions: positions).warnings(in: text)
      return .understood(
        schedule,
        warnings: (parser.warnings + found).sorted {
          $0.position.lowerBound < $1.position.lowerBound
        })
    } catch {
      return .notUnderstood(error)
    }
  }
}
