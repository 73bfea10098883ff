/// Makes names comparable: case, accents, apostrophes and points do not count, white space and
/// hyphens are one space.
enum NameFolding {
  /// `Zoë O'Neill-Łuk` becomes `zoe oneill luk`.
  static func folded(_ name: String) -> String {
    var folded = ""
    var isBetweenWords = false
    for scalar in name.lowercased().unicodeScalars {
      if scalar.properties.isWhitespace || scalar.properties.isDash {
        isBetweenWords = !folded.isEmpty
      } else if let plain = plain(scalar) {
        if isBetweenWords { folded += " " }
        isBetweenWords = false
        folded += plain
      }
    }
    return folded
  }

  /// What a scalar counts as; nil when it does not count.
  private static func plain(_ scalar: Unicode.Scalar) -> String? {
    // Most names are ASCII, and the table takes longer to make than all else that is done with one.
    if !scalar.isASCII, let plain = plainByAccented[scalar] { return plain }
    return isIgnored(scalar) ? nil : String(scalar)
  }

  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .format, .control, .modifierLetter: true
    default: "'’‘`´.,\"()".unicodeScalars.contains(scalar)
    }
  }

  private static let plainByAccented: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    for (plain, accented) in accentedByPlain {
      for scalar in accented.unicodeScalars { table[scalar] = plain }
    }
    return table
  }()

  /// Letters that stand for themselves with a mark, and those that people type as two.
  private static let accentedByPlain: [(plain: String, accented: String)] = [
    ("a", "àáâãäåāăąǎạảấầẩẫậắằẳẵặ"), ("c", "çćĉċč"), ("d", "ďđð"),
    ("e", "èéêëēĕėęěẹẻẽếềểễệ"), ("g", "ĝğġģ"), ("h", "ĥħ"), ("i", "ìíîïĩīĭįıǐỉị"),
    ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀł"), ("n", "ñńņňŋ"),
    ("o", "òóôõöøōŏőơǒọỏốồổỗộớờởỡợ"), ("r", "ŕŗř"), ("s", "śŝşšș"), ("t", "ţťŧț"),
    ("u", "ùúûüũūŭůűųưǔụủứừửữự"), ("w", "ŵẁẃẅ"), ("y", "ýÿŷỳỵỷỹ"), ("z", "źżž"),
    ("ae", "æ"), ("oe", "œ"), ("ss", "ß"), ("th", "þ"),
    ("α", "ά"), ("ε", "έ"), ("η", "ή"), ("ι", "ίϊΐ"), ("ο", "ό"), ("υ", "ύϋΰ"), ("ω", "ώ"),
    ("σ", "ς"), ("е", "ё"), ("и", "й"),
  ]
}
