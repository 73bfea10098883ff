import Arguments
import KeyLimeEngine

// The rules that take one filter each.

extension WordReader {
  mutating func takeDistance() throws(Failure) -> Bool {
    if try takeWalk() { return true }
    let bound = Self.bounds.first { words[position...].starts(with: $0) }
    let offset = bound?.count ?? 0
    let start = position + offset
    let found =
      longest(5, from: offset, { Self.distance($0) }) ?? takeBareDistance(after: bound)
    guard let distance = found else {
      try checkBlocks(from: offset)
      guard let unclear = longest(2, from: offset, { Self.unclearDistance($0) }) else {
        return false
      }
      throw .cannot(
        "read the distance '\(unclear)'", "its comma may be that of thousands or of decimals",
        .usage, code: "bad-value", hints: ["write it without a comma: 1500m, 1.5km"])
    }
    guard distance <= .longest else { return false }
    try checkMeasure(of: words[start..<position].joined(separator: " "))
    wish.within = distance
    _ = take("on", "foot") || take("walk") || take("walking") || take("away")
    try takeStart()
    return true
  }

  /// Takes `walking distance`, which for most people is a quarter of an hour.
  private mutating func takeWalk() throws(Failure) -> Bool {
    guard let walk = Distance(onFoot: "15min"),
      take("within", "walking", "distance") || take("walking", "distance")
    else { return false }
    wish.within = walk
    try takeStart()
    return true
  }

  /// Takes from where a distance is measured: `500m from work`, `within 2km of me`.
  private mutating func takeStart() throws(Failure) {
    guard let word = next(), WordGrammar.starts.contains(word), next(1) != nil else { return }
    if takeMe(behind: [word]) { return }
    guard try takeNamedPlace() else { throw try unknownPlace("from") }
  }

  /// Refuses a number, or minutes, that the next word makes something else of.
  ///
  /// So it is in `within 5 blocks` and `10 minutes drive`. Behind a unit of length it is a word to
  /// look for, as in `500m ride cafe`.
  private func checkMeasure(of typed: String) throws(Failure) {
    let isLength = typed.last?.isLetter ?? false && Distance(parsing: typed) != nil
    let joint = next() == "by" ? "by " : ""
    guard !isLength, let measure = next(joint.isEmpty ? 0 : 1),
      Self.otherMeasures.contains(measure)
    else { return }
    throw cannotMeasure("\(typed) \(joint)\(measure)")
  }

  /// Refuses `2 blocks`, which are as long as a town makes them.
  private func checkBlocks(from offset: Int) throws(Failure) {
    guard nameEnd != position, isCount(offset), let count = next(offset),
      let measure = next(offset + 1), ["block", "blocks"].contains(measure),
      isEndOfName(position + offset + 2) || next(offset + 2) == "away"
    else { return }
    throw cannotMeasure("\(count) \(measure)")
  }

  private func cannotMeasure(_ measure: String) -> Failure {
    .cannot(
      "measure a distance as '\(measure)'",
      "use metres, kilometres, feet, yards, miles, or minutes on foot", .usage, code: "bad-value",
      hints: ["such as 'within 2km' or '10 min walk'"])
  }

  private static let otherMeasures: Set = [
    "block", "blocks", "stops", "drive", "driving", "ride", "cycling", "bike", "car", "bus", "taxi",
    "train", "tram", "bicycle", "motorbike", "scooter",
  ]

  /// A number alone, which only `within` makes a distance: `under 5` may be a name or dollars.
  private mutating func takeBareDistance(after bound: [String]?) -> Distance? {
    guard bound == ["within"] else { return nil }
    let units = grammar.units
    return longest(1, from: 1) { text in
      guard let typed = TypedDistance(text), case .bare = typed, typed.isPossible else {
        return nil
      }
      return typed.distance(in: units)
    }
  }

  /// The same distance with its number in digits: `half a mile` is `0.5 mile`, `two miles` are
  /// `2 miles`, `a 10 minute` walk has 10.
  private static func inDigits(_ text: String) -> String {
    let first = text.prefix { $0 != " " }
    if let number = Int(inLetters: String(first)) {
      return "\(number)\(text.dropFirst(first.count))"
    }
    let numbers = [
      ("half a ", "0.5 "), ("half ", "0.5 "), ("a quarter of a ", "0.25 "), ("a quarter ", "0.25 "),
      ("quarter of a ", "0.25 "), ("quarter ", "0.25 "), ("a ", "1 "),
    ]
    guard let (words, digits) = numbers.first(where: { text.hasPrefix($0.0) }) else { return text }
    let rest = text.dropFirst(words.count)
    return rest.first?.isNumber ?? false ? String(rest) : digits + rest
  }

  /// A number and its unit, in one word or in two.
  private static func distance(_ text: String) -> Distance? {
    let text = inDigits(text)
    let parts = text.split(separator: " ")
    guard text.first?.isNumber == true, text.last?.isLetter == true,
      parts.count < 2 || parts[1].first?.isLetter == true
    else { return nil }
    return Distance(parsing: text) ?? Distance(onFoot: text)
  }

  /// A text that is a distance but for its commas.
  private static func unclearDistance(_ text: String) -> String? {
    text.contains(",") && distance(text.replacing(",", with: "")) != nil ? text : nil
  }

  /// What may stand before the most of a distance or a price.
  static let bounds = [
    ["within"], ["in"], ["under"], ["below"], ["max"], ["up", "to"], ["at", "most"],
    ["less", "than"], ["unter"], ["moins", "de"], ["menos", "de"], ["duoi"],
    ["no", "more", "than"], ["not", "more", "than"], ["no", "further", "than"],
    ["no", "farther", "than"],
  ]

  /// What stands before a place in several words.
  private static let joints =
    [["close", "to"], ["next", "to"], ["not", "far", "from"], ["not", "too", "far", "from"]]
    + ForeignWords.placePrepositions

  mutating func takePlace() throws(Failure) -> Bool {
    if let joint = Self.joints.first(where: words[position...].starts) {
      if takeMe(behind: joint) { return true }
      return try takeNamedPlace(behind: joint.count)
    }
    if try takeStreet() { return true }
    guard let word = next(), WordGrammar.places.contains(word), next(1) != nil else {
      return false
    }
    if word != "in", takeMe(behind: [word]) { return true }
    if try takeNamedPlace() { return true }
    guard word != "around" else { return false }
    throw try unknownPlace(word)
  }

  /// Takes `on Leith Walk`; inside a name `on` is a part of that.
  private mutating func takeStreet() throws(Failure) -> Bool {
    var reader = self
    guard next() == "on", nameEnd != position, try reader.takeNamedPlace(), reader.isAtEndOfName
    else { return false }
    self = reader
    return true
  }

  /// Takes some words and where one is behind them: `near me`, `500m from here`.
  private mutating func takeMe(behind joint: [String]) -> Bool {
    guard words[position...].starts(with: joint), let word = next(joint.count),
      word == "me" || word == "here"
    else { return false }
    position += joint.count + 1
    wish.near = "me"
    return true
  }

  /// Takes the next words and the place behind them, if it is known.
  private mutating func takeNamedPlace(behind joint: Int = 1) throws(Failure) -> Bool {
    let grammar = grammar
    for offset in Set([joint, joint + lengthOfArticle(behind: joint)]).sorted() {
      let place = try longest(6, from: offset, asTyped: true) { (text) throws(Failure) -> String? in
        try grammar.isPlace(text) ? text : nil
      }
      guard let place else { continue }
      wish.near = place
      return true
    }
    return false
  }

  /// Of `the` behind the next words, where something follows it.
  private func lengthOfArticle(behind joint: Int) -> Int {
    next(joint) == "the" && next(joint + 1) != nil ? 1 : 0
  }

  private func unknownPlace(_ joint: String) throws(Failure) -> Failure {
    let name = unknownWords(from: position + 1 + lengthOfArticle(behind: 1))
    return .cannot(
      "look \(joint) '\(name)'", "no such place is known", .usage, code: "unknown-place",
      hints: try grammar.hintsOnUnknownPlace(name) + [
        "--near 'PLACE' takes coordinates, an address, a street, a postcode, a city or a place's name",
        "keylime config set \(ShellLine.quoted("place.\(name)")) 55.95,-3.19 saves it",
      ])
  }

  /// Takes for how many people a place is wanted, which no place is known to be too small for: `table
  /// for 4`, `party of five`, `3 of us`, and the number of `two vegans` and `one vegan`.
  mutating func takeParty() -> Bool {
    if ["party", "group"].contains(next()), next(1) == "of", isCount(2) {
      position += 3
      return true
    }
    let start = next() == "table" ? 1 : 0
    if next(start) == "for", isCount(start + 1), !isStay(start + 1) {
      isForTable = start == 1
      position += start + 2
      _ = take("people") || take("persons") || take("of", "us")
      return true
    }
    if isCount(0), next(1) == "of", next(2) == "us" {
      position += 3
      return true
    }
    return takeCountOfEaters()
  }

  /// Takes the number in front of people who keep a diet: `with two vegans`.
  private mutating func takeCountOfEaters() -> Bool {
    let start = next() == "with" ? 1 : 0
    guard isCount(start), let eaters = next(start + 1), Diet(word: eaters) != nil,
      eaters.hasSuffix("s") || next(start) == "one"
    else { return false }
    position += start + 1
    return true
  }

  /// Takes a diet; `only` before or behind it, or `fully` before it, asks for places where all food
  /// is for it.
  private mutating func takeDiet() -> Bool {
    let isOnly = next().map(Self.wholly.contains) ?? false
    guard let diet = longest(3, from: isOnly ? 1 : 0, { Diet(word: $0) }) else { return false }
    let hasMore = take("friendly") || take("options") || take("option")
    if isOnly || !hasMore && take("only") {
      wish.onlyDiets.append(diet)
    } else {
      wish.diets.append(diet)
    }
    return true
  }

  private static let wholly: Set = [
    "only", "fully", "entirely", "completely", "totally", "strictly", "purely", "100%",
  ]

  /// Takes whether a value is known: `price known`, `unknown hours`.
  mutating func takeKnownField() -> Bool {
    for field in Filter.KnownField.allCases {
      let name = field.rawValue
      if take(name, "known") || take("known", name) {
        wish.known.append(field)
        return true
      }
      if take(name, "unknown") || take("unknown", name) {
        wish.unknown.append(field)
        return true
      }
    }
    return false
  }

  /// What people call a place by, behind what it serves.
  static let eateries: Set = shops.union([
    "house", "houses", "joint", "joints", "spot", "spots", "bar", "bars", "diner", "diners",
    "eatery", "eateries", "stall", "stalls", "stand", "stands", "truck", "trucks",
  ])

  private static let shops: Set = ["shop", "shops", "parlour", "parlor"]

  mutating func takeServing() throws(Failure) -> Rule? {
    if takeDiet() { return .diet }
    if takeService() { return .service }
    if grammar.filtersByServing || grammar.filtersByKind,
      let kind = longest(2, { Kind(word: $0) })
    {
      wish.kinds.append(kind)
      try take(oneOf: Self.shops)
      return .kind
    }
    // Some places serve `thé`, which is folded like the article.
    guard grammar.filtersByServing, typed[position].lowercased() != "the" else { return nil }
    let (grammar, isAlone) = (grammar, words.count == 1)
    let cuisine = try longest(4) { (text) throws(Failure) -> String? in
      // A meal is a time, and food is anything, though some place says that it is what it serves.
      if Meal.times[text] != nil || !isAlone && Self.fillers.contains(text) { return nil }
      return try grammar.cuisine(text)
    }
    guard let cuisine else { return takeDish() ? .cuisine : nil }
    wish.cuisines.append(cuisine)
    try take(oneOf: Self.eateries)
    return .cuisine
  }

  /// Takes a dish of the cuisine before it, which no place here is known to serve: `mexican tacos`.
  private mutating func takeDish() -> Bool {
    guard let word = next(), let cuisine = wish.cuisines.last,
      CuisineFamily.wanted(cuisine, covers: word)
    else { return false }
    wish.cuisines.append(word)
    position += 1
    return true
  }

  /// Takes the `house` of a `curry house`, which need not be called one.
  private mutating func take(oneOf eateries: Set<String>) throws(Failure) {
    guard let word = next(), eateries.contains(word), !commas.contains(position - 1),
      isEndOfName(position + 1)
    else { return }
    // A German bar is a bar, where there is one.
    if ["bar", "bars"].contains(word), let cuisine = wish.cuisines.last,
      !Self.isEatenAtBars(cuisine), try grammar.isServedAtBars(cuisine)
    {
      return
    }
    position += 1
  }

  /// Whether what is called a bar for a food is a place to eat: a sushi bar.
  private static func isEatenAtBars(_ cuisine: String) -> Bool {
    foodOfBars.contains { cuisine.hasPrefix($0) }
  }

  private static let foodOfBars: Set = [
    "sushi", "tapas", "pintxos", "salad", "noodle", "ramen", "udon", "soba", "oyster", "seafood",
    "fish", "juice", "smoothie", "coffee", "espresso", "tea", "bubble_tea", "milk", "burger",
    "pizza", "taco", "burrito", "poke", "sandwich", "bagel", "soup", "dessert", "cake", "donut",
    "ice_cream", "crepe", "waffle", "pasta", "kebab", "falafel", "gyros", "hot_dog", "grill",
    "barbecue", "steak", "chicken", "wings", "dumpling", "dim_sum", "breakfast", "snack", "curry",
  ]
}
