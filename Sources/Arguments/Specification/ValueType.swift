/// How the text of an option's value or an operand is parsed into a `Value`.
///
/// A value type is declared once and shared by all options with such values. It has everything that
/// parsing, help, man pages and completion need:
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
  /// What values can be, in sentences for `--help` and the manual; may be empty.
  public let meaning: String
  /// The source of completion candidates.
  public let completion: CompletionHint
  /// Whether an extra word is another value, as with ids and files.
  ///
  /// Otherwise it may be the rest of a value that lacks its quotes.
  public private(set) var isOneWord = false
  /// Parses a text; throws a ``ValueError`` when it is invalid.
  public let parse: @Sendable (String) throws(ValueError) -> Value
  /// Returns the allowed words, in the order of the help page; none when any text is allowed.
  ///
  /// It is called only for help, completion and errors; most runs do not need them.
  let words: @Sendable () -> [AllowedWord]

  /// Declares a value type whose parser throws its own errors.
  public init(
    _ placeholder: String, allowed: @autoclosure @escaping @Sendable () -> [AllowedWord] = [],
    meaning: String = "", completion: CompletionHint = .none,
    parse: @escaping @Sendable (String) throws(ValueError) -> Value
  ) {
    self.placeholder = placeholder
    self.meaning = meaning
    words = allowed
    self.completion = completion
    self.parse = parse
  }

  /// Declares a value type whose parser returns nil for invalid text.
  ///
  /// `expects` completes the message "expected …", such as "a distance such as 300m or 2km".
  public init(
    _ placeholder: String, expects: String, completion: CompletionHint = .none,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.init(placeholder, completion: completion) { text throws(ValueError) in
      guard let value = read(text) else { throw .malformed(expected: expects) }
      return value
    }
  }

  /// The same type with another placeholder, such as `.text.named("CUISINE")`.
  public func named(_ placeholder: String) -> ValueType {
    ValueType(
      placeholder, allowed: words(), meaning: meaning, completion: completion, parse: parse)
  }

  /// The same type with another completion, such as `.text.completed(by: .dynamic("place"))`.
  public func completed(by completion: CompletionHint) -> ValueType {
    ValueType(
      placeholder, allowed: words(), meaning: meaning, completion: completion, parse: parse)
  }

  /// The same type, where an extra word is another value; see ``isOneWord``.
  public var inOneWord: ValueType {
    var type = self
    type.isOneWord = true
    return type
  }

  /// The same type, or nil for an empty text, which clears a field: `--birth-date ''`.
  public var orNothing: ValueType<Value?> {
    ValueType<Value?>(
      placeholder, allowed: words(), meaning: meaning, completion: completion
    ) { text throws(ValueError) in text.isEmpty ? nil : try parse(text) }
  }

  /// A list of values in one word, separated by commas: `id,name`.
  ///
  /// The element's parser decides about empty pieces. Completion continues after a comma.
  public static func commaSeparated<Element>(_ element: ValueType<Element>) -> ValueType
  where Value == [Element] {
    ValueType(
      element.placeholder, allowed: element.words(), meaning: element.meaning,
      completion: .commaSeparated(element.completion)
    ) { text throws(ValueError) in
      var values: [Element] = []
      for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
        values.append(try element.parse(withoutBlanks(around: piece)))
      }
      return values
    }
  }

  /// People write a blank after a comma.
  private static func withoutBlanks(around piece: Substring) -> String {
    let text = piece.drop { $0 == " " }
    return text.lastIndex { $0 != " " }.map { String(text[...$0]) } ?? ""
  }

  var erased: ErasedValueType {
    ErasedValueType(
      placeholder: placeholder, meaning: meaning, completion: completion, isOneWord: isOneWord,
      words: words
    ) { text throws(ValueError) in try parse(text) }
  }
}

/// An allowed word with an optional description.
public struct AllowedWord: Sendable, Hashable {
  /// The word as typed.
  public let word: String
  /// A short description, shown in help and completion; may be empty.
  public let summary: String

  /// An allowed word with an optional description.
  public init(_ word: String, _ summary: String = "") {
    self.word = word
    self.summary = summary
  }
}

/// Why the text of a value is invalid.
public enum ValueError: Error, Sendable, Hashable {
  /// The text does not have the expected form; `expected` completes the message "expected …".
  case malformed(expected: String)
  /// The number is outside `lowest...highest`, both as users write them.
  case outOfRange(lowest: String, highest: String)
  /// The text is not one of the allowed words.
  case notAllowed
}

/// The source of completion candidates for a value.
public indirect enum CompletionHint: Sendable, Hashable {
  /// No candidates: any text is allowed.
  case none
  /// The allowed words.
  case allowed
  /// Files with one of these extensions (without dot); all files when the list is empty.
  case files([String])
  /// Directories.
  case directory
  /// Values that the program provides for this kind, such as `place`.
  case dynamic(String)
  /// The verb's JSON fields; use `commaSeparated(.fields)` for a list.
  case fields
  /// Verbs, their sub-verbs and help topics, for `help VERB...`.
  case commands
  /// Several values in one word, separated by commas.
  case commaSeparated(CompletionHint)
  /// The first hint when the option of this name is given, else the second.
  case withOption(String, CompletionHint, otherwise: CompletionHint)
}

/// A value type without its `Value`, for parser and generators.
public struct ErasedValueType: Sendable {
  /// The name of the value in upper case.
  public let placeholder: String
  /// What values can be, in sentences; may be empty.
  public let meaning: String
  /// The allowed words; empty when any text is allowed.
  public var allowed: [AllowedWord] { words() }
  /// The source of completion candidates.
  public let completion: CompletionHint
  /// Whether an extra word is another value.
  public let isOneWord: Bool
  let words: @Sendable () -> [AllowedWord]
  let parse: @Sendable (String) throws(ValueError) -> any Sendable

  /// Whether a value may consist of several words.
  var mayHaveBlanks: Bool { !isOneWord && accepts("two words") }

  /// Whether a text is valid.
  public func accepts(_ text: String) -> Bool { (try? parse(text)) != nil }
}
