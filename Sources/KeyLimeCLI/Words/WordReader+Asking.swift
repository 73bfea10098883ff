import KeyLimeEngine

// Words that people ask with, and that say nothing of a place.

extension WordReader {
  /// Takes words that say nothing of a place.
  mutating func takeNothing() -> Bool {
    takeOne(of: Self.empty) || takeRequest() || takeSurprise() || takeParty() || takeNearby()
      || takeArticle() || takeCountOfBest() || takeAddition()
  }

  /// Passes over `surprise me`, which says no more than a list or a pick does without it.
  private mutating func takeSurprise() -> Bool {
    let start = position
    guard takeOne(of: [["surprise", "me"], ["surprise", "us"]]) else { return false }
    wish.passedOver += typed[start..<position]
    return true
  }

  /// Takes the first word of `still open` and `afternoon tea`, which adds nothing to the second.
  private mutating func takeAddition() -> Bool {
    guard nameEnd != position, let addition = Self.additions.first(where: { $0.word == next() }),
      next(1) == addition.other
    else { return false }
    position += 1
    return true
  }

  private static let additions = [
    (word: "still", other: "open"), (word: "afternoon", other: "tea"),
    (word: "high", other: "rated"), (word: "well", other: "rated"),
  ]

  private static let empty =
    [
      ["nothing", "but"], ["in", "town"], ["what", "is"], ["whats"], ["quick", "bite"],
      ["to", "eat"],
    ] + eaters.map { $0 + ["eat"] }

  /// Those for whom there is something.
  private static let eaters = [
    ["we", "can"], ["i", "can"], ["we", "can", "all"], ["we", "all", "can"], ["everyone", "can"],
    ["everybody", "can"],
  ]

  /// Takes what people begin a question with.
  private mutating func takeRequest() -> Bool {
    guard position == 0, words.count > 1 else { return false }
    return takeRow(Self.people, Self.wants)
      || takeRow([["where"], ["what"]], Self.auxiliaries, Self.people, Self.meals)
      || takeOne(of: Self.requests) || takeOne(of: ForeignWords.requests)
  }

  private static let people = [["i"], ["we"]]

  /// A longer one before its beginning, as in all lists here.
  private static let wants = [
    ["want", "to", "eat"], ["want"], ["would", "like"], ["feel", "like"], ["fancy"], ["need"],
    ["could", "eat"], ["am", "looking", "for"], ["are", "looking", "for"], ["am", "craving"],
    ["am", "hungry", "for"], ["am", "hungry"], ["are", "hungry"],
  ]

  private static let auxiliaries = [["can"], ["could"], ["should"], ["shall"], ["do"]]

  private static let meals = [["eat"], ["get"], ["find"], ["go", "for"], ["go"], ["have"]]

  private static let requests = [
    ["lets", "eat"], ["lets", "get"], ["lets", "have"], ["lets", "go", "for"], ["lets", "find"],
    ["im", "looking", "for"], ["im", "craving"], ["im", "hungry", "for"], ["im", "hungry"],
    ["im", "in", "the", "mood", "for"], ["in", "the", "mood", "for"], ["craving"],
    ["find", "me"], ["find", "us"], ["show", "me"], ["show", "us"], ["get", "me"], ["get", "us"],
    ["give", "me"], ["give", "us"], ["fancy", "a"], ["fancy", "an"], ["fancy", "some"],
    ["how", "about"], ["what", "about"], ["id", "like"], ["looking", "for"],
    ["where", "to", "eat"], ["where", "to", "go"], ["where", "is", "the"], ["where", "is", "a"],
    ["are", "there"], ["is", "there"], ["which"], ["what"], ["who"], ["anyone"], ["anybody"],
  ]

  /// Takes a phrase of each list, one behind the other; none unless there is one of all.
  private mutating func takeRow(_ lists: [[String]]...) -> Bool {
    let start = position
    for phrases in lists where !takeOne(of: phrases) {
      position = start
      return false
    }
    return true
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

  private static let nearby =
    [
      ["nearby"], ["close", "by"], ["not", "too", "far", "away"], ["not", "too", "far"],
      ["not", "far", "away"], ["not", "far"],
    ] + ForeignWords.nearby

  /// Takes `somewhere new`.
  mutating func takeNovelty() -> Bool {
    guard
      takeRow(Self.somewhere, Self.new) || takeOne(of: Self.newToSomebody)
        || takeRow(Self.somewhere, Self.knowers, Self.never, Self.visited)
    else { return false }
    wish.isNew = true
    return true
  }

  private static let somewhere = [
    ["somewhere"], ["something"], ["anywhere"], ["a", "place"], ["places"], ["where"],
  ]

  private static let newToSomebody = [["new", "to", "me"], ["new", "to", "us"]]

  private static let new = newToSomebody + [["new"], ["different"]]

  private static let knowers = [["i"], ["we"], ["ive"], ["weve"]]

  private static let never = [
    ["have", "never"], ["have", "not"], ["havent"], ["never"], ["not"],
  ]

  private static let visited = [["been", "to"], ["been"], ["tried"], ["eaten"]]
}
