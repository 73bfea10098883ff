extension ValueType<String> {
  /// Any text, including the empty text.
  public static var text: ValueType { text("TEXT") }

  /// Any text, with another placeholder.
  public static func text(_ placeholder: String) -> ValueType {
    ValueType(placeholder) { text throws(ValueError) in text }
  }

  /// The name of a file, or `-` for a standard stream.
  public static var path: ValueType { path() }

  /// The name of a file.
  ///
  /// Completion offers files with one of `extensions` (without dot), or all files.
  public static func path(_ placeholder: String = "FILE", extensions: [String] = []) -> ValueType {
    ValueType(placeholder, completion: .files(extensions)) { text throws(ValueError) in
      guard !text.isEmpty else { throw .malformed(expected: "the name of a file") }
      return text
    }.inOneWord
  }

  /// The name of a directory.
  public static var directory: ValueType {
    ValueType("DIRECTORY", completion: .directory) { text throws(ValueError) in
      guard !text.isEmpty else { throw .malformed(expected: "the name of a directory") }
      return text
    }
  }

  /// One of these words.
  public static func oneOf(_ words: [String], _ placeholder: String = "WORD") -> ValueType {
    choice(placeholder, words.map { Choice($0, $0) })
  }
}

extension ValueType<Int> {
  /// A whole number within `range`, in decimal digits with an optional sign.
  public static func integer(_ placeholder: String = "N", in range: ClosedRange<Int>) -> ValueType {
    ValueType(placeholder) { text throws(ValueError) in
      let digits = text.drop { $0 == "-" || $0 == "+" }
      guard !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }) else {
        throw .malformed(expected: "a whole number")
      }
      // One of many digits is a whole number as well.
      guard let number = Int(text), range.contains(number) else {
        throw .outOfRange(lowest: "\(range.lowerBound)", highest: "\(range.upperBound)")
      }
      return number
    }
  }

  /// Any whole number that fits into `Int`.
  public static var integer: ValueType {
    ValueType("N", expects: "a whole number") { Int($0) }
  }
}

/// An allowed word and its value.
public struct Choice<Value: Sendable>: Sendable {
  /// The word as typed.
  public let word: String
  /// The value of the word.
  public let value: Value
  /// A short description; may be empty.
  public let summary: String

  /// An allowed word with its value and an optional description.
  public init(_ word: String, _ value: Value, _ summary: String = "") {
    self.word = word
    self.value = value
    self.summary = summary
  }
}

extension ValueType {
  /// One of a fixed list of words.
  ///
  /// The error for any other word has the list or a suggestion.
  public static func choice(
    _ placeholder: String,
    _ choices: @autoclosure @escaping @Sendable () -> [Choice<Value>]
  ) -> ValueType {
    ValueType(
      placeholder, allowed: choices().map { AllowedWord($0.word, $0.summary) }, completion: .allowed
    ) { text throws(ValueError) in
      guard let choice = choices().first(where: { $0.word == text }) else { throw .notAllowed }
      return choice.value
    }
  }
}

extension ValueType where Value: CaseIterable & RawRepresentable<String> {
  /// One of the cases of an enumeration, by its raw value.
  public static func oneOf(_ type: Value.Type, _ placeholder: String = "WORD") -> ValueType {
    ValueType(
      placeholder, allowed: type.allCases.map { AllowedWord($0.rawValue) }, completion: .allowed
    ) { text throws(ValueError) in
      guard let value = Value(rawValue: text) else { throw .notAllowed }
      return value
    }
  }
}
