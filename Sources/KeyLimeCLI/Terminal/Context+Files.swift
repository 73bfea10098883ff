extension Context {
  /// Writes whole lines of a file for other programs to standard output.
  ///
  /// A terminal gets them without what could harm it: in JSON that is escaped, elsewhere left out.
  func write(file bytes: [UInt8], isJSON: Bool = false) {
    guard terminal.outputIsTerminal else { return output.write(bytes) }
    // The lines of some formats end in CR LF, of which a terminal needs only the LF.
    let text = String(decoding: bytes.filter { $0 != 0x0D }, as: UTF8.self)
    output.write(isJSON ? Sanitised.json(text) : Sanitised.prose(text))
  }
}
