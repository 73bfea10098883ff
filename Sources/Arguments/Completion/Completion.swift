/// A completion candidate.
public struct Candidate: Sendable, Hashable {
  /// The whole word, or only the value if it is part of a word.
  public let value: String
  /// A short description; may be empty.
  public let summary: String

  /// Whether it is known to fit what was typed though it may begin otherwise: `Élan` for `elan`.
  public var isMatched: Bool { matchedLength != nil }

  /// How many characters of the value stand for what was typed; nil when it has to begin with it.
  let matchedLength: Int?

  /// A candidate with an optional description.
  ///
  /// - Parameter matchedLength: How many characters of the value stand for what was typed, when the
  ///   program knows that they do although they are others.
  public init(_ value: String, _ summary: String = "", matchedLength: Int? = nil) {
    self.value = value
    self.summary = summary
    self.matchedLength = matchedLength
  }
}

/// The result of a completion request.
public struct Completion: Sendable, Hashable {
  /// An instruction to the shell besides the candidates.
  public enum Directive: Sendable, Hashable {
    /// No instruction.
    case none
    /// Add no space after the word, because it may continue, as in `--json=id`.
    case noSpace
    /// Add files with one of these extensions (without dot); all files when empty.
    case files([String])
    /// Add directories.
    case directories
  }

  /// The candidates, the most useful first.
  public var candidates: [Candidate] = []
  /// The instruction to the shell.
  public var directive: Directive = .none

  static let nothing = Completion()
}

/// A request to the program for values of a dynamic kind.
public struct DynamicRequest: Sendable {
  /// The kind, as the value type names it.
  public let kind: String
  /// The part of the value that is already typed.
  public let prefix: String
  /// The verb and its sub-verbs.
  public let path: [String]
  /// The operands before the cursor.
  public let operands: [String]
  /// The options before the cursor: long names and texts of values.
  public let options: [(name: String, text: String?)]

  /// The text of the last value of an option; nil when it was not given.
  public func text(of option: String) -> String? {
    options.last { $0.name == option }?.text
  }
}
