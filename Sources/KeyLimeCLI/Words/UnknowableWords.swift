import KeyLimeEngine

/// Words for what a place offers besides its food and ``Service``, or whom it suits: no catalogue
/// here says that.
enum UnknowableWords {
  /// What to say to who looked for them; nil for other words.
  static func hint(on text: String) -> String? {
    let words = Folding.fold(text).split { $0 == " " || $0 == "-" }.map(String.init)
    if words.contains(where: deals.contains) {
      return "keylime deals lists what places offer for less"
    }
    guard words.contains(where: all.contains) else { return nil }
    let known = Service.allCases.map(\.title).joined(separator: ", ")
    return "a catalogue does not say this of a place, only \(known); "
      + "leave the words out, and keep what you find out with keylime note"
  }

  private static let deals: Set = [
    "deal", "deals", "offer", "offers", "discount", "discounts", "voucher", "vouchers", "coupon",
    "coupons",
  ]

  private static let all: Set = [
    "buggy", "pram", "stroller", "highchair", "highchairs", "changing",
    "toilet", "toilets", "kid", "kids", "child", "children", "baby", "toddler", "family", "dog",
    "dogs", "pets", "friendly", "wifi", "parking", "seating", "terrace", "heated",
    "quiet", "cosy", "cozy", "romantic", "anniversary", "michelin",
    "date", "birthday", "lively", "view", "views", "rooftop", "music", "booking", "reservation",
  ]
}
