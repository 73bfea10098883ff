import KeyLimeEngine

/// One reading of some words.
struct WordReader {
  let grammar: WordGrammar
  /// The words in lower case and without accents.
  let words: [String]
  let typed: [String]
  /// The places of the words that a comma follows.
  var commas: Set<Int> = []
  var wish = Wish()
  /// The place of the next word.
  var position = 0
  /// What the words before the next one are; nil when they search names.
  var last: Rule?
  /// Where the filters began that `or` joins, the last of them being ``last``, and the wish before.
  var joined = (start: 0, before: Wish())
  /// The place after the last word that searches names.
  var nameEnd = -1
  /// When people have the meal that was taken, in seconds after midnight.
  var meal: Int?
  /// The words for that meal.
  var mealWords: [String] = []
  /// Whether words say for how long a place must stay open.
  var saysHowLong = false
  /// Whether words of other languages that say nothing are left out.
  var leavesOutForeign = true
  /// Whether the words ask for a table, which people do for lunch and dinner.
  var isForTable = false

  /// What a rule takes.
  enum Rule {
    case veto, price, rating, known, time, distance, place, diet, service, kind, cuisine
  }

  init(grammar: WordGrammar, words: [String], typed: [String]) {
    (self.grammar, self.words, self.typed) = (grammar, words, typed)
  }

  static let fillers: Set = praises.union([
    "and", "food", "grub", "place", "places", "somewhere", "something", "anything", "again", "with",
    "for",
    "please",
    "that", "is", "are", "some", "any", "anywhere", "a", "an", "but", "best", "top", "rated",
    "highest", "good", "great", "nice", "nearest", "closest", "has", "serves", "serving",
  ])

  /// Words of praise that say nothing of a place, and that some have in their names.
  static let praises: Set = [
    "tasty", "delicious", "decent", "authentic", "traditional", "proper", "amazing", "excellent",
    "fantastic", "lovely", "brilliant", "really", "very", "highly", "high-rated", "highly-rated",
    "well-rated", "top-rated", "best-rated",
  ]

  mutating func read() throws(Failure) -> Wish {
    while position < words.count {
      let start = position
      if try takeAlternative() { continue }
      if try takeAlternativeName() { continue }
      if takeNothing() || takeNovelty() { continue }
      if try takeCountOfPlaces() { continue }
      if try takePeople() {
        last = nil
        continue
      }
      if takeCompany() { continue }
      joined = (start, wish)
      if let rule = try take() {
        last = rule
        continue
      }
      if try takeDayAlone() {
        last = .time
        continue
      }
      last = nil
      if takeMeal() { continue }
      try checkPreposition()
      takeName()
    }
    dropLastFillers()
    setMealTime()
    return wish
  }

  /// Takes a word that searches names; a filler only behind such a word.
  private mutating func takeName() {
    let word = words[position]
    let isFiller =
      Self.fillers.contains(word) || word == "or" && position > 0
      || leavesOutForeign && ForeignWords.fillers.contains(word)
    if !isFiller || nameEnd == position {
      wish.rest.append(typed[position])
      nameEnd = position + 1
    }
    position += 1
  }

  /// Leaves out fillers behind words for names; a filler alone is a name.
  private mutating func dropLastFillers() {
    while let last = wish.rest.last, wish.rest.count > 1, Self.fillers.contains(Folding.fold(last))
    {
      // What is served on a street is not looked for as the name of one.
      if last == "food", Self.sortsOfFood.contains(Folding.fold(wish.rest[wish.rest.count - 2])) {
        return
      }
      wish.rest.removeLast()
    }
  }

  private static let sortsOfFood: Set = ["street", "comfort", "soul", "finger"]

  /// Throws `usage` for a word such as `at` beside filters, when no time or place follows it.
  private func checkPreposition() throws(Failure) {
    guard words.count > 1, nameEnd != position, Self.prepositions.contains(words[position]),
      isEndOfName(position + 1)
    else { return }
    throw .cannot(
      "read '\(typed[position])'", "no time or place follows it", .usage, code: "bad-value",
      hints: ["at 7pm, on friday, in 'CITY' and near 'PLACE' say when and where"])
  }

  private static let prepositions: Set<String> = ["at", "in", "on", "near", "after", "until"]

  /// Whether words for names end at a place, because there a filter begins or nothing follows.
  func isEndOfName(_ place: Int) -> Bool {
    var reader = self
    reader.position = place
    return reader.isAtEndOfName
  }

  /// Whether nothing or a filter follows.
  var isAtEndOfName: Bool {
    guard let word = next() else { return true }
    if Self.fillers.contains(word) { return true }
    if leavesOutForeign, ForeignWords.fillers.contains(word) { return true }
    var reader = self
    (reader.nameEnd, reader.last) = (-1, .time)
    do throws(Failure) {
      if reader.takeNothing() { return true }
      if try reader.take() != nil { return true }
      if try reader.takeDayAlone() { return true }
      return reader.takeMeal() || reader.takeCompany()
    } catch { return true }
  }

  /// Takes the words of one filter; nil when the next word begins none.
  mutating func take() throws(Failure) -> Rule? {
    if takeRating() { return .rating }
    if try takePrice() { return .price }
    if takeKnownField() { return .known }
    if try takeTime() { return .time }
    // `no more than 500m` leaves nothing out.
    if try takeDistance() { return .distance }
    if takeSeatsOutside() { return .service }
    // `not far from work` leaves nothing out either.
    if try takePlace() { return .place }
    if try takeNegation() { return .veto }
    try checkIngredient()
    return try takeServing()
  }

  /// The words from a place on, as typed, up to the next that begin a filter.
  func unknownWords(from start: Int) -> String {
    var end = start + 1
    while end < words.count {
      var reader = self
      reader.position = end
      if (try? reader.take()) != nil { break }
      end += 1
    }
    return typed[start..<end].joined(separator: " ")
  }

  /// Whether the next words are these; takes them if so.
  mutating func take(_ phrase: String...) -> Bool {
    guard words[position...].starts(with: phrase) else { return false }
    position += phrase.count
    return true
  }

  func next(_ offset: Int = 0) -> String? {
    words.indices.contains(position + offset) ? words[position + offset] : nil
  }

  /// The longest run of the next words, joined, of which something can be made; takes the run.
  mutating func longest<Value, Fault: Error>(
    _ most: Int, from offset: Int = 0, asTyped: Bool = false,
    _ make: (String) throws(Fault) -> Value?
  ) throws(Fault) -> Value? {
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
}
