/// Time zones behind times, as in `9am-5pm EST`, `10.00-22.00 WIB` and `(GMT+7)`: the hours are those
/// of the clocks at the place, so the names add nothing.
enum ZoneNames {
  /// Removes each name in capitals behind a time, with its parentheses.
  ///
  /// Returns the other tokens, and where the names were.
  static func removed(
    _ tokens: [Token], of bytes: [UInt8]
  ) -> (tokens: [Token], zones: [Range<Int>]) {
    func isZone(_ token: Token) -> Bool {
      guard let word = token.word else { return false }
      return zones.contains(word) && bytes[token.position].elementsEqual(word.uppercased().utf8)
    }
    guard tokens.contains(where: isZone) else { return (tokens, []) }
    var result: [Token] = []
    var removed: [Range<Int>] = []
    var index = 0
    while index < tokens.count {
      let isEnclosed = tokens[index].kind == .sign(.openParenthesis)
      let name = isEnclosed ? index + 1 : index
      if name < tokens.count, isZone(tokens[name]), result.last.map(endsTime) ?? false,
        let end = end(of: tokens, name: name, isEnclosed: isEnclosed)
      {
        removed.append(tokens[index].position.lowerBound..<tokens[end - 1].position.upperBound)
        index = end
      } else {
        result.append(tokens[index])
        index += 1
      }
    }
    return (result, removed)
  }

  private static let zones: Set = [
    "est", "edt", "et", "cst", "cdt", "ct", "mst", "mdt", "mt", "pst", "pdt", "pt", "akst", "akdt",
    "hst", "gmt", "utc", "bst", "cet", "cest", "eet", "eest", "wet", "west", "msk", "мск", "ist",
    "pkt", "ict", "wib", "wita", "wit", "sgt", "myt", "hkt", "pht", "jst", "kst", "awst", "acst",
    "aest", "aedt", "nzst", "nzdt", "sast", "eat", "wat", "brt", "clt",
  ]

  /// The index behind the name at an index; nil when the word may be something else, as `PT` is a
  /// Friday in Polish and `CET` a Thursday in Croatian.
  private static func end(of tokens: [Token], name: Int, isEnclosed: Bool) -> Int? {
    var next = name + 1
    if [.sign(.plus), .sign(.hyphen)].contains(tokens[next].kind), !tokens[next].isSpaced,
      case .number(0...14, _) = tokens[next + 1].kind,
      ["gmt", "utc"].contains(tokens[name].word)
    {
      next += 2
    }
    if isEnclosed { return tokens[next].kind == .sign(.closeParenthesis) ? next + 1 : nil }
    switch tokens[next].kind {
    case .end, .sign(.semicolon), .sign(.lineBreak), .sign(.closeParenthesis), .sign(.bar):
      return next
    case .sign(.comma), .sign(.hyphen), .sign(.openParenthesis):
      return tokens[name].position.count > 2 ? next : nil
    default: return nil
    }
  }

  private static func endsTime(_ token: Token) -> Bool {
    switch token.kind {
    case .number, .sign(.dot): true
    case .word(let word): word == "m" || [.morning, .afternoon, .hourMark].contains(Word.of(word))
    default: false
    }
  }
}
