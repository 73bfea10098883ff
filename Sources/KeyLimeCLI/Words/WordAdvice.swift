import KeyLimeEngine

/// What to say of words that no place has in its name: another verb answers some; others are for
/// what a place offers besides its food and ``Service``, or whom it suits, and no catalogue here
/// says that.
enum WordAdvice {
  /// Which verb answers; nil for all other words.
  static func verb(for text: String) -> String? {
    let words = words(of: text)
    return verbs.first { words.contains(where: $0.words.contains) }?.advice
  }

  /// That no catalogue says it; nil for all other words.
  static func unknowable(in text: String) -> String? {
    guard words(of: text).contains(where: all.contains) else { return nil }
    let known = Service.allCases.map(\.title).joined(separator: ", ")
    return "a catalogue does not say this of a place, only \(known); "
      + "leave the words out, and keep what you find out with keylime note"
  }

  private static func words(of text: String) -> [String] {
    Folding.fold(text).split { $0 == " " || $0 == "-" }.map(String.init)
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
    (["closed"], "places are listed by when they are open; keylime show tells when one is closed"),
  ]

  private static let all: Set = [
    "buggy", "pram", "stroller", "highchair", "highchairs", "changing",
    "toilet", "toilets", "kid", "kids", "child", "children", "baby", "toddler", "family", "dog",
    "dogs", "pets", "friendly", "wifi", "parking", "seating", "terrace", "heated",
    "quiet", "cosy", "cozy", "romantic", "anniversary", "michelin",
    "date", "birthday", "lively", "view", "views", "rooftop", "music", "booking", "reservation",
  ]
}
