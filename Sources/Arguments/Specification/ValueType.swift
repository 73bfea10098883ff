/// How the text of an option's value or of an operand becomes a `Value`.
///
/// A value type is declared once and shared by every option that takes such a value; it carries
/// everything that parsing, help, man pages and completion need to know:
///
/// ```swift
/// extension ValueType<Distance> {
///   static let distance = ValueType("DISTANCE", expects: "a distance such as 300m or 2km") {
///     Distance($0)
///   }
/// }
/// ```
public struct ValueType<Value: Sendable>: Sendable {
  /// The name of the value in upper case, such as `DISTANCE`; help shows it as `<distance>`.
  public let placeholder: String
  /// The words that are accepted, in the order in which help lists them; empty when any text may do.
  public var allowed: [AllowedWord] { words() }
  /// What a Tab press offers.
  public let completion: CompletionHint
  /// Turns the text into a value, or says what is wrong with it.
  public let parse: @Sendable (String) throws(ValueError) -> Value
  /// Asked only by help, completion and errors: most runs of a program need no list of words.
  let words: @Sendable () -> [AllowedWord]

  /// Declares a value type whose parser says itself what is wrong.
  public init(
    _ placeholder: String, allowed: @autoclosure @escaping @Sendable () -> [AllowedWord] = [],
    completion: CompletionHint = .none,
    parse: @escaping @Sendable (String) throws(ValueError) -> Value
  ) {
    self.placeholder = placeholder
    words = allowed
    self.completion = completion
    self.parse = parse
  }

  /// Declares a value type whose parser returns nil for text that it cannot read.
  ///
  /// `expects` ends the sentence "expected …", such as "a distance such as 300m or 2km".
  public init(
    _ placeholder: String, expects: String, completion: CompletionHint = .none,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.init(placeholder, completion: completion) { text throws(ValueError) in
      guard let value = read(text) else { throw .malformed(expected: expects) }
      return value
    }
  }

  /// The same values under another placeholder, such as `.text.named("CUISINE")`.
  public func named(_ placeholder: String) -> ValueType {
    ValueType(placeholder, allowed: words(), completion: completion, parse: parse)
  }

  /// The same values with another completion, such as `.text.completed(by: .dynamic("place"))`.
  public func completed(by completion: CompletionHint) -> ValueType {
    ValueType(placeholder, allowed: words(), completion: completion, parse: parse)
  }

  /// A list of values in one word, separated by commas: `id,name`.
  ///
  /// Empty pieces are refused by the element's own parser. A Tab press continues after a comma.
  public static func commaSeparated<Element>(_ element: ValueType<Element>) -> ValueType
  where Value == [Element] {
    ValueType(
      element.placeholder, allowed: element.words(),
      completion: .commaSeparated(element.completion)
    ) { text throws(ValueError) in
      var values: [Element] = []
      for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
        values.append(try element.parse(String(piece)))
      }
      return values
    }
  }

  var erased: ErasedValueType {
    ErasedValueType(placeholder: placeholder, completion: completion, words: words) {
      text throws(ValueError) in try parse(text)
    }
  }
}

/// A word that a value may be, with what it means; the meaning may be empty.
public struct AllowedWord: Sendable, Hashable {
  /// The word as it is typed.
  public let word: String
  /// What the word means, in a few words; shown in help and beside the completion.
  public let summary: String

  /// Names a word.
  public init(_ word: String, _ summary: String = "") {
    self.word = word
    self.summary = summary
  }
}

/// What is wrong with the text of a value.
public enum ValueError: Error, Sendable, Hashable {
  /// The text is not of the expected form; `expected` ends the sentence "expected …".
  case malformed(expected: String)
  /// The number lies outside `lowest...highest`, both written as the user would.
  case outOfRange(lowest: String, highest: String)
  /// The text is none of the allowed words.
  case notAllowed
}

/// What a Tab press offers where a value is due.
public indirect enum CompletionHint: Sendable, Hashable {
  /// Nothing: any text may follow.
  case none
  /// The words that are accepted.
  case allowed
  /// Files whose name ends in one of these extensions (no dot); every file when the list is empty.
  case files([String])
  /// Directories.
  case directory
  /// Whatever the program finds for this kind of thing, such as `place`.
  case dynamic(String)
  /// The verb's JSON fields; `commaSeparated(.fields)` for a list of them.
  case fields
  /// Verbs and, behind one, its sub-verbs; topics of help too. For `help VERB...`.
  case commands
  /// Several values in one word, separated by commas.
  case commaSeparated(CompletionHint)
}

/// A value type that has forgotten its `Value`, as the parser and the generators see it.
public struct ErasedValueType: Sendable {
  /// The name of the value in upper case.
  public let placeholder: String
  /// The accepted words; empty when any text may do.
  public var allowed: [AllowedWord] { words() }
  /// What a Tab press offers.
  public let completion: CompletionHint
  let words: @Sendable () -> [AllowedWord]
  let parse: @Sendable (String) throws(ValueError) -> any Sendable
}
