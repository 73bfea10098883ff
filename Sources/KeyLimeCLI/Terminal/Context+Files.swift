extension Context {
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
