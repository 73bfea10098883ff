import KeyLimeEngine

/// The table of deals.
enum DealListing {
  /// Lists deals.
  ///
  /// Ids are shortened to a unique prefix of at least four letters.
  static func output(_ deals: [ListedDeal], _ units: Units, whenEmpty: Nothing) -> Output {
    let length = shortest(deals.map(\.offer.id.text))
    return .listing(
      Listing(
        deals,
        columns: [
          Column("ID") {
            Cell(StyledText(String($0.offer.id.text.prefix(length)), .faint), raw: $0.offer.id.text)
          },
          Column("", rank: 0) { deal in
            Cell(
              StyledText(deal.offer.isUsed ? "★" : deal.isFavourite ? "♥" : ""),
              raw: deal.offer.isUsed ? "used" : "")
          },
          Column("DEAL", shrinksTo: 16) { Cell($0.offer.deal.title, .strong) },
          Column("PLACE", rank: 1, shrinksTo: 12) { Cell($0.found.restaurant.name) },
          Column("WHEN", rank: 2) { when($0.offer) },
          Column("DISTANCE", .right, rank: 3) { deal in
            deal.found.distance.map { .distance($0, in: units) } ?? .unknown
          },
        ],
        json: { DealFields.json($0.offer, $0.found, isFavourite: $0.isFavourite) },
        position: \.found.restaurant.position, whenEmpty: whenEmpty,
        footer: footer(deals)))
  }

  private static func when(_ offer: Offer) -> Cell {
    let isEarly = offer.status == .notYet
    let next = isEarly ? offer.deal.starts : offer.deal.expires
    return Cell(StyledText(offer.period, isEarly ? .caution : .plain), raw: next?.text ?? "")
  }

  private static func footer(_ deals: [ListedDeal]) -> [StyledText] {
    let marks = [
      deals.contains(where: \.offer.isUsed) ? "★ you have used it" : nil,
      deals.contains { $0.isFavourite && !$0.offer.isUsed } ? "♥ a favourite of yours" : nil,
    ].compactMap(\.self)
    return marks.isEmpty ? [] : [StyledText(marks.joined(separator: ", "), .faint)]
  }

  /// The shortest length, at least four, at which all id prefixes differ.
  static func shortest(_ ids: [String]) -> Int {
    let longest = ids.map(\.count).max() ?? 0
    return (4...max(4, longest)).first { length in
      Set(ids.map { $0.prefix(length) }).count == Set(ids).count
    } ?? longest
  }
}
