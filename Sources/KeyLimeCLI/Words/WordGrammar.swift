import KeyLimeEngine

/// Reads words such as `thai cheap tonight near work` as filters.
///
/// The words are read from the left; at each, the first of these rules that fits takes as many
/// words as it can:
///
///     not CUISINE | not KIND | not PRICE          also: no, without, anything but, except;
///     not NAME                                    no meat is vegetarian, as is meat free
///     cheap | up to $$ | under $$ | $ … $$$$ | expensive | fancy | at least $$$ | more than $$
///     under AMOUNT | AMOUNT                       with its currency: $10, £7.50, 10 euros; a head
///     open | open now | open late | open TIME     also: at, about, after, until, before TIME, on DAY
///     from TIME to TIME | TIME-TIME               also: between TIME and TIME, TIME until TIME
///     all night | 24 hours                        open at four in the morning
///     tonight | late night | TIME | DAY TIME      also: TIME DAY, DAY night; a day alone is one
///                                                 beside a filter
///     lunch | dinner | quick MEAL                 beside a filter; its time is that of a DAY alone
///     within DISTANCE | DISTANCE with its unit    also: under, up to, 10 min walk
///     within NUMBER                               in kilometres or miles
///     DISTANCE from PLACE | DISTANCE of PLACE     near PLACE, and within the distance
///     near PLACE                                  also: around, in, on, close to, next to, not far
///                                                 from; near me;
///                                                 a town or postcode beside a filter needs none,
///                                                 nor does a town alone; a part of the town behind
///                                                 it is passed over
///     FIELD known | FIELD unknown                 hours, price and what else --known takes; also:
///                                                 unknown FIELD
///     with CONTACT and CONTACT                    where the list is made for them; also me
///     somewhere new                               where one has never been; also: somewhere I have
///                                                 never been, new to me
///     top NUMBER | NUMBER nearest | NUMBER KIND   that many places; also: NUMBER CUISINE places
///     for NUMBER people | table for NUMBER        says nothing of a place, and is passed over
///     I want | looking for | where can we eat     at the beginning: says nothing of a place
///     DIET only | only DIET                       all food is for it; also: fully DIET
///     DIET | SERVICE | KIND | CUISINE             in singular or plural; with a terrace
///
/// Much of this is read in other languages, too; see ``ForeignWords`` and ``When``.
///
/// Any other word searches names, but an hour alone, or `at` before no time, is refused. `and`,
/// `food` and the like count only beside such a word. `or` joins two of one rule, or two names; a
/// name may be a cuisine or a kind.
struct WordGrammar {
  /// Whether places with kinds and cuisines are listed for words; else these words search, as they
  /// do in names.
  let filtersByServing: Bool
  /// Whether words for kinds are filters even where those for cuisines search.
  var filtersByKind = false
  /// The slug that the catalogue has for a cuisine as typed; nil for no cuisine.
  let cuisine: (String) throws(Failure) -> String?
  /// Whether a text names a place to look around.
  let isPlace: (String) throws(Failure) -> Bool
  /// Hints on what a text may mean that names no place to look around.
  var hintsOnUnknownPlace: (String) throws(Failure) -> [String] = { (_) throws(Failure) in [] }
  /// Whether a text is the name of a place to eat that is near enough to be meant.
  let isName: (String) throws(Failure) -> Bool
  /// Whether bars near enough to be meant serve a cuisine.
  var isServedAtBars: (String) throws(Failure) -> Bool = { (_) throws(Failure) in false }
  /// Whether a text names somebody who may eat along.
  var isPerson: (String) throws(Failure) -> Bool = { (_) throws(Failure) in false }
  /// Throws what there is to say of a name that nobody has; nil where nobody eats along.
  var checkPerson: ((String) throws(Failure) -> Void)?
  /// The units of a number alone behind `within`.
  var units = Units.metric

  /// Reads words.
  ///
  /// Throws `usage` when something is missing, such as a place after `near` or a time after `at`.
  /// Throws it too when `not` or `or` is where it has no effect, such as before a word that it
  /// cannot leave out.
  func wish(_ words: [String]) throws(Failure) -> Wish {
    var typed = Self.typed(words)
    if typed.count > 1, let last = typed.last, ["please", "thanks"].contains(Folding.fold(last)) {
      typed.removeLast()
    }
    var reader = WordReader(grammar: self, words: typed.map { Folding.fold($0) }, typed: typed)
    reader.commas = Set(typed.indices.filter { words[$0].hasSuffix(",") })
    var asName = reader
    let wish = try reader.read()
    guard wish.isNameOnly, reader.words.contains(where: ForeignWords.fillers.contains) else {
      return wish
    }
    // In a name nothing is left out: `Bon Appétit`.
    asName.leavesOutForeign = false
    return try asName.read()
  }

  /// The words without the marks of a sentence.
  static func typed(_ words: [String]) -> [String] {
    words.indices.map { place in
      withoutMarks(withoutComma(words[place]), isLast: place == words.count - 1)
    }
  }

  /// The words of operands; a word keeps the comma at its end.
  ///
  /// An operand may have several words.
  static func words(_ operands: [String]) -> [String] {
    operands.flatMap { $0.split(whereSeparator: \.isWhitespace).flatMap(parts) }
  }

  /// The first word such as `@1` that does not stand behind `near` or `500m from` and their like.
  static func loneRow(in words: [String]) -> String? {
    let words = words.map(withoutComma)
    return words.indices.first { isRow(words[$0]) && !mayBePlace(at: $0, in: words) }.map {
      words[$0]
    }
  }

  private static func mayBePlace(at index: Int, in words: [String]) -> Bool {
    guard let joint = words[..<index].last.map({ Folding.fold($0) }) else { return false }
    let hasNumber = words[..<index].contains { $0.contains(where: \.isNumber) }
    return places.contains(joint) || starts.contains(joint) && hasNumber
  }

  /// A word without the marks of a question, and the last one without those of any sentence.
  private static func withoutMarks(_ word: String, isLast: Bool) -> String {
    var rest = word.drop { "¿¡".contains($0) }
    while let mark = rest.last, mark == "?" || isLast && mark == "!" { rest.removeLast() }
    // `24.12.` is a day.
    if isLast, rest.last == ".", rest.dropLast().last?.isLetter ?? false { rest.removeLast() }
    return rest.isEmpty ? word : String(rest)
  }

  private static func withoutComma(_ word: String) -> String {
    word.hasSuffix(",") ? String(word.dropLast()) : word
  }

  /// Whether a word is a row of the last list, such as `@1`.
  static func isRow(_ word: String) -> Bool {
    word.hasPrefix("@") && word.count > 1 && word.dropFirst().allSatisfy(\.isNumber)
  }

  /// What may stand before a place to look around.
  static let places: Set<String> = ["near", "around", "in"]

  /// What may stand between a distance and the place from where it is measured.
  static let starts: Set<String> = ["from", "of"]

  /// The parts of `thai,cheap`; the comma of `1,5km` parts nothing.
  private static func parts(_ word: Substring) -> [String] {
    var parts = word.split(separator: ",").reduce(into: [String]()) { parts, part in
      if let last = parts.last, last.allSatisfy({ $0.isNumber || $0 == "," }),
        part.first?.isNumber == true
      {
        parts[parts.count - 1] = "\(last)\(part)"
      } else {
        parts.append(String(part))
      }
      parts[parts.count - 1] += ","
    }
    if !word.hasSuffix(","), let last = parts.popLast() { parts.append(withoutComma(last)) }
    return parts
  }
}
