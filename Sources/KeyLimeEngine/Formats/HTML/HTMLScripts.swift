/// The JSON-LD in an HTML page.
enum HTMLScripts {
  /// The contents of the page's `application/ld+json` scripts; nil when the text is no HTML.
  static func find(in bytes: ByteView, text: Range<Int>) -> [Range<Int>]? {
    guard let first = text.first(where: { !isJSONSpace(bytes[$0]) }), bytes[first] == 0x3C else {
      return nil
    }
    var scripts: [Range<Int>] = []
    var position = first
    while let tag = bytes.find(ignoringCase: "<script", from: position, to: text.upperBound),
      let close = bytes.find(ignoringCase: ">", from: tag, to: text.upperBound)
    {
      let end =
        bytes.find(ignoringCase: "</script", from: close, to: text.upperBound) ?? text.upperBound
      if bytes.find(ignoringCase: "application/ld+json", from: tag, to: close) != nil {
        scripts.append(close + 1..<end)
      }
      position = max(end, close + 1)
    }
    return scripts
  }
}
