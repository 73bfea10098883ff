import KeyLimeEngine

/// Words that another verb answers, and words for what a place offers besides its food and
/// ``Service``, or whom it suits: no catalogue here says that.
enum UnknowableWords {
  /// What to say to who looked for them; nil for other words.
  static func hint(on text: String) -> String? {
    let words = Folding.fold(text).split { $0 == " " || $0 == "-" }.map(String.init)
    if let verb = verbs.first(where: { words.contains(where: $0.words.contains) }) {
      return verb.advice
    }
    guard words.contains(where: all.contains) else { return nil }
    let known = Service.allCases.map(\.title).joined(separator: ", ")
    return "a catalogue does not say this of a place, only \(known); "
      + "leave the words out, and keep what you find out with keylime note"
  }

  private static let verbs: [(words: Set<String>, advice: String)] = [
    (
      [
        "deal", "deals", "offer", "offers", "discount", "discounts", "voucher", "vouchers",
        "coupon", "coupons",
      ], "keylime deals lists what places offer for less"
    ),
    (["favourites", "favorites", "favs"], "keylime fav lists your favourites"),
    (
      ["liked", "loved"],
      "keylime rate lists what you rated, and keylime likes what you liked while swiping"
    ),
    (["visited"], "keylime timeline lists where you have been"),
  ]

  private static let all: Set = [
    "buggy", "pram", "stroller", "highchair", "highchairs", "changing",
    "toilet", "toilets", "kid", "kids", "child", "children", "baby", "toddler", "family", "dog",
    "dogs", "pets", "friendly", "wifi", "parking", "seating", "terrace", "heated",
    "quiet", "cosy", "cozy", "romantic", "anniversary", "michelin",
    "date", "birthday", "lively", "view", "views", "rooftop", "music", "booking", "reservation",
  ]
}
