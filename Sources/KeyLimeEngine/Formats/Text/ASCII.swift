extension UInt8 {
  /// An ASCII letter in lower case; any other byte as it is.
  @inline(__always)
  var lowercasedASCII: UInt8 { self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self }
}

extension ByteView {
  /// Where an ASCII text in lower case first occurs, in whatever case; nil when it does not.
  func find(ignoringCase text: StaticString, from start: Int = 0, to end: Int) -> Int? {
    let count = text.utf8CodeUnitCount
    guard start + count <= end else { return nil }
    return (start...end - count).first { offset in
      (0..<count).allSatisfy { self[offset + $0].lowercasedASCII == text.utf8Start[$0] }
    }
  }
}
