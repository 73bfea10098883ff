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
        scripts.append(content(of: close + 1..<end, in: bytes))
      }
      position = max(end, close + 1)
    }
    return scripts
  }

  /// A script without `//<![CDATA[` and `//]]>` around it, which old pages have for XML.
  private static func content(of script: Range<Int>, in bytes: ByteView) -> Range<Int> {
    let text = script.drop { isJSONSpace(bytes[$0]) }
    guard let start = text.first, bytes[start] == 0x2F || bytes[start] == 0x3C,
      let open = bytes.find(ignoringCase: "<![cdata[", from: start, to: script.upperBound),
      let close = bytes.find(ignoringCase: "]]>", from: open, to: script.upperBound)
    else { return script }
    // Around them are the signs of comments.
    let isContent = { (index: Int) in "{}[]".utf8.contains(bytes[index]) }
    guard let first = (open + 9..<close).first(where: isContent),
      let last = (first..<close).last(where: isContent)
    else { return script }
    return first..<last + 1
  }
}
