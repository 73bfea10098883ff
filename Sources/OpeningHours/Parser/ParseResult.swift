/// What came of reading a value.
public enum ParseResult: Hashable, Sendable {
  /// It was understood, perhaps with warnings in the order of their positions.
  case understood(Schedule, warnings: [Warning])
  /// It was not understood, or could mean more than one thing.
  case notUnderstood(Problem)

  /// The schedule, when there is one.
  public var schedule: Schedule? {
    if case .understood(let schedule, _) = self { return schedule }
    return nil
  }
}

/// Why a value was not understood.
public struct Problem: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// Nothing but white space and separators.
    case empty
    /// More than 65,536 bytes.
    case tooLong
    /// Something that has no place here.
    case unexpected
    /// It can be read in more than one way.
    case ambiguous
    /// A number out of its range.
    case outOfRange
  }

  /// What is wrong.
  public let kind: Kind
  /// The byte, in UTF-8, at which it was noticed.
  public let position: Int

  /// The problem in a few English words.
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
  /// Reads a value as ``parse(_:)`` does, but looks for nothing to warn about: for those who ask
  /// thousands of places whether they are open.
  public init(reading text: String) throws(Problem) {
    var reader = PlainReader(text)
    if let rules = reader.rules() {
      self.init(rules: rules)
      return
    }
    var parser = try Parser(text)
    self.init(rules: try parser.schedule().map(\.rule))
  }

  /// Reads a value of the OpenStreetMap tag `opening_hours`.
  ///
  /// Beyond the strict notation it takes the spellings that people use and that mean one thing only,
  /// and warns about each. It never fails on any text: what could be read in two ways is not
  /// understood.
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
