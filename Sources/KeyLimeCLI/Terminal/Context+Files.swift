import Arguments

extension Context {
  /// The result of a verb that writes a file for other programs: the file itself, or with `--json`
  /// and its like the field `text`.
  func exported(_ text: String, isJSON: Bool = false) -> Output {
    guard format.isPlain else { return .text(text) }
    write(file: Array(text.utf8), isJSON: isJSON)
    return .shown
  }

  /// The field of such a result.
  static let exportFields = [ResultField("text", type: "string", "The file")]

  /// Writes whole lines of a file for other programs to standard output.
  ///
  /// On a terminal, harmful characters are escaped in JSON and removed elsewhere.
  func write(file bytes: [UInt8], isJSON: Bool = false) {
    guard terminal.outputIsTerminal else { return output.write(bytes) }
    // Some formats end lines with CR LF; a terminal needs only the LF.
    let text = String(decoding: bytes.filter { $0 != 0x0D }, as: UTF8.self)
    output.write(isJSON ? Sanitised.json(text) : Sanitised.prose(text))
  }
}
