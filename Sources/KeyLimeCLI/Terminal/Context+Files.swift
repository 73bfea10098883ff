extension Context {
  /// Writes whole lines of a file for other programs to standard output.
  ///
  /// A terminal gets them without what could harm it: in JSON that is escaped, elsewhere left out.
  func write(file bytes: [UInt8], isJSON: Bool = false) {
    guard terminal.outputIsTerminal else { return output.write(bytes) }
    let text = String(decoding: bytes, as: UTF8.self)
    output.write(isJSON ? Sanitised.json(text) : Sanitised.prose(text))
  }
}
