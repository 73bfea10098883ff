extension ScanResult.Occurrence {
  /// Parses the value for the option that the scanner found.
  ///
  /// Throws when a value is missing, invalid or not allowed.
  func content(command: [String]) throws(ParseError) -> ParsedArguments.Content {
    try content(as: option, command: command)
  }

  /// Parses the value for `option`, which differs from the scanned one when a sub-verb followed
  /// later.
  ///
  /// Throws when a value is missing, invalid or not allowed.
  func content(
    as option: OptionDeclaration, command: [String]
  ) throws(ParseError) -> ParsedArguments.Content {
    let origin = ParseError.Origin.word(index)
    guard let type = option.value else {
      guard let text else { return .flag(!isNegated) }
      throw ParseError(
        fact: .unexpectedValue(spelling, value: text), command: command, origin: origin)
    }
    guard let text else {
      if case .optionalValue = option.kind { return .bare }
      let fact = ParseError.Fact.missingValue(
        spelling, placeholder: type.placeholder, next: nil)
      throw ParseError(fact: fact, command: command, origin: origin)
    }
    do throws(ValueError) {
      return .value(try type.parse(text))
    } catch {
      let fact = ParseError.Fact.badValue(
        subject: spelling, value: text, error: error, type: type)
      throw ParseError(fact: fact, command: command, origin: origin)
    }
  }
}

extension ScanResult.Occurrence {
  /// The option under its present name, however it was spelled.
  func asked(as option: OptionDeclaration) -> ParsedArguments.Asked {
    let sign = isNegated ? "--no-" : "--"
    return ParsedArguments.Asked(
      name: option.name, words: sign + option.name + (text.map { "=\($0)" } ?? ""))
  }
}

extension ParseError.Fact {
  static func badValue(
    subject: String, value: String, error: ValueError, type: ErasedValueType
  ) -> ParseError.Fact {
    let allowed = type.allowed.map(\.word)
    return .badValue(
      subject: subject, value: value, reason: error, allowed: allowed,
      candidates: Suggestion.closest(to: value, among: allowed))
  }
}
