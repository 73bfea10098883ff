/// A word that follows an option and looks like its value, where only an attached one is a value:
/// `--json name`, `--header true`.
///
/// A list of operands would take such a word without a complaint.
struct DetachedValue {
  let command: CommandSpec
  let scan: ScanResult

  /// The error for a word of a list of operands; nil when the word is an operand for certain.
  func fact(for word: ScanResult.Word) -> ParseError.Fact? {
    guard let option = scan.occurrences.last(where: { $0.index == word.index - 1 }),
      option.text == nil
    else { return nil }
    switch option.option.kind {
    case .value: return nil
    case .flag:
      return ["true", "false"].contains(word.text)
        ? .unexpectedValue(option.spelling, value: word.text) : nil
    case .optionalValue(let type):
      return isValue(word.text, of: type)
        ? .detachedValue(option.spelling, value: word.text) : nil
    }
  }

  private func isValue(_ text: String, of type: ErasedValueType) -> Bool {
    guard type.completion == .commaSeparated(.fields) else {
      return type.allowed.contains { $0.word == text }
    }
    let names = command.fields.map { Substring($0.name) }
    return text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { path in
      names.contains(path.prefix { $0 != "." })
    }
  }
}
