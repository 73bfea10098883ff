import Arguments
import KeyLimeEngine

/// The words and options of a finding verb, read together; where both speak, the option wins.
struct WordSearch {
  static let words = ListOperand(
    "WORDS", value: .text.completed(by: .dynamic("words")),
    summary: "What you feel like, such as thai cheap tonight")

  /// What the words express that no option says otherwise; nil without words.
  let wish: Wish?
  /// The part of the wish that options overrule.
  private var setAside = Wish()
  let arguments: ParsedArguments
  let store: Store
  let context: Context
  private let filtersByServing: Bool
  /// The time that is meant when the wished one is over today, or of a day without a year.
  private var next: String?

  /// Reads the words and says how they were read.
  ///
  /// Throws `usage` when a word names a place that is unknown.
  init(
    _ arguments: ParsedArguments, _ operands: [String], _ store: Store, _ context: Context,
    filtersByServing: Bool = true, filtersByKind: Bool = false, listsAnything: Bool = true,
    isForPeople: Bool = false
  ) throws(Failure) {
    (self.arguments, self.store, self.context) = (arguments, store, context)
    self.filtersByServing = filtersByServing
    guard !operands.isEmpty else {
      wish = nil
      try notePostponed()
      return
    }
    let isNear = UserLocation(context: context, store: store).isTyped(arguments)
    let reader = WishReader(
      context: context, store: store, filtersByServing: filtersByServing,
      filtersByKind: filtersByKind, listsAnything: listsAnything, hasPlace: isNear,
      isForPeople: isForPeople)
    let origin = try UserLocation(context: context, store: store)
      .knownOrigin(arguments, tells: false)
    let read = try reader.wish(operands, from: origin)?.parted(by: arguments, namesPlace: isNear)
    wish = read?.kept
    setAside = read?.setAside ?? Wish()
    try notePostponed()
    guard let wish else { return }
    if let time = wish.time {
      let asked = AskedTime(time, askedAt: context.moment, lasting: wish.stay ?? 0)
      next = try context.dateMeant(by: asked, at: quietOrigin)
    }
    if context.tellsNotes, let line = try line(in: context.units()) {
      context.note(StyledText(line, .faint))
    }
  }

  /// The words that search names, as one text.
  var text: String { wish?.text ?? "" }

  /// Who eats along, as the words say.
  var people: [String] { wish?.people ?? [] }

  /// How far the words reach.
  var within: Distance? { wish?.within }

  /// How many places a list has at most.
  var limit: Int { arguments.rows(FilterOptions.limit, standard: wish?.most ?? 20) }

  /// Whether all words are filters.
  var isForFiltersOnly: Bool { wish?.rest.isEmpty ?? true }

  /// What the words were taken to mean; nil when none became a filter where words search anyway.
  var asked: String? { line(in: .metric) }

  private func line(in units: Units) -> String? {
    guard let wish, filtersByServing || !wish.isNameOnly || setAside != Wish() else { return nil }
    let line = WishWords(wish: wish, setAside: setAside, units: units, next: next).line
    return line.isEmpty ? nil : line
  }

  /// How to find what is of a kind, around the same point; nil when the words that search names are
  /// no kind.
  func byKind(from origin: Coordinate?, reach: Distance?) -> String? {
    guard !filtersByServing, let kind = Kind(word: text) else { return nil }
    let options = options(around: origin, within: reach)
    return "keylime discover \(ShellLine.quoted(kind.title))\(options) lists places of this kind"
  }

  /// The options that ask around the same point and as far, with a blank before each.
  private func options(around origin: Coordinate?, within reach: Distance?) -> String {
    let typed = UserLocation(context: context, store: store).isTyped(arguments)
    var near = typed ? arguments[UserLocation.near] : wish?.near
    // The list that is shown gives its rows their numbers anew, and `me` may be the usual location.
    if near?.hasPrefix("@") ?? false || near == "me" { near = origin.map { "\($0)" } }
    return [
      near.map { " --near \(ShellLine.quoted($0))" },
      (reach ?? wish?.within).map { " --within \($0.typed)" },
    ].compactMap(\.self).joined()
  }

  /// Where to look around.
  ///
  /// Throws `usage` when no location is given, or it cannot be resolved.
  func origin() throws(Failure) -> Coordinate {
    try UserLocation(context: context, store: store).origin(arguments, wish)
  }

  /// The same, or nil when no location is given.
  func knownOrigin() throws(Failure) -> Coordinate? {
    try UserLocation(context: context, store: store).knownOrigin(arguments, wish)
  }

  /// The filter of words and options.
  ///
  /// Throws `config` when the system does not know the time zone in the config.
  func filter() throws(Failure) -> Filter {
    var filter = try OpenOptions.filter(arguments, context)
    if arguments.isGiven(Exclusion.not.declaration) {
      filter.vetoes += try Exclusion.vetoes(arguments, context, store, quietOrigin())
    }
    if let wish { wish.add(to: &filter, clocks: try context.clocks(), askedAt: context.moment) }
    return filter
  }

  /// Says which day the time of an option means, if it is over today.
  private func notePostponed() throws(Failure) {
    if let time = OpenOptions.time(arguments, context) {
      try context.notePostponed(time, at: quietOrigin)
    }
  }

  /// The same as ``knownOrigin()``, without saying how a place was understood.
  private func quietOrigin() throws(Failure) -> Coordinate? {
    try UserLocation(context: context, store: store).knownOrigin(arguments, wish, tells: false)
  }
}
