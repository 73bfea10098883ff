import KeyLimeEngine

/// The table of deals.
enum DealListing {
  /// Lists deals, each with the number that names it.
  static func output(
    _ deals: [ListedDeal], _ units: Units, _ signs: Signs, whenEmpty: Nothing, notes: [String?]
  ) -> Output {
    .listing(
      Listing(
        Array(deals.enumerated()),
        columns: [
          Column("#", .right) {
            Cell(StyledText("@\($0.offset + 1)", .faint), raw: $0.element.offer.id.text)
          },
          Column("", rank: 0) { row in
            Cell(
              StyledText(mark(row.element, signs)),
              raw: row.element.offer.isUsed ? "used" : "")
          },
          Column("DEAL", shrinksTo: 16) { Cell($0.element.offer.deal.title, .strong) },
          Column("PLACE", rank: 1, shrinksTo: 12) { Cell($0.element.found.restaurant.name) },
          Column("WHEN", rank: 2, shrinksTo: 12) { when($0.element.offer) },
          Column("DISTANCE", .right, rank: 3) { row in
            row.element.found.distance.map { .distance($0, in: units) } ?? .unknown
          },
        ],
        json: {
          DealFields.json(
            $0.element.offer, $0.element.found, isFavourite: $0.element.isFavourite)
        },
        position: \.element.found.restaurant.position, whenEmpty: whenEmpty,
        footer: footer(deals, signs), notes: notes))
  }

  private static func mark(_ deal: ListedDeal, _ signs: Signs) -> String {
    if deal.offer.isUsed { return signs.used }
    guard deal.isFavourite else { return "" }
    return signs == .spoken ? "favourite" : "♥"
  }

  private static func when(_ offer: Offer) -> Cell {
    let isEarly = offer.status == .notYet
    let next = isEarly ? offer.deal.starts : offer.deal.expires
    let style: Style = isEarly || offer.status == .notNow ? .caution : .plain
    return Cell(StyledText(offer.period, style), raw: next?.text ?? "")
  }

  private static func footer(_ deals: [ListedDeal], _ signs: Signs) -> [StyledText] {
    // Words need no legend.
    if signs == .spoken { return [] }
    let marks = [
      deals.contains(where: \.offer.isUsed)
        ? "\(signs.used) you have used it, and may use it again" : nil,
      deals.contains { $0.isFavourite && !$0.offer.isUsed } ? "♥ a favourite of yours" : nil,
    ].compactMap(\.self)
    return marks.isEmpty ? [] : [StyledText(marks.joined(separator: ", "), .faint)]
  }
}
