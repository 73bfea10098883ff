import Arguments
import KeyLimeEngine

/// What somebody wants to eat, read from words such as `thai cheap tonight near work`.
struct Wish: Equatable {
  var cuisines: [String] = []
  var kinds: [Kind] = []
  var diets: [Diet] = []
  /// All food must be for these.
  var onlyDiets: [Diet] = []
  /// What it must offer.
  var services: [Service] = []
  /// At most this dear.
  var maximumPrice: PriceLevel?
  /// Exactly one of these levels; any when empty.
  var prices: [PriceLevel] = []
  /// Rated at least this.
  var minimumRating: Stars?
  /// Open at this time.
  var time: When?
  /// Whether one need not stay any longer, because it was `until` then.
  var endsThen = false
  /// How many minutes from that time on it must stay open: `7pm until 9pm`.
  var stay: Int?
  /// Whether these minutes were said, as in `for 2 hours`, not the end.
  var isStayAsked = false
  var within: Distance?
  /// The place to look around, as it was typed.
  var near: String?
  /// What must be known of a place.
  var known: [Filter.KnownField] = []
  /// What must not be known of a place.
  var unknown: [Filter.KnownField] = []
  var vetoes: [Veto] = []
  /// Whether only places will do where one has never been.
  var isNew = false
  /// How many places there shall be.
  var most: Int?
  /// Who eats along, as they were typed.
  var people: [String] = []
  /// The words that say nothing of a place, though people may take them for a filter.
  var passedOver: [String] = []
  /// The words that mean none of these, in their order: they search names.
  var rest: [String] = []

  /// Whether no word means a filter.
  var isNameOnly: Bool {
    var names = Wish()
    names.rest = rest
    return self == names
  }

  /// Whether no word says anything of a place.
  var saysNothing: Bool {
    var nothing = Wish()
    (nothing.passedOver, nothing.most) = (passedOver, most)
    return self == nothing
  }

  /// The words that search names, as one text.
  var text: String { rest.joined(separator: " ") }

  /// Whether this is one cuisine, kind, diet or service and nothing else.
  var isOneServing: Bool {
    self == serving && rest.isEmpty
      && cuisines.count + kinds.count + diets.count + onlyDiets.count + services.count == 1
  }

  /// Whether this says nothing but what a place is and serves, as the words `sushi bar` do of a
  /// sushi bar called `Sushi Bar`.
  func describes(_ place: Restaurant) -> Bool {
    guard self == serving, !saysNothing else { return false }
    return filterByServing.reason(against: place) == nil && (rest.isEmpty || place.serves(text))
  }

  /// The filter for what a place is and what it serves.
  var filterByServing: Filter {
    var filter = Filter()
    (filter.cuisines, filter.kinds) = (cuisines, kinds)
    (filter.diets, filter.onlyDiets, filter.services) = (diets, onlyDiets, services)
    return filter
  }

  /// What this says of what is served and of the kind, and the words for names.
  private var serving: Wish {
    var serving = Wish()
    (serving.cuisines, serving.kinds, serving.rest) = (cuisines, kinds, rest)
    (serving.diets, serving.onlyDiets, serving.services) = (diets, onlyDiets, services)
    return serving
  }
}

extension Wish {
  /// Adds what is wished to a filter.
  func add(to filter: inout Filter, clocks: PlaceClocks, askedAt now: Moment) {
    addConditions(to: &filter)
    filter.cuisines += cuisines
    filter.readsNames = !cuisines.isEmpty
    if let maximumPrice { filter.maximumPrice = maximumPrice }
    filter.prices += prices
    if let minimumRating { filter.minimumRating = minimumRating }
    if let time {
      filter.open = OpenCondition(
        at: AskedTime(time, askedAt: now, lasting: stay ?? 0), by: clocks)
    }
  }

  /// Adds what lists and picks filter by alike.
  ///
  /// Cuisines are not among it: a pick searches for them.
  private func addConditions(to filter: inout Filter) {
    filter.kinds += kinds
    filter.diets += diets.filter { !filter.diets.contains($0) }
    filter.onlyDiets += onlyDiets.filter { !filter.onlyDiets.contains($0) }
    filter.services += services.filter { !filter.services.contains($0) }
    filter.known += known
    filter.unknown += unknown
    filter.vetoes += vetoes
    if isNew, filter.novelty == nil { filter.novelty = .neverVisited }
  }

  /// Adds what is wished to the rules of a pick.
  func add(to rules: inout PickRules) {
    addConditions(to: &rules.filter)
    if let maximumPrice { rules.maximumPrice = maximumPrice }
    if !prices.isEmpty { rules.prices = prices }
    if let minimumRating { rules.rating = .atLeast(minimumRating) }
    // Who may stay until a place closes asks for nothing behind that.
    if endsThen { rules.openFor = 1 }
    if let stay {
      rules.openFor = stay
      // `from 7 to 9` lets in places of unknown hours: nobody knows that they close before. `for 2
      // hours` means the same as `--open-for 2h`, which leaves them out.
      rules.openForCountsWhereUnknown = isStayAsked
    }
  }
}

extension Wish {
  /// Parts a wish into what holds and what options set aside.
  ///
  /// Where both speak of one thing, the option wins. Diets, services, and what must not be, add up.
  /// `namesPlace` is whether an option says where to look around.
  func parted(
    by arguments: ParsedArguments, namesPlace: Bool
  ) -> (kept: Wish, setAside: Wish) {
    let nothing = Wish()
    var (kept, aside) = (self, nothing)
    func setAside<Part>(_ part: WritableKeyPath<Wish, Part>, if isGiven: Bool) {
      guard isGiven else { return }
      aside[keyPath: part] = self[keyPath: part]
      kept[keyPath: part] = nothing[keyPath: part]
    }
    setAside(\.cuisines, if: !FilterOptions.cuisines(arguments).isEmpty)
    setAside(\.kinds, if: !arguments[FilterOptions.kind].isEmpty)
    let saysPrice =
      arguments[FilterOptions.maxPrice] != nil || !arguments[FilterOptions.price].isEmpty
    setAside(\.maximumPrice, if: saysPrice)
    setAside(\.prices, if: saysPrice)
    setAside(\.minimumRating, if: arguments[FilterOptions.minRating] != nil)
    let saysTime =
      arguments[OpenOptions.openAt] != nil || arguments[OpenOptions.openNow] ?? false
    setAside(\.time, if: saysTime)
    setAside(\.endsThen, if: saysTime || arguments[PickOptions.openFor] != nil)
    setAside(\.stay, if: saysTime || arguments[PickOptions.openFor] != nil)
    setAside(\.isStayAsked, if: saysTime || arguments[PickOptions.openFor] != nil)
    setAside(\.within, if: arguments[Nearby.within] != nil)
    setAside(\.near, if: namesPlace)
    setAside(
      \.most, if: arguments[FilterOptions.limit] != nil || arguments[PickOptions.count] != nil)
    setAside(\.isNew, if: arguments[PickOptions.notSince] != nil)
    return (kept, aside)
  }
}
