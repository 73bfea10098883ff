/// The JSON-LD in an HTML page.
enum HTMLScripts {
  /// The contents of the page's `application/ld+json` scripts; nil when the text is no HTML.
  static func find(in bytes: ByteView, text: Range<Int>) -> [Range<Int>]? {
    guard let first = text.first(where: { !isJSONSpace(bytes[$0]) }), bytes[first] == 0x3C else {
      return nil
    }
    var scripts: [Range<Int>] = []
    var position = first
    while let tag = find("<script", in: bytes, from: position, to: text.upperBound),
      let close = find(">", in: bytes, from: tag, to: text.upperBound)
    {
      let end = find("</script", in: bytes, from: close, to: text.upperBound) ?? text.upperBound
      if find("application/ld+json", in: bytes, from: tag, to: close) != nil {
        scripts.append(close + 1..<end)
      }
      position = max(end, close + 1)
    }
    return scripts
  }

  /// Where a lower-case ASCII text first occurs, whatever its case in the page.
  static func find(
    _ text: StaticString, in bytes: ByteView, from start: Int, to end: Int
  ) -> Int? {
    let count = text.utf8CodeUnitCount
    guard start + count <= end else { return nil }
    return (start...end - count).first { offset in
      (0..<count).allSatisfy { lowered(bytes[offset + $0]) == text.utf8Start[$0] }
    }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
