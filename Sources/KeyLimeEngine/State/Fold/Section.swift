/// The parts of the state: each has keys of its own.
enum Section: UInt8, CaseIterable {
  case accounts, ratings, favourites, cards, checkIns, contacts, bills
  /// Places and cuisines that somebody avoids, and what they noted of places.
  case avoidedPlaces, avoidedCuisines, notes
  /// Added and edited restaurants, their admins and deals.
  case restaurants
  /// Uses and redemptions of deals.
  case deals
  case store
  /// Undos and redos, by the event that they name.
  case toggles
  /// Events that were written with an idempotency key.
  case keys
  /// Derived from the ratings: what the numbers of each restaurant are made of.
  case scores
  /// Derived from the ratings: the same by person, see ``Rating/body``.
  case ratingsByAccount
  /// Events without effect, and why.
  case ineffective
  /// Derived from the check-ins: each person's, the latest first, see ``CheckInState/body``.
  case checkInsByTime
  /// Derived from the check-ins: the same by restaurant, the latest first.
  case checkInsByPlace
  /// Derived from the check-ins: how many there were on each day, see ``DayCount``.
  case checkInDays
  /// Derived from the bills: what each two people owe each other in each person's book, see
  /// ``BalanceSheet``.
  case debts
  /// Derived from the bills: each person's, the latest first, see ``BillSummary/body``.
  case billsByDate
  /// Derived: how many check-ins and bills each person has, see ``RecordCount``.
  case recordCounts

  /// What the lines of the section begin with in a ``Table``.
  var letter: UInt8 { UInt8(ascii: "A") + rawValue }

  init?(letter: UInt8) { self.init(rawValue: letter &- UInt8(ascii: "A")) }

  /// How many texts a key of this section has.
  var keyParts: Int {
    switch self {
    case .accounts, .restaurants, .store, .scores: 1
    case .ratings, .favourites, .cards, .checkIns, .contacts, .bills, .avoidedPlaces,
      .avoidedCuisines, .notes, .deals, .toggles, .keys, .ratingsByAccount, .ineffective,
      .checkInsByTime, .checkInDays, .recordCounts, .billsByDate:
      2
    case .checkInsByPlace: 3
    case .debts: 4
    }
  }

  /// Those that events are about.
  static let primary = allCases.filter(\.isPrimary)

  /// Whether events are about it; other sections are derived.
  var isPrimary: Bool {
    switch self {
    case .accounts, .ratings, .favourites, .cards, .checkIns, .contacts, .bills, .avoidedPlaces,
      .avoidedCuisines, .notes, .restaurants, .deals, .store, .toggles, .keys:
      true
    case .scores, .ratingsByAccount, .ineffective, .checkInsByTime, .checkInsByPlace, .checkInDays,
      .debts, .billsByDate, .recordCounts:
      false
    }
  }
}
