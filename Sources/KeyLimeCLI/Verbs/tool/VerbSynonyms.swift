/// Words that other tools use, and the verbs of keylime for them, for suggestions.
enum VerbSynonyms {
  /// The words whose verbs exist in this version.
  static var known: [(word: String, verb: String)] {
    words.filter { Commands.named($0.verb) != nil }
  }

  private static let words: [(word: String, verb: String)] = [
    ("list", "discover"), ("ls", "discover"), ("trending", "discover"), ("browse", "discover"),
    ("near", "nearby"), ("around", "nearby"), ("map", "nearby"),
    ("find", "search"), ("grep", "search"), ("query", "search"), ("lookup", "search"),
    ("info", "show"), ("view", "show"), ("cat", "show"), ("open", "show"), ("describe", "show"),
    ("random", "iwant-pick"), ("pick", "iwant-pick"), ("iwant", "iwant-pick"),
    ("choose", "iwant-pick"), ("lucky", "iwant-pick"),
    ("like", "swipe"), ("pass", "swipe"), ("cards", "swipe"), ("liked", "likes"),
    ("review", "rate"), ("stars", "rate"), ("limes", "rate"), ("rating", "rate"),
    ("favorite", "fav"), ("favorites", "fav"), ("favourite", "fav"), ("favourites", "fav"),
    ("bookmark", "fav"), ("star", "fav"),
    ("check-in", "checkin"), ("visit", "checkin"), ("visits", "timeline"), ("history", "timeline"),
    ("calendar", "timeline"), ("deal", "deals"), ("coupon", "deals"), ("coupons", "deals"),
    ("owe", "split"), ("bill", "split"), ("debts", "split"), ("settle", "split"), ("pay", "split"),
    ("login", "account"), ("register", "account"), ("whoami", "account"), ("friend", "contact"),
    ("friends", "contact"), ("contacts", "contact"), ("create", "add"), ("new", "add"),
    ("claim", "admin"), ("load", "import"), ("dump", "export"),
    ("push", "sync"), ("pull", "sync"), ("settings", "config"), ("set", "config"),
    ("revert", "undo"), ("diagnostics", "doctor"), ("check", "doctor"), ("man", "help"),
  ]
}
