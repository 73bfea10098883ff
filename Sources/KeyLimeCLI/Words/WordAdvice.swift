import KeyLimeEngine

/// What to say of words that no place has in its name: another verb answers some; others are for
/// what a place offers besides its food and ``Service``, or whom it suits, and no catalogue here
/// says that.
enum WordAdvice {
  /// Which verb answers; nil for all other words.
  static func verb(for text: String) -> String? {
    if let advice = verb(forWhole: text) { return advice }
    let words = words(of: text)
    return verbs.first { words.contains(where: $0.words.contains) }?.advice
  }

  /// Which verb answers a text as a whole, whose words many places have in their names.
  private static func verb(forWhole text: String) -> String? {
    let whole = words(of: text).joined(separator: " ")
    if whole.hasSuffix("last time") || past.contains(where: whole.hasPrefix) { return timeline }
    return wholes.first { $0.texts.contains(whole) }?.advice
  }

  /// That no catalogue says it; nil for all other words.
  static func unknowable(in text: String) -> String? {
    guard words(of: text).contains(where: all.contains) else { return nil }
    let known = Service.allCases.map(\.title).joined(separator: ", ")
    return "a catalogue does not say this of a place, only \(known); "
      + "leave the words out, and keep what you find out with keylime note"
  }

  /// Whether places have some words of a text by chance.
  ///
  /// Those that were left out, or all others, are what no catalogue says: `michelin star` means no
  /// `China Star`, and `sea view` no `View Street`. Or another verb answers it: `same as last time`
  /// means no `Time 4 Thai`. It is no chance where what is left of the text has the whole name of
  /// one of them, or is what it serves.
  static func isByChance(
    _ places: [Restaurant], have text: String, leavingOut leftOut: [String]
  ) -> Bool {
    let rest = words(of: text).filter { !leftOut.contains($0) }
    let isUnknowable = !leftOut.isEmpty && rest.allSatisfy(all.contains)
    let isForVerb = !leftOut.isEmpty && verb(forWhole: text) != nil
    guard isUnknowable || isForVerb || unknowable(in: leftOut.joined(separator: " ")) != nil else {
      return false
    }
    return !places.contains { place in
      words(of: place.name).allSatisfy { $0 == "the" || rest.contains($0) }
        || place.serves(rest.joined(separator: "_"))
    }
  }

  private static func words(of text: String) -> [String] {
    Folding.fold(text).split { $0 == " " || $0 == "-" }.map(String.init)
  }

  private static let wholes: [(texts: Set<String>, advice: String)] = [
    (["next", "another", "another one"], "keylime iwant-pick --next picks the next best place"),
    (["usual", "the usual"], timeline),
    (
      [
        "my favourites", "my favorites", "my favourite", "my favorite", "my favs", "my faves",
        "from my favourites", "from my favorites", "one of my favourites", "one of my favorites",
      ], favourites
    ),
    (["i like", "i liked", "i love", "i loved", "we like", "i rated", "by me"], ratings),
  ]

  private static let favourites = "keylime fav lists your favourites"

  private static let ratings =
    "keylime rate lists what you rated, and keylime likes what you liked while swiping"

  /// How people begin to ask where they were.
  private static let past = ["where did i ", "where did we ", "where i was", "where we were"]

  private static let timeline = "keylime timeline lists where you have been"

  private static let verbs: [(words: Set<String>, advice: String)] = [
    (
      [
        "deal", "deals", "offer", "offers", "discount", "discounts", "voucher", "vouchers",
        "coupon", "coupons",
      ], "keylime deals lists what places offer for less"
    ),
    (["favourites", "favorites", "favs"], favourites), (["liked", "loved"], ratings),
    (["visited"], timeline),
    (["closed"], "places are listed by when they are open; keylime show tells when one is closed"),
  ]

  private static let all: Set = [
    "buggy", "pram", "stroller", "highchair", "highchairs", "chair", "chairs", "changing",
    "toilet", "toilets", "kid", "kids", "child", "children", "baby", "toddler", "family", "dog",
    "dogs", "pets", "friendly", "wifi", "parking", "seating", "terrace", "heated",
    "quiet", "cosy", "cozy", "romantic", "anniversary", "michelin",
    "date", "birthday", "team", "group", "groups", "vibe", "atmosphere", "lively", "view", "views",
    "rooftop", "music", "booking", "reservation", "football", "sports", "tv", "quiz", "karaoke",
    "cash", "card", "cards", "amex", "contactless", "byob", "bottomless", "hour",
  ]
}
