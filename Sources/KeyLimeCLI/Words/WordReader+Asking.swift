import KeyLimeEngine

// Words that people ask with, and that say nothing of a place.

extension WordReader {
  /// Takes words that say nothing of a place.
  mutating func takeNothing() -> Bool {
    takeOne(of: Self.empty) || takeRequest() || takeParty() || takeNearby()
      || takeArticle()
  }

  private static let empty = [
    ["nothing", "but"], ["in", "town"], ["what", "is"], ["whats"], ["quick", "bite"],
    ["to", "eat"],
  ]

  /// Takes what people begin a question with.
  private mutating func takeRequest() -> Bool {
    position == 0 && words.count > 1 && takeOne(of: Self.requests)
  }

  /// Ways to begin a question, a longer one before its beginning.
  private static let requests =
    phrases(
      [["i"], ["we"]],
      [
        ["want", "to", "eat"], ["want"], ["would", "like"], ["feel", "like"], ["fancy"], ["need"],
        ["could", "eat"], ["am", "looking", "for"], ["are", "looking", "for"], ["am", "craving"],
        ["am", "hungry", "for"], ["am", "hungry"], ["are", "hungry"],
      ])
    + phrases(
      [["where"], ["what"]],
      phrases(
        [["can"], ["could"], ["should"], ["shall"], ["do"]],
        phrases([["i"], ["we"]], [["eat"], ["get"], ["find"], ["go", "for"], ["go"], ["have"]])))
    + phrases([["lets"]], [["eat"], ["get"], ["have"], ["go", "for"], ["find"]])
    + phrases(
      [["im"]],
      [
        ["looking", "for"], ["craving"], ["hungry", "for"], ["hungry"],
        ["in", "the", "mood", "for"],
      ])
    + phrases([["find"], ["show"], ["get"], ["give"]], [["me"], ["us"]])
    + phrases([["fancy"]], [["a"], ["an"], ["some"]])
    + phrases([["how"], ["what"]], [["about"]])
    + [
      ["id", "like"], ["looking", "for"], ["in", "the", "mood", "for"], ["craving"],
      ["where", "to", "eat"], ["where", "to", "go"], ["where", "is", "the"], ["where", "is", "a"],
      ["are", "there"], ["is", "there"], ["which"], ["what"],
    ]

  /// Each beginning with each end.
  private static func phrases(_ beginnings: [[String]], _ ends: [[String]]) -> [[String]] {
    beginnings.flatMap { beginning in ends.map { beginning + $0 } }
  }

  /// Takes `the` before a filter, as in `the pub`; before other words it is a part of their name.
  private mutating func takeArticle() -> Bool {
    guard next() == "the", nameEnd != position, let word = next(1), Meal.times[word] == nil,
      isEndOfName(position + 1)
    else { return false }
    position += 1
    return true
  }

  /// Takes `nearby` behind other words; inside a name it is a part of that.
  private mutating func takeNearby() -> Bool {
    let phrase = Self.nearby.first { words[position...].starts(with: $0) }
    guard let phrase, isEndOfName(position + phrase.count) else { return false }
    position += phrase.count
    return true
  }

  /// The same in German, French, Spanish, Italian, Dutch and Vietnamese, too, folded.
  private static let nearby = [
    ["nearby"], ["close", "by"], ["in", "der", "nahe"], ["in", "meiner", "nahe"],
    ["pres", "de", "moi"], ["pres", "dici"], ["cerca", "de", "mi"], ["cerca", "de", "aqui"],
    ["vicino", "a", "me"], ["qui", "vicino"], ["in", "de", "buurt"], ["gan", "day"],
    ["gan", "toi"],
  ]

  /// Takes `somewhere new`, which is passed over where nothing leaves out what one knows.
  mutating func takeNovelty() -> Bool {
    let start = position
    guard takeOne(of: Self.novelties) else { return false }
    if grammar.leavesOutVisited {
      wish.isNew = true
    } else {
      wish.passedOver += typed[start..<position]
    }
    return true
  }

  /// Ways to ask for a place where one has never been, a longer one before its beginning.
  private static let novelties =
    phrases([["somewhere"], ["something"], ["anywhere"], ["a", "place"], ["places"]], unvisited)
    + [["new", "to", "me"], ["new", "to", "us"]]

  private static let unvisited =
    [["new", "to", "me"], ["new", "to", "us"], ["new"]]
    + phrases(
      [["i"], ["we"], ["ive"], ["weve"]],
      phrases(
        [["have", "never"], ["have", "not"], ["havent"], ["never"], ["not"]],
        [["been", "to"], ["been"], ["tried"], ["eaten"]]))
}
