extension FoodWords {
  /// What a word such as `kebab_shop` or `hot_dog_stand` says; nil for other words.
  ///
  /// Only dishes that are sold ready to eat count: a fish shop is none to eat at.
  static func shop(_ word: String) -> (dish: String, kind: Kind)? {
    guard word.utf8.contains(UInt8(ascii: "_")) else { return nil }
    for (ending, isTable) in endings where word.hasSuffix(ending) {
      let dish = String(word.dropLast(ending.count))
      return dishes[dish].map { (dish, isTable && $0 == .fastFood ? .restaurant : $0) }
    }
    return nil
  }

  /// What such words end in, and whether guests sit down there.
  private static let endings: [(String, isTable: Bool)] = [
    ("_shop", false), ("_shops", false), ("_stand", false), ("_stands", false), ("_spot", true),
    ("_house", true), ("_bar", true), ("_bars", true),
    ("_takeaway", false), ("_takeout", false), ("_delivery", false),
  ]

  private static let dishes: [String: Kind] = {
    let words: [(kind: Kind, words: String)] = [
      (
        .fastFood,
        """
        sandwich kebab doner donair gyro gyros souvlaki shawarma falafel burger hot_dog taco tacos \
        burrito wrap wraps pizza salad soup noodle ramen dumpling poke fish_chips curry sushi \
        empanada empanadas
        """
      ),
      (.pastry, "cake pie waffle cupcake dessert crepe donut pancake"),
      (.cafe, "juice smoothie acai milkshake"),
      (.iceCream, "gelato ice_cream"),
    ]
    return byWord(words)
  }()
}
