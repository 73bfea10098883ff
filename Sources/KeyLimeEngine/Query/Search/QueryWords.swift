/// The words of a query; the last may be the beginning of a word.
struct QueryWords {
  let words: [String]
  /// Two or three words as one; else nil.
  let joined: String?
  private let bytes: [[UInt8]]

  init(_ text: String) { self.init(Words.ofQuery(text)) }

  init(_ words: some Sequence<String>) {
    self.words = Array(words)
    joined = (2...3).contains(self.words.count) ? self.words.joined() : nil
    bytes = self.words.map { Array($0.utf8) }
  }

  /// The words without those that only join others: who types `coffee and cake` wants both.
  var withoutJoints: QueryWords { QueryWords(words.filter { !Self.joints.contains($0) }) }

  /// The words of a text without those that only join others.
  static func telling(in text: String) -> [String] {
    Words.ofQuery(text).filter { !joints.contains($0) }
  }

  /// In English, German, French and Spanish; `or` asks for either, see ``Alternatives``.
  private static let joints: Set<String> = ["and", "n", "with", "und", "mit", "et", "y"]

  /// The words by what was typed: one alone, or all the pairs of neighbours that a word of a
  /// script without spaces became.
  var typed: [Range<Int>] {
    var typed: [Range<Int>] = []
    for index in words.indices {
      if let last = typed.last, continuesWord(index) {
        typed[typed.count - 1] = last.lowerBound..<index + 1
      } else {
        typed.append(index..<index + 1)
      }
    }
    return typed
  }

  /// What was typed at an index of ``typed``.
  func text(typedAt index: Int) -> String {
    let pairs = words[typed[index]]
    let rest = pairs.dropFirst().map { String($0.unicodeScalars.dropFirst()) }
    return (pairs.prefix(1) + rest).joined()
  }

  /// Whether a word is a pair that begins with the character that ends the pair before.
  private func continuesWord(_ index: Int) -> Bool {
    guard index > 0, let first = words[index].unicodeScalars.first, Words.isDense(first.value)
    else { return false }
    let before = words[index - 1].unicodeScalars
    return before.count > 1 && before.last == first
  }

  /// Whether a word has a digit, as postcodes have.
  var hasDigit: Bool { bytes.contains { $0.contains(where: Self.digits.contains) } }

  /// Whether it has nothing but digits.
  var isNumber: Bool { bytes.allSatisfy { $0.allSatisfy(Self.digits.contains) } }

  private static let digits: ClosedRange<UInt8> = 0x30...0x39

  /// The two words that one word may be if it is a postcode without its space, or the beginning of
  /// one: `eh11rf`, `eh89`.
  var partedPostcodes: [[String]] {
    guard words.count == 1, hasDigit, let word = words.first,
      ((isNumber ? 5 : 4)...7).contains(word.count)
    else { return [] }
    return (2...min(4, word.count - 1)).map {
      [String(word.prefix($0)), String(word.dropFirst($0))]
    }
  }

  /// Whether a word may be the beginning of a longer one: the last, unless its script is written
  /// without spaces, where every character is a whole.
  func isPrefix(_ index: Int) -> Bool {
    index == words.count - 1
      && !(words[index].unicodeScalars.first.map { Words.isDense($0.value) } ?? false)
  }

  /// The slips allowed in a word: none in a number or a postcode, which is right or wrong, and none
  /// in a word for food, which is no slip of another.
  func allowedSlips(_ index: Int) -> Int {
    guard !bytes[index].contains(where: Self.digits.contains), !DishWords.contains(words[index])
    else { return 0 }
    return Typos.allowed(inWordOf: words[index].unicodeScalars.count)
  }

  /// How a restaurant fits, or nil when its first word is nowhere in it.
  func match(_ restaurant: Restaurant) -> TextMatch? {
    var document = Document(namesOf: restaurant)
    let places = places(in: restaurant, &document)
    guard places.first.flatMap(\.self) != nil else { return nil }
    let matched = places.compactMap(\.self)
    return TextMatch(
      missing: places.count - matched.count, slips: matched.reduce(0) { $0 + $1.slips },
      spread: leastSpread(of: matched, in: document),
      attribute: matched.reduce(0) { $0 + $1.attribute.rawValue },
      inexact: matched.count { !$0.isExact },
      worst: matched.map(\.attribute).max { $0.rawValue < $1.rawValue } ?? .name)
  }

  /// The other or former name by which a restaurant fits; nil when nothing else has to be known to
  /// see why it does.
  func otherName(of restaurant: Restaurant) -> String? {
    let others = restaurant.otherNames + restaurant.formerNames
    guard !others.isEmpty, let match = match(restaurant) else { return nil }
    var known = restaurant
    (known.otherNames, known.formerNames) = ([], [])
    if let without = self.match(known),
      (without.missing, without.slips) <= (match.missing, match.slips)
    {
      return nil
    }
    return others.max { count(inName: $0) < count(inName: $1) }
  }

  /// The typed words that are in none of some restaurants.
  func words(nowhereIn restaurants: [Restaurant]) -> [String] {
    let typed = typed
    return typed.indices.filter { index in
      let word = QueryWords(words[typed[index]])
      return restaurants.allSatisfy { word.match($0)?.missing != 0 }
    }.map(text(typedAt:))
  }

  /// How many of the words a name has, also when they are run together there or misspelt.
  func count(inName name: String) -> Int {
    if QueryWords([words.joined()]).count(of: 0..<1, in: Document(of: [name])) > 0 {
      return words.count
    }
    return count(of: words.indices, in: Document(of: [name]))
  }

  private func count(of indices: Range<Int>, in document: Document) -> Int {
    indices.count {
      (place(of: $0, in: document) ?? nearPlace(of: $0, in: document)) != nil
    }
  }

  private struct Place {
    let attribute: TextMatch.Attribute
    let position: Int
    let slips: Int
    let isExact: Bool

    init(_ word: Document.Word, slips: Int, isExact: Bool) {
      attribute = word.attribute
      position = word.position
      self.slips = slips
      self.isExact = isExact
    }

    func isBetter(than other: Place) -> Bool {
      (slips, attribute.rawValue, isExact ? 0 : 1)
        < (other.slips, other.attribute.rawValue, other.isExact ? 0 : 1)
    }
  }

  /// Where each word is found best, if it is.
  private func places(in restaurant: Restaurant, _ document: inout Document) -> [Place?] {
    let inNames = words.indices.map { place(of: $0, in: document) }
    // Nothing that stands elsewhere is better.
    guard inNames.contains(where: { $0 == nil }) else { return inNames }
    if let joined,
      let place = place(
        of: Array(joined.utf8), isPrefix: isPrefix(words.count - 1), in: document)
    {
      return words.map { _ in place }
    }
    document.add(othersOf: restaurant)
    return words.indices.map { index in
      // A word that is there as it was typed beats any slip, so most need no alignment.
      place(of: index, in: document) ?? nearPlace(of: index, in: document)
    }
  }

  private func place(of index: Int, in document: Document) -> Place? {
    place(of: bytes[index], isPrefix: isPrefix(index), in: document)
  }

  private func place(of query: [UInt8], isPrefix: Bool, in document: Document) -> Place? {
    var best: Place?
    for word in document.words {
      let text = document.bytes[word.range]
      guard text.starts(with: query), isPrefix || text.count == query.count else { continue }
      let place = Place(word, slips: 0, isExact: text.count == query.count)
      if best.map({ place.isBetter(than: $0) }) ?? true { best = place }
    }
    return best
  }

  private func nearPlace(of index: Int, in document: Document) -> Place? {
    let (query, isPrefix, allowed) = (bytes[index], isPrefix(index), allowedSlips(index))
    var best: Place?
    for word in document.words where allowed > 0 {
      guard
        let slips = Typos.count(
          from: query, to: Array(document.bytes[word.range]), limit: allowed, isPrefix: isPrefix)
      else { continue }
      let place = Place(word, slips: slips, isExact: false)
      if best.map({ place.isBetter(than: $0) }) ?? true { best = place }
    }
    return best
  }

  /// The spread of the words where they stand nearest to each other: a word of the street may be
  /// one of the name as well.
  private func leastSpread(of places: [Place], in document: Document) -> Int {
    let spread = spread(of: places)
    guard Set(places.map(\.attribute)).count > 1 else { return spread }
    return TextMatch.Attribute.allCases.reduce(spread) { least, attribute in
      let text = document.only(attribute)
      let together = words.indices.compactMap { place(of: $0, in: text) }
      return together.count == words.count ? min(least, self.spread(of: together)) : least
    }
  }

  /// The sum of the gaps between neighbours; words of different attributes are eight apart.
  private func spread(of places: [Place]) -> Int {
    zip(places, places.dropFirst()).reduce(0) { sum, pair in
      guard pair.0.attribute == pair.1.attribute else { return sum + 8 }
      let gap = pair.1.position - pair.0.position
      // Words that are one there are as near as can be.
      return sum + (gap == 0 ? 0 : min(8, gap > 0 ? gap - 1 : 1 - gap))
    }
  }
}

/// The folded words of a restaurant's texts, one behind the other.
private struct Document {
  struct Word {
    let attribute: TextMatch.Attribute
    /// Its place among the words of its attribute.
    let position: Int
    let range: Range<Int>
  }

  private(set) var bytes: [UInt8] = []
  private(set) var words: [Word] = []
  private var position = 0

  init(namesOf restaurant: Restaurant) { self.init(of: [restaurant.name] + restaurant.otherNames) }

  init(of names: [String]) {
    for name in names { add(name, as: .name) }
  }

  /// The same with the words of one attribute alone.
  func only(_ attribute: TextMatch.Attribute) -> Document {
    var document = self
    document.words.removeAll { $0.attribute != attribute }
    return document
  }

  /// Adds the texts that are not names.
  mutating func add(othersOf restaurant: Restaurant) {
    position = 0
    for cuisine in restaurant.cuisines { add(cuisine, as: .cuisine) }
    position = 0
    if let street = restaurant.address.street { add(street, as: .street) }
    position = 0
    if let city = restaurant.address.city { add(city, as: .city) }
    position = 0
    if let postcode = restaurant.address.postcode { add(postcode, as: .postcode) }
    position = 0
    for name in restaurant.formerNames { add(name, as: .formerName) }
  }

  private mutating func add(_ text: String, as attribute: TextMatch.Attribute) {
    var reader = Words(for: .index)
    reader.forEach(in: text) { word in
      let start = bytes.count
      bytes += word
      words.append(
        Word(attribute: attribute, position: position, range: start..<bytes.count))
      position += 1
    }
  }
}
