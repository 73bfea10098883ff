extension Int {
  /// Reads a number of ASCII digits, neither more nor fewer; nil for anything else.
  init?(digits: some StringProtocol, count: Int) {
    guard digits.utf8.count == count, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    self.init(digits)
  }

  /// The number with zeros in front of it, not below zero.
  func padded(to width: Int = 2) -> String {
    var writer = DigitWriter()
    writer.write(self, width)
    return writer.text
  }
}
