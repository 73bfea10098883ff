import Arguments
import KeyLimeEngine

/// The columns that describe places, in the forms for a terminal and for a pipe.
struct RestaurantColumns {
  let units: Units
  let phrases: Phrases
  let signs: Signs

  /// The columns after the name.
  ///
  /// A narrow terminal gives up, in this order: the phrases of rating and price, the street,
  /// "tomorrow", all cuisines but the first, the limes of the rating, the price, the rating, what
  /// is served, the distance, the hours.
  func all(_ hours: OpenStatusAt, isTable: Bool) -> [Column<RestaurantListing.Row>] {
    // The columns of a pipe are documented, and a phrase says no more than its number.
    let words = isTable ? [inWords] : []
    let described = [what, price, rating] + words + [distance, street] + [opening(hours)]
    return described.map { $0.mapped { (row: RestaurantListing.Row) in row.element } }
  }

  var what: Column<Found> {
    Column("WHAT", rank: 3, shrinksTo: 10, keeps: 16, briefRank: 7) { Self.what($0.restaurant) }
  }

  var price: Column<Found> {
    Column("PRICE", rank: 5, briefRank: 10) { price($0.restaurant) }
  }

  var rating: Column<Found> { Column("RATING", rank: 4, briefRank: 6) { rating($0) } }

  private var inWords: Column<Found> {
    Column("IN WORDS", rank: 11) { .text($0.number?.limes.map { phrases[$0] }) }
  }

  var distance: Column<Found> { Column("DISTANCE", .right, rank: 2) { way($0) } }

  private var street: Column<Found> {
    Column("STREET", rank: 9) { .text($0.restaurant.address.street) }
  }

  func opening(_ hours: OpenStatusAt) -> Column<Found> {
    Column("OPEN", rank: 1, briefRank: 8) { hours.cell($0) }
  }

  // MARK: - In a pipe

  /// What a pipe gets of each place.
  static let notes = [
    id, name, ResultColumn("WHAT", "Its cuisines, separated by semicolons"), price, rating,
    distance, ResultColumn("STREET", "Street and house number"), open,
  ]

  static let id = ResultColumn("ID", "Its stable id, for use as an operand")
  static let name = ResultColumn("NAME", "Its name")
  static let price = ResultColumn("PRICE", "1 to 4")
  static let rating = ResultColumn("RATING", "Its number, 0.0 to 5.0")
  static let distance = ResultColumn("DISTANCE", "Metres from where you are")
  static let open = ResultColumn("OPEN", "Open or closed, at the time asked for")

  // MARK: - Cells

  /// The name, marked when it is a favourite or somebody avoids the place, with the other name by
  /// which it was found.
  static func name(_ found: Found, _ signs: Signs) -> Cell {
    let name = found.restaurant.name
    let style: Style = found.opinion.isUnwelcome ? .faint : .strong
    let shown = StyledText(name, style).linked(to: found.restaurant.website) + otherName(found)
    if found.opinion.isUnwelcome { return Cell("\(signs.avoided)\(shown)", raw: name) }
    guard found.isFavourite else { return Cell(shown, raw: name) }
    return Cell("\(shown)\(signs.favourite, .bad)", raw: name)
  }

  private static func otherName(_ found: Found) -> StyledText {
    guard let other = found.otherName else { return "" }
    let isFormer = found.restaurant.formerNames.contains(other)
    return StyledText(" (\(isFormer ? "formerly" : "also") \(other))", .faint)
  }

  /// The cuisines, else the kind, and the diet that all food suits: `thai, only vegan`.
  static func what(_ restaurant: Restaurant) -> Cell {
    // What vegans eat vegetarians eat, too.
    let only = restaurant.onlyDiets.contains(.vegan) ? [.vegan] : restaurant.onlyDiets
    guard !only.isEmpty else { return served(restaurant) }
    let words = "only \(only.map(\.title).joined(separator: ", "))"
    let served = served(restaurant)
    return Cell(
      served.isUnknown ? StyledText(words) : served.shown + ", " + StyledText(words),
      brief: served.isUnknown ? StyledText(words) : served.brief, raw: served.raw)
  }

  private static func served(_ restaurant: Restaurant) -> Cell {
    let cuisines = restaurant.cuisines
    guard cuisines.isEmpty else {
      let others = cuisines.count > 1 ? " +\(cuisines.count - 1)" : ""
      return Cell(
        StyledText(cuisines.map(\.spaced).joined(separator: ", ")),
        brief: StyledText(cuisines[0].spaced + others), raw: cuisines.joined(separator: ";"))
    }
    guard let kind = restaurant.kind else { return .unknown }
    return Cell(StyledText(kind.title), raw: "")
  }

  private func price(_ restaurant: Restaurant) -> Cell {
    guard let price = restaurant.price else { return .unknown }
    return Cell(
      StyledText(phrases.words(for: price, in: restaurant.currency) ?? price.signs),
      brief: StyledText(price.signs), raw: String(price.rawValue))
  }

  private func rating(_ found: Found) -> Cell {
    Self.rating(found, signs)
  }

  /// The number in limes, and beside it how many rated and one's own rating: `4.3 ●●●●◐ (1,204) you
  /// 5`.
  static func rating(_ found: Found, _ signs: Signs) -> Cell {
    let own = found.mine.map { StyledText(" you \($0.count)") } ?? ""
    guard let number = found.number else { return .unknown }
    // One's own rating says more than how many others there are.
    let brief = StyledText(number.text) + (found.mine == nil ? count(found) : own)
    return Cell(signs.limes(number) + count(found) + own, brief: brief, raw: number.text)
  }

  /// How many people and reviews the number is made of, but for one's own rating alone and a source
  /// that does not count its reviews.
  private static func count(_ found: Found) -> StyledText {
    let reviews = found.tally.source == nil ? 0 : found.restaurant.ratingCount ?? 0
    let count = (found.people?.count ?? 0) + reviews
    return count > (found.mine == nil ? 0 : 1) ? " (\(count.grouped))" : ""
  }

  /// The distance and the direction.
  private func way(_ found: Found) -> Cell {
    guard let distance = found.distance else { return .unknown }
    let far = units.words(for: distance)
    // Who is there goes in no direction.
    let direction =
      distance < RestaurantPage.arrived ? "" : found.bearing.map { " \(signs.direction($0))" } ?? ""
    return Cell(StyledText(far + direction), raw: String(Int(distance.metres.rounded())))
  }
}
