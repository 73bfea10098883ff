import KeyLimeEngine

// The rule for who eats along.

extension WordReader {
  /// Takes who eats along: `with Priya and Eli`, `with Priya, Eli`; oneself does so anyway.
  ///
  /// Throws `nothingFound` where only a person can be meant whom nobody knows: `with mum`.
  mutating func takePeople() throws(Failure) -> Bool {
    guard next() == "with" else { return false }
    let (grammar, start) = (grammar, position)
    repeat {
      let joint = position == start || next() == "and" ? 1 : 0
      let person = try longest(3, from: joint, asTyped: true) { (text) throws(Failure) -> String? in
        try grammar.isPerson(text) ? text : nil
      }
      guard let person else {
        if joint == 1 { try checkStranger(isFirst: position == start) }
        break
      }
      if !BillPeople.isMe(person) { wish.people.append(person) }
    } while next() == "and" || commas.contains(position - 1)
    return position > start
  }

  /// Passes over people whom nobody names: `lunch with friends`, `for me and my wife`.
  mutating func takeCompany() -> Bool {
    guard let joint = next() else { return false }
    let known: Set<String>
    switch joint {
    case "with": known = Self.companions
    case "for": known = Self.eaters
    default: return false
    }
    // `Food for Friends` is a place; nobody calls one `thai for my birthday`.
    let isPartOfName = joint == "with" || !["me", "us", "my", "our"].contains(next(1))
    guard nameEnd != position || !isPartOfName else { return false }
    var length = 0
    repeat {
      let isOwned = ["my", "our", "the", "some", "a"].contains(next(length + 1))
      let place = length + (isOwned ? 2 : 1)
      guard let word = next(place), known.contains(word) else { return false }
      length = place + 1
    } while next(length) == "and" && joint == "for"
    guard isEndOfName(position + length) else { return false }
    wish.passedOver += typed[position..<position + length]
    position += length
    return true
  }

  /// Throws `nothingFound` when the word behind the next one can only be the name of somebody.
  ///
  /// `pizza with mushrooms` is a dish, and what a place offers or whom it suits is no name.
  private func checkStranger(isFirst: Bool) throws(Failure) {
    let place = position + 1
    guard let checkPerson = grammar.checkPerson, let word = next(1), !isEndOfName(place),
      word.allSatisfy(\.isLetter), !Self.company.contains(word), Service(word: word) == nil,
      try grammar.cuisine(word) == nil
    else { return }
    let isJoined = try isJoinedToPerson(place)
    guard isJoined || isEndOfName(place + 1) else { return }
    let isBehindDish =
      nameEnd == position || last == .cuisine || last == .kind || last == .diet
    guard !isFirst || !isBehindDish || isJoined || Self.relatives.contains(word) else { return }
    try checkPerson(typed[place])
  }

  /// Whether `and` or a comma joins a word to somebody who is known.
  private func isJoinedToPerson(_ place: Int) throws(Failure) -> Bool {
    var reader = self
    reader.position = place + 1
    guard reader.take("and") || commas.contains(place) else { return false }
    let grammar = grammar
    let person = try reader.longest(3, asTyped: true) { (text) throws(Failure) -> String? in
      try grammar.isPerson(text) ? text : nil
    }
    return person != nil
  }

  /// Who is meant by `with` even behind a dish.
  private static let relatives: Set<String> = [
    "mum", "mom", "mother", "dad", "father", "wife", "husband", "partner", "girlfriend",
    "boyfriend", "sister", "brother", "grandma", "grandpa",
  ]

  /// Who eat along without a name.
  private static let companions: Set<String> = [
    "friend", "friends", "mates", "buddies", "people", "others", "everybody", "everyone",
    "colleagues", "coworkers", "workmates", "team",
  ]

  /// For whom or what a place may be, without a name.
  private static let eaters = companions.union(relatives).union([
    "me", "us", "parents", "grandparents", "boss", "clients", "guests", "birthday", "anniversary",
  ])

  /// What may follow `with` and is nobody's name.
  private static let company = companions.union([
    "kid", "kids", "child", "children", "baby", "babies", "toddler", "toddlers", "family",
    "dog", "dogs", "pets", "wifi", "parking", "garden", "terrace", "patio", "view", "views",
    "music", "seating", "seats", "toilet", "toilets", "wine",
    "beer", "cards", "card", "cash",
  ])
}
