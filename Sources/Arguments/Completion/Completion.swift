/// A word that may stand at the cursor.
public struct Candidate: Sendable, Hashable {
  /// The word or, for a value within a word, the value alone.
  public let value: String
  /// What it is, in a few words; may be empty.
  public let summary: String

  /// Offers a word.
  public init(_ value: String, _ summary: String = "") {
    self.value = value
    self.summary = summary
  }
}

/// What a Tab press brings.
public struct Completion: Sendable, Hashable {
  /// What the shell is asked to do besides showing the candidates.
  public enum Directive: Sendable, Hashable {
    /// Nothing.
    case none
    /// Put no space behind the word: it may go on, as after `--json=id`.
    case noSpace
    /// Add files with one of these extensions (no dot), or all.
    case files([String])
    /// Add directories.
    case directories
  }

  /// Whole words, in the order in which they are worth showing.
  public var candidates: [Candidate] = []
  /// What the shell is asked to do.
  public var directive: Directive = .none

  static let nothing = Completion()
}

/// What the program is asked when a value of a dynamic kind is completed.
public struct DynamicRequest: Sendable {
  /// The kind, as the value type names it.
  public let kind: String
  /// What is typed so far of the value.
  public let prefix: String
  /// The verb and its sub-verbs.
  public let path: [String]
  /// The operands before the cursor.
  public let operands: [String]
  /// The options before the cursor: long names and texts of values.
  public let options: [(name: String, text: String?)]

  /// The text of the last value given to an option.
  public func text(of option: String) -> String? {
    options.last { $0.name == option }?.text
  }
}
