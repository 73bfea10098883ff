/// Words that other tools use, and the commands of keylime for them, for suggestions.
enum VerbSynonyms {
  /// The words whose commands exist in this version.
  static var known: [(word: String, command: String)] {
    words.filter { Commands.named(String($0.command.prefix { $0 != " " })) != nil }
      + HelpTopics.all.map(\.name).filter { name in !words.contains { $0.word == name } }
      .map { ($0, "help \($0)") }
  }

  private static let words: [(word: String, command: String)] = [
    ("list", "discover"), ("ls", "discover"), ("lst", "discover"), ("trending", "discover"),
    ("browse", "discover"), ("tonight", "discover tonight"), ("now", "discover open now"),
    ("open @", "show"), ("open", "discover open"), ("cheap", "discover cheap"),
    ("near", "nearby"), ("around", "nearby"), ("map", "nearby --map"),
    ("find", "search"), ("grep", "search"), ("query", "search"), ("lookup", "search"),
    ("info", "show"), ("view", "show"), ("cat", "show"), ("describe", "show"),
    ("random", "iwant-pick"), ("pick", "iwant-pick"), ("iwant", "iwant-pick"),
    ("eat", "iwant-pick"), ("choose", "iwant-pick"), ("lucky", "iwant-pick"),
    ("like", "swipe --like"), ("pass", "swipe --pass"), ("cards", "swipe"), ("liked", "likes"),
    ("review", "rate"), ("stars", "rate"), ("limes", "rate"), ("rating", "rate"),
    ("favorite", "fav"), ("favorites", "fav"), ("favourite", "fav"), ("favourites", "fav"),
    ("bookmark", "fav"), ("star", "fav"),
    ("check-in", "checkin"), ("visit", "checkin"), ("visits", "timeline"), ("history", "timeline"),
    ("calendar", "timeline"), ("deal", "deals"), ("coupon", "deals"), ("coupons", "deals"),
    ("owe", "split"), ("bill", "split"), ("debts", "split"), ("settle", "split settle"),
    ("pay", "split settle"),
    ("login", "account login"), ("logout", "account logout"), ("register", "account register"),
    ("signup", "account register"), ("passwd", "account passwd"), ("whoami", "account"),
    ("friend", "contact show"), ("friends", "contact list"), ("contacts", "contact list"),
    ("create", "add"),
    ("new", "add"), ("claim", "admin claim"), ("redeem", "admin redeem"), ("load", "import"),
    ("dump", "export"),
    ("settings", "config list"), ("set", "config set"), ("get", "config get"), ("revert", "undo"),
    ("diagnostics", "doctor"), ("check", "doctor"), ("man", "help"),
  ]
}
