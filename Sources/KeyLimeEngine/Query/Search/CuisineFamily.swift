/// Cuisines that are the same thing under two names, or parts of a wider one.
///
/// The slugs are those of OpenStreetMap's `cuisine` key, folded; who asks for `noodle` is glad of
/// `ramen`.
public enum CuisineFamily {
  private static let synonyms: [[String]] = [
    ["barbecue", "bbq", "grill"], ["ice_cream", "gelato"], ["buffet", "all_you_can_eat"],
    ["coffee_shop", "coffee", "espresso", "flat_white", "latte", "cappuccino"],
    ["burger", "hamburger"], ["sandwich", "sandwiches"], ["steak_house", "steak", "steakhouse"],
    ["fish_and_chips", "fish_&_chips", "fish_chips", "chippy", "chip_shop"], ["kebab", "doner"],
    ["tapas", "pintxos"], ["crepe", "creperie"], ["pub_food", "pub"], ["middle_eastern", "arab"],
    ["sichuan", "szechuan"], ["nepalese", "nepali"], ["hot_pot", "hotpot"],
    ["dumpling", "dumplings", "dim_sum"], ["bubble_tea", "boba"],
  ]

  private static let families: [(name: String, members: [String])] = [
    ("noodle", ["ramen", "udon", "soba", "pho", "noodles"]),
    ("japanese", ["sushi", "ramen", "udon", "soba", "tempura", "okonomiyaki", "izakaya"]),
    ("mexican", ["tacos", "taco", "burrito", "tex-mex"]),
    ("italian", ["pizza", "pasta"]),
    ("chinese", ["dumpling", "dumplings", "dim_sum", "cantonese", "sichuan", "hotpot", "hot_pot"]),
    ("vietnamese", ["pho", "banh_mi"]),
    (
      "asian",
      [
        "chinese", "japanese", "thai", "vietnamese", "korean", "indian", "sushi", "ramen",
        "indonesian", "malaysian", "noodle", "dumpling", "nepalese", "nepali", "filipino",
        "taiwanese", "cambodian", "burmese", "sri_lankan", "mongolian",
      ]
    ),
    ("indian", ["north_indian", "south_indian", "punjabi", "tandoori"]),
    ("curry", ["indian", "pakistani", "bangladeshi"]),
    ("fish", ["seafood", "fish_and_chips", "sushi"]),
    (
      "middle_eastern",
      ["lebanese", "falafel", "syrian", "persian", "turkish", "shawarma", "israeli"]
    ),
    ("african", ["ethiopian", "eritrean", "moroccan", "nigerian", "west_african"]),
    ("british", ["english", "scottish", "welsh"]),
    (
      "latin_american",
      [
        "mexican", "peruvian", "brazilian", "argentinian", "colombian", "venezuelan", "cuban",
      ]
    ),
    ("spanish", ["tapas"]),
    ("korean_bbq", ["korean", "korean_barbecue"]), ("korean_barbecue", ["korean", "korean_bbq"]),
    ("chicken", ["fried_chicken"]),
  ]

  /// Every slug that somebody who asks for this one is content with, itself first; all are folded.
  static func members(of wanted: String) -> [String] {
    let slug = foldedSlug(wanted)
    var members = [slug]
    for group in synonyms where group.contains(slug) { members += group }
    for family in families where family.name == slug { members += family.members }
    return members
  }

  /// The same for both the singular and the plural of what was asked for: `burgers` is `burger`.
  static func membersInAnyNumber(of wanted: String) -> [String] {
    let slug = foldedSlug(wanted)
    return members(of: slug) + otherNumbers(of: slug).flatMap(members(of:))
  }

  /// What may be the plural of a word, or its singular: `pies` is of `pie`, `curries` of `curry`.
  static func otherNumbers(of word: String) -> [String] {
    if word.hasSuffix("ies") { return [String(word.dropLast()), word.dropLast(3) + "y"] }
    if word.hasSuffix("s") { return [String(word.dropLast())] }
    return [word + "s"] + (word.hasSuffix("y") ? [word.dropLast() + "ies"] : [])
  }

  /// Whether who asks for a cuisine is content with what is served: `mexican` covers `tacos`.
  public static func wanted(_ wanted: String, covers served: String) -> Bool {
    WantedCuisine(wanted).covers(served)
  }

  /// Whether a text has a word that is written like a dish but for its marks, and not the dish:
  /// `Phố` is a street, and `Phở` a soup.
  static func isOtherWord(_ text: String, _ dish: String) -> Bool {
    guard let marked = markedDishes[dish] else { return false }
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    return !words.contains { $0 == dish || $0 == marked }
  }

  private static let markedDishes = ["pho": "phở"]

  /// The slug of a cuisine as people type it: `Fish and Chips` is `fish_and_chips`.
  static func slug(_ text: String) -> String {
    String(text.lowercased().map { $0 == " " ? "_" : $0 })
  }

  /// The slug by which cuisines are compared: `Käse` is `kase`.
  static func foldedSlug(_ text: String) -> String {
    // Nearly all are slugs already.
    let isFolded = text.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "_") }
    return isFolded ? text : slug(Folding.fold(text))
  }
}
