import Arguments
import KeyLimeEngine

/// Reads the operands of a finding verb as a wish, with what the catalogue knows.
struct WishReader {
  /// What the words were taken to mean, in JSON.
  static let field = ResultField(
    "asked", type: "string", "What the words were taken to mean; absent without words")

  /// How the words are read, for help.
  static let grammar = """
    Words become filters: cuisines, kinds (cafe, bar), diets (vegan), services (takeaway), \
    prices (cheap, $$, up to $$$, at least $$), ratings (4 stars or more), times (tonight, \
    'fri 7pm', until 10pm, open late), distances (500m, 10min on foot), places (near work, in \
    Leith, 500m from work), and 'not' or 'anything but' before a cuisine, kind, price or the \
    name of a place. A meal (lunch) says nothing but the time of a day \
    beside it. Any other word searches names. All words together win as the name of a place \
    within 50 km, unless they only say what it serves and is. A line on standard error says how \
    the words were read.
    """

  let context: Context
  let store: Store
  /// Whether words for cuisines and kinds are filters; else they search.
  let filtersByServing: Bool
  /// Whether words for kinds are filters even where those for cuisines search.
  let filtersByKind: Bool
  /// Whether a question without a filter has an answer.
  let listsAnything: Bool
  /// Whether an option says where to look around.
  let hasPlace: Bool
  /// Whether words may say who eats along.
  let isForPeople: Bool

  /// The wish that the operands express; nil without operands.
  ///
  /// `origin` is where somebody is as far as the options say. Throws `usage` when a place after
  /// `near` is unknown.
  func wish(_ operands: [String], from origin: Coordinate?) throws(Failure) -> Wish? {
    let words = WordGrammar.words(operands)
    guard !words.isEmpty else { return nil }
    try checkRows(words, operands, origin)
    let grammar = try grammar(origin)
    let text = operands.joined(separator: " ")
    var name = Wish()
    name.rest = operands
    do throws(Failure) {
      let wish = try withoutTowns(grammar.wish(words))
      if let served = try servedAtKind(words, grammar, text, origin) { return served }
      // Where words were left out, all of them may still be a name: `The Place`.
      if wish.isNameOnly, wish.rest.count == words.count {
        if let served = try servedInTown(wish, origin) { return served }
        if let around = try aroundTownAlone(wish, origin) { return around }
        if let around = try aroundPart(of: wish, words, grammar, origin) { return around }
        return try passingOverMeal(wish, origin)
      }
      if wish.saysNothing, try isMeantAsName(text, words, origin) { return name }
      if try isNamed(text, origin, by: wish) { return name }
      if let around = try aroundTown(wish, origin) { return around }
      if let served = try servedInTown(wish, origin) { return served }
      if let around = try aroundPart(of: wish, words, grammar, origin) { return around }
      return try withoutKind(wish, origin) ?? wish
    } catch {
      // `No Milk` is a place, too, and so are `No Milk Today` and `Made in Italy`.
      let mayBeName = error.kind == .usage || error.code == "no-such-person"
      if mayBeName, try isInName(text, origin) { return name }
      throw error
    }
  }

  /// The grammar of the words, which asks the catalogue, the config and the contacts.
  private func grammar(_ origin: Coordinate?) throws(Failure) -> WordGrammar {
    let location = UserLocation(context: context, store: store)
    var grammar = WordGrammar(
      filtersByServing: filtersByServing, filtersByKind: filtersByKind,
      cuisine: { (text) throws(Failure) in try cuisine(text) },
      isPlace: { (text) throws(Failure) in try location.isKnown(text) },
      hintsOnUnknownPlace: { (text) throws(Failure) in try location.hints(onUnknown: text) },
      isName: { (text) throws(Failure) in try isName(text, origin) },
      isPerson: { (text) throws(Failure) in try isPerson(text) },
      units: try context.units())
    if isForPeople { grammar.checkPerson = checkPerson }
    grammar.isServedAtBars = { (cuisine) throws(Failure) in
      try origin.map { (origin) throws(Failure) in try barsServe(cuisine, around: origin) } ?? false
    }
    return grammar
  }

  private func barsServe(_ cuisine: String, around origin: Coordinate) throws(Failure) -> Bool {
    var question = NearbyQuestion(around: origin, within: SearchQuestion.near)
    (question.filter.cuisines, question.filter.kinds) = ([cuisine], [.bar])
    question.limit = 1
    let answer = try context.asking { () throws(StoreError) in try store.nearby(question) }
    return !answer.found.isEmpty
  }

  /// Throws `usage` for a row such as `@1` anywhere but behind `near`: its digits are no words to
  /// search for.
  private func checkRows(
    _ words: [String], _ operands: [String], _ origin: Coordinate?
  ) throws(Failure) {
    guard let row = WordGrammar.loneRow(in: words) else { return }
    if words.count > 1, try isName(operands.joined(separator: " "), origin) { return }
    throw .cannot(
      "search for '\(row)'", "it is a row of the list last shown, not a word", .usage,
      code: "bad-value",
      hints: ["keylime show \(row) shows that place", "--near \(row) looks around it"])
  }

  /// The cuisine that a text means, in singular or plural; nil when no place serves it.
  func cuisine(_ text: String) throws(Failure) -> String? {
    let slug = String(text.map { $0 == " " || $0 == "-" ? "_" : $0 })
    let singular = slug.hasSuffix("s") ? String(slug.dropLast()) : slug
    // Some slugs have a hyphen: `tex-mex`.
    let spellings =
      (slug == singular ? [slug] : [slug, singular]) + (text.contains("-") ? [text] : [])
      + [ForeignCuisine.slug(of: text)].compactMap(\.self)
    let unserved = try context.asking { () throws(StoreError) in try store.unserved(spellings) }
    return spellings.first { !unserved.contains($0) }
  }

  /// Throws `nothingFound` when a text means no contact.
  private func checkPerson(_ text: String) throws(Failure) {
    _ = try PersonReference(UserSession(context)).resolve(text, to: "eat with")
  }

  /// Whether a text means oneself, a contact, or several.
  private func isPerson(_ text: String) throws(Failure) -> Bool {
    guard isForPeople else { return false }
    if BillPeople.isMe(text) { return true }
    do throws(Failure) {
      _ = try PersonReference(UserSession(context)).resolve(text, to: "eat with")
      return true
    } catch {
      if error.kind == .nothingFound { return false }
      if error.kind == .usage { return true }
      throw error
    }
  }

  /// Passes over a meal alone, where a list of anything makes sense and no place has the word.
  private func passingOverMeal(_ wish: Wish, _ origin: Coordinate?) throws(Failure) -> Wish {
    let word = Folding.fold(wish.text)
    guard listsAnything, Meal.times[word] != nil, try !isInName(word, origin) else { return wish }
    if Meal.servedAllDay.contains(word), try cuisine(word) != nil { return wish }
    var meal = Wish()
    meal.passedOver = wish.rest
    return meal
  }

  /// Whether words that say nothing are meant as a name: `Quick Bite`; where nothing else can be
  /// listed, they always are.
  private func isMeantAsName(
    _ text: String, _ words: [String], _ origin: Coordinate?
  ) throws(Failure) -> Bool {
    guard listsAnything else { return true }
    // One alone, such as `food`, is the beginning of too many names.
    guard words.count > 1 else { return false }
    return try isInName(text, origin)
  }

  /// The wish for a cuisine at places of a kind, such as `italian restaurant`, where words for kinds
  /// search names; nil when the words express something else.
  private func servedAtKind(
    _ words: [String], _ grammar: WordGrammar, _ text: String, _ origin: Coordinate?
  ) throws(Failure) -> Wish? {
    guard !filtersByServing, !filtersByKind, words.count > 1 else { return nil }
    var grammar = grammar
    grammar.filtersByKind = true
    let wish = try grammar.wish(words)
    guard !wish.kinds.isEmpty, !wish.rest.isEmpty, try !isName(text, origin),
      try isServed(wish, besides: text, origin)
    else { return nil }
    return wish
  }

  /// Whether a kind and what to search for are meant as a cuisine at places of this kind: some such
  /// place is as near as those that have a text in their name.
  private func isServed(
    _ wish: Wish, besides text: String, _ origin: Coordinate?
  ) throws(Failure) -> Bool {
    guard try cuisine(Folding.fold(wish.text)) != nil else { return false }
    var question = SearchQuestion(wish.text, from: origin)
    question.filter.kinds = wish.kinds
    let served = try context.asking { () throws(StoreError) in try store.search(question) }
    guard !served.found.isEmpty, !served.isFar, served.leftOut.isEmpty else { return false }
    let named = try named(text, origin)
    guard !named.isEmpty else { return true }
    guard let nearest = Self.least(served.found), let nearestNamed = Self.least(named) else {
      return true
    }
    return nearest <= nearestNamed
  }

  private static func least(_ found: [Found]) -> Distance? { found.compactMap(\.distance).min() }

  /// Whether a text is a name rather than the wish that its words express.
  ///
  /// Where cuisines search, a kind beside other words is often a part of a name: `Luna Cafe`.
  private func isNamed(
    _ text: String, _ origin: Coordinate?, by wish: Wish
  ) throws(Failure) -> Bool {
    // What a place was called before says nothing of what is wanted.
    let namesakes = try namesakes(text, origin, countsFormer: false)
    if !namesakes.isEmpty {
      guard filtersByServing || filtersByKind, !Self.isOnlyName(text) else { return true }
      let isOneServing = wish.isOneServing && !Self.soundsLikeName(text)
      // Of a chain, the nearest decides: not each branch says what it serves.
      return !isOneServing && !(namesakes.first.map { wish.describes($0.restaurant) } ?? false)
    }
    guard !filtersByServing, !wish.kinds.isEmpty, !wish.rest.isEmpty else { return false }
    if try isServed(wish, besides: text, origin) { return false }
    return try isInName(text, origin)
  }

  /// Whether words belong to a name where a place has it: few need a `house`, and `Tasty Asia` need
  /// serve nothing that is called Asian.
  private static func soundsLikeName(_ text: String) -> Bool {
    let words = foldedWords(text)
    return words.dropFirst().last.map(WordReader.eateries.contains) ?? false
      || words.contains(where: WordReader.praises.contains)
  }

  /// Whether words are nothing but a name where a place has it: no wish ends in an article, as
  /// `Coffee A` does, and few are for `the` grill.
  private static func isOnlyName(_ text: String) -> Bool {
    let words = foldedWords(text)
    return ["a", "an"].contains(words.last)
      || words.contains { ["the", "top", "what", "whats"].contains($0) }
  }

  private static func foldedWords(_ text: String) -> [String] {
    text.split(separator: " ").map { Folding.fold(String($0)) }
  }

  /// The wish without its kind where that is a part of no name and of a place of another kind:
  /// `cafe mariachi`; nil where it is meant.
  private func withoutKind(_ wish: Wish, _ origin: Coordinate?) throws(Failure) -> Wish? {
    var ofKind = Filter()
    ofKind.kinds = wish.kinds
    guard filtersByServing || filtersByKind, !wish.kinds.isEmpty, !wish.rest.isEmpty,
      try cuisine(Folding.fold(wish.text)) == nil,
      try named(wish.text, origin, ofKind).isEmpty,
      try !named(wish.text, origin).isEmpty
    else { return nil }
    var without = wish
    without.kinds = []
    without.passedOver += wish.kinds.map(\.title)
    return without
  }

  /// Whether a place that is near enough to be meant has a text in its name; the last word of the
  /// text may be unfinished.
  private func isInName(_ text: String, _ origin: Coordinate?) throws(Failure) -> Bool {
    if try isName(text, origin) { return true }
    return try !named(text, origin).isEmpty
  }

  /// The places near enough to be meant that have a text in their name and pass a filter.
  func named(
    _ text: String, _ origin: Coordinate?, _ filter: Filter = Filter()
  ) throws(Failure) -> [Found] {
    var question = SearchQuestion(text, from: origin)
    question.filter = filter
    let answer = try context.asking { () throws(StoreError) in try store.search(question) }
    guard !answer.isFar else { return [] }
    return answer.found.filter {
      " \(Folding.fold($0.restaurant.name))".contains(" \(Folding.fold(text))")
    }
  }

  /// Whether a text is the exact name of a place that is near enough to be meant, or the name that
  /// it had before.
  private func isName(_ text: String, _ origin: Coordinate?) throws(Failure) -> Bool {
    try !namesakes(text, origin).isEmpty
  }

  /// The places with exactly this name that are near enough to be meant.
  ///
  /// With `countsFormer`, those that had it before are among them.
  func namesakes(
    _ text: String, _ origin: Coordinate?, countsFormer: Bool = true
  ) throws(Failure) -> [Found] {
    let named = try context.asking { () throws(StoreError) in
      try store.places(named: text, from: origin)
    }
    return named.filter { found in
      let former = countsFormer ? [] : found.restaurant.formerNames.map(Folding.fold)
      let isNear = found.distance.map { $0 <= SearchQuestion.near } ?? true
      return isNear && !former.contains(Folding.fold(text))
    }
  }
}
