import Thoroughness

/// Draws texts near to opening hours: pieces of the notation, values with slips, and plain noise.
struct RandomText {
  var random: SplitMix64

  mutating func text() -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: noise()
    case 1...3: pieces()
    default: slips()
    }
  }

  private mutating func noise() -> String {
    let count = Int.random(in: 0...36, using: &random)
    return String(
      decoding: (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }, as: UTF8.self)
  }

  private mutating func pieces() -> String {
    let count = Int.random(in: 0...12, using: &random)
    return (0..<count).map { _ in piece() }.joined()
  }

  /// A value with pieces dropped, put in, or taken from another one.
  private mutating func slips() -> String {
    var scalars = value()
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...scalars.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: scalars.insert(contentsOf: piece().unicodeScalars, at: place)
      case 1: scalars.removeSubrange(place..<min(place + 3, scalars.count))
      default:
        let other = value()
        scalars = Array(
          scalars[..<place] + other[Int.random(in: 0...other.count, using: &random)...])
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private mutating func value() -> [Unicode.Scalar] {
    Array(Self.values[Int.random(in: Self.values.indices, using: &random)].unicodeScalars)
  }

  private mutating func piece() -> String {
    Self.pieces[Int.random(in: Self.pieces.indices, using: &random)]
  }

  private static let values = [
    "Mo-Fr 08:00-12:00,13:00-17:30; Sa 9:00-13:00; PH off", "24/7", "Mo-Su 11:00-2:00",
    "Tu-Th 12:00-14:30, 18:00-22:00; Fr,Sa 12:00-24:00; Su[-1],Dec 24 off",
    "Apr 1-Oct 31 10:00-18:00; Nov: Th[4] off; Dec 25-Dec 26 -1 day off", "Mo, Tu 10-6pm",
    "2026 Mar 29-Oct 24: Mo-Su sunrise-(sunset-01:00)", "week 01-53/2 We 18:00+; SH off",
    "Mo-Fr 09:00-17:00 || \"by “appointment”\"", "easter -2 days-easter +1 day closed",
    "Oct Su[-1]-Mar Su[-1] -1 day 07:00-16:00 open \"Küche\"", "PH Mo-Fr 10:00-12:00+",
    "lundi-vendredi 9h-18h, samedi 10h30-12h", "Mon to Fri: 11am – 2:30pm and 5pm-late",
    "Täglich 10.00 bis 22.00 Uhr (Küche bis 21 Uhr)", "Su 09:30,11:00/90; 2027-2031/2 off",
    "Mo-Fr lunch (11:30-14:00), dinner: 6pm-10pm", "오전 11:30 ~ 오후 9시 30분, 17:00-翌2:00",
    "Open Tue-Sat noon-2pm & 5-9, closed Sundays", "7 days 8-11, 1:00-4:30; 1900-2021,2023-2030 Fr",
  ]

  private static let pieces = [
    "Mo", "Tu", "Su", "PH", "SH", "-", ",", ";", " ", " ", "||", "10:00", "12:00", "24/7", "off",
    "\"x\"", "[", "1", "]", "week ", "Jan ", "2025", "easter", "+", "sunset", "(", ")", "/", "day",
    ":", ".", "pm", "h", "24", "to", "Di", "–", "\n", "é", "open", "|", "31", "\"", "“", "»", "＂",
    "\u{5B1}", "\u{FFFD}", "\u{0}", "-1 day", "+2 days", "-0 day", "by appointment", "2030 ",
    "lunch ", "soir: ", "오전 ", "下午", "翌", "5", "noon", "late", "closed ", "except ", "7 days ",
  ]
}
