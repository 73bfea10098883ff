import KeyLimeEngine

/// Reads words such as `thai cheap tonight near work` as filters.
///
/// The words are read from the left; at each, the first of these rules that fits takes as many
/// words as it can:
///
///     not CUISINE | not KIND                      also: no, without
///     cheap | up to $$ | under $$ | $ … $$$$ | expensive | fancy
///     open | open now | open late | open TIME     also: at TIME, on DAY
///     tonight | late night | TIME | DAY TIME      a day alone needs 'on' or 'open'
///     within DISTANCE | DISTANCE with its unit    also: under, up to, 10 min walk, near me
///     near PLACE                                  also: around, in
///     hours known | hours unknown
///     DIET | KIND | CUISINE                       in singular or plural
///
/// Any other word searches names. `and`, `food` and the like count only beside such a word.
struct WordGrammar {
  /// Whether places with kinds and cuisines are listed for words; else these words search, as they
  /// do in names.
  let filtersByServing: Bool
  /// The slug that the catalogue has for a cuisine as typed; nil for no cuisine.
  let cuisine: (String) throws(Failure) -> String?
  /// Whether a text names a place to look around.
  let isPlace: (String) throws(Failure) -> Bool

  /// Reads words.
  ///
  /// Throws `usage` when a word asks for something that is not there, such as a place after `near`.
  func wish(_ words: [String]) throws(Failure) -> Wish {
    var reader = WordReader(grammar: self, words: words.map { Folding.fold($0) }, typed: words)
    return try reader.read()
  }

  /// The words of operands, each of which may hold several.
  static func words(_ operands: [String]) -> [String] {
    operands.flatMap { $0.split { $0.isWhitespace || $0 == "," }.map(String.init) }
  }
}

/// One reading of some words.
private struct WordReader {
  let grammar: WordGrammar
  /// The words in lower case and without accents.
  let words: [String]
  let typed: [String]
  private var wish = Wish()
  private var position = 0

  init(grammar: WordGrammar, words: [String], typed: [String]) {
    (self.grammar, self.words, self.typed) = (grammar, words, typed)
  }

  private static let fillers: Set<String> = [
    "and", "food", "place", "places", "somewhere", "something", "with", "for", "please", "that",
    "is", "some", "a", "an",
  ]

  mutating func read() throws(Failure) -> Wish {
    var nameEnd = -1
    while position < words.count {
      let start = position
      if try take() { continue }
      let isFiller = Self.fillers.contains(words[start])
      if !isFiller || nameEnd == start {
        wish.rest.append(typed[start])
        nameEnd = start + 1
      }
      position = start + 1
    }
    while let last = wish.rest.last, wish.rest.count > 1, Self.fillers.contains(Folding.fold(last))
    { wish.rest.removeLast() }
    return wish
  }

  /// Takes the words of one filter; false when the next word begins none.
  private mutating func take() throws(Failure) -> Bool {
    if try takeVeto() { return true }
    if takePrice() { return true }
    if takeTime() { return true }
    if takeDistance() { return true }
    if try takePlace() { return true }
    return try takeServing()
  }

  /// Whether the next words are these; takes them if so.
  private mutating func take(_ phrase: String...) -> Bool {
    guard words[position...].starts(with: phrase) else { return false }
    position += phrase.count
    return true
  }

  private func next(_ offset: Int = 0) -> String? {
    words.indices.contains(position + offset) ? words[position + offset] : nil
  }

  /// The longest run of the next words, joined, of which something can be made; takes the run.
  private mutating func longest<Value>(
    _ most: Int, from offset: Int = 0, asTyped: Bool = false,
    _ make: (String) throws(Failure) -> Value?
  ) throws(Failure) -> Value? {
    let start = position + offset
    for length in stride(from: min(most, words.count - start), to: 0, by: -1) {
      let run = (asTyped ? typed : words)[start..<start + length].joined(separator: " ")
      if let value = try make(run) {
        position = start + length
        return value
      }
    }
    return nil
  }

  /// The same for what is made without asking the catalogue.
  private mutating func longestRun<Value>(
    _ most: Int, from offset: Int = 0, joinedBy joint: String = " ", _ make: (String) -> Value?
  ) -> Value? {
    let start = position + offset
    for length in stride(from: min(most, words.count - start), to: 0, by: -1) {
      if let value = make(words[start..<start + length].joined(separator: joint)) {
        position = start + length
        return value
      }
    }
    return nil
  }

  // MARK: - The rules

  private mutating func takeVeto() throws(Failure) -> Bool {
    guard let word = next(), ["not", "no", "without"].contains(word), next(1) != nil else {
      return false
    }
    let grammar = grammar
    let veto = try longest(3, from: 1) { (text) throws(Failure) -> Veto? in
      if let kind = Kind(word: text) { return .kind(kind) }
      return try grammar.cuisine(text).map { .named($0) }
    }
    guard let veto else { return false }
    wish.vetoes.append(veto)
    return true
  }

  private mutating func takePrice() -> Bool {
    guard let word = next() else { return false }
    if ["cheap", "inexpensive"].contains(word) {
      wish.maximumPrice = .moderate
    } else if ["expensive", "fancy"].contains(word) {
      wish.prices = [.expensive, .veryExpensive]
    } else if let level = Self.level(word) {
      wish.prices.append(level)
    } else if word == "up", next(1) == "to", let level = next(2).flatMap(Self.level) {
      wish.maximumPrice = level
      position += 2
    } else if word == "under", let level = next(1).flatMap(Self.level) {
      wish.maximumPrice = level
      position += 1
    } else {
      return false
    }
    position += 1
    return true
  }

  private static func level(_ word: String) -> PriceLevel? {
    PriceLevel.allCases.first { $0.signs == word }
  }

  private mutating func takeTime() -> Bool {
    if take("hours", "known") {
      wish.known.append(.hours)
      return true
    }
    if take("hours", "unknown") {
      wish.unknown.append(.hours)
      return true
    }
    if take("open", "late") || take("late", "night") || take("late", "at", "night") || take("late")
    {
      wish.time = .day(.relative(0), second: Self.late)
      return true
    }
    if let word = next(), ["open", "at", "on"].contains(word) {
      let length = word == "open" && ["at", "on"].contains(next(1)) ? 2 : 1
      if let time = longestRun(4, from: length, { When($0) }) {
        wish.time = time
        return true
      }
      guard word == "open" else { return false }
      position += 1
      wish.time = .now
      return true
    }
    guard let time = longestRun(4, { Self.timeAlone($0) }) else { return false }
    wish.time = time
    return true
  }

  /// Eleven in the evening.
  private static let late = 82_800

  /// A time that cannot be a name: one of day, or `tonight`; a day alone is none.
  private static func timeAlone(_ text: String) -> When? {
    switch When(text) {
    case .now where text == "now": .now
    case .tonight: .tonight
    case .day(let day, let second?): .day(day, second: second)
    case .offset(let seconds) where text.hasPrefix("in "): .offset(seconds)
    case .day(.relative(let days), nil) where days >= 0: .day(.relative(days), second: nil)
    case .now, .offset, .exact, .day, nil: nil
    }
  }

  private mutating func takeDistance() -> Bool {
    if take("near", "me") || take("around", "me") || take("around", "here") { return true }
    let bound = Self.bounds.first { words[position...].starts(with: $0) }
    let offset = bound?.count ?? 0
    let distance = longestRun(2, from: offset, joinedBy: "") { text -> Distance? in
      guard text.first?.isNumber == true, text.last?.isLetter == true else { return nil }
      return Distance(parsing: text) ?? Distance(onFoot: text)
    }
    guard let distance, distance <= .longest else { return false }
    wish.within = distance
    _ = take("on", "foot") || take("walk") || take("away")
    return true
  }

  /// What may stand before a distance.
  private static let bounds = [
    ["within"], ["under"], ["below"], ["max"], ["up", "to"], ["at", "most"], ["less", "than"],
  ]

  private mutating func takePlace() throws(Failure) -> Bool {
    guard let word = next(), ["near", "around", "in"].contains(word), next(1) != nil else {
      return false
    }
    let grammar = grammar
    let place = try longest(6, from: 1, asTyped: true) { (text) throws(Failure) -> String? in
      try grammar.isPlace(text) ? text : nil
    }
    if let place {
      wish.near = place
      return true
    }
    guard word == "near" else { return false }
    let name = typed[position + 1]
    throw .cannot(
      "look near '\(name)'", "no such place is known", .usage, code: "unknown-place",
      hints: ["keylime config set place.\(name) 55.95,-3.19 saves it"])
  }

  private mutating func takeServing() throws(Failure) -> Bool {
    if let diet = longestRun(2, { Diet(word: $0) }) {
      wish.diets.append(diet)
      return true
    }
    guard grammar.filtersByServing else { return false }
    if let kind = longestRun(2, { Kind(word: $0) }) {
      wish.kinds.append(kind)
      return true
    }
    guard let cuisine = try longest(3, grammar.cuisine) else { return false }
    wish.cuisines.append(cuisine)
    return true
  }
}
