import Arguments
import KeyLimeEngine

extension ValueType<String> {
  /// A deal operand: an id or a unique beginning of one, a title, or `@N` of the last list of
  /// deals.
  static let deal = ValueType.text.named("DEAL").completed(by: .dynamic("deal")).inOneWord
}

/// Resolves a deal operand to one deal.
struct DealReference {
  let offers: [Offer]

  private let session: UserSession
  /// The restaurants whose deals come first.
  private let own: Set<RestaurantID>
  /// The command that lists the deals which can be meant.
  private let list: String

  /// Loads all deals of the store, with their status for the guest at the keyboard.
  ///
  /// `ofOwner` names the deals of the restaurants that the account looks after before those of
  /// others. Throws `store` when the state cannot be read.
  init(_ session: UserSession, ofOwner: Bool = false) throws(Failure) {
    self.session = session
    list = "\(Program.name) \(ofOwner ? "admin deal list" : "deals")"
    let now = session.context.now.seconds
    (offers, own) = try session.asGuest { (state, guest) throws(SnapshotFault) in
      let offers = try state.offers(for: guest, now: now)
      guard ofOwner, let account = guest.account else { return (offers, []) }
      return (
        offers, Set(try state.restaurants().filter { $0.admins.contains(account) }.map(\.id))
      )
    }
  }

  /// Finds the deal, with its weekly hours taken into account.
  ///
  /// Throws `nothingFound` when there is none, and `usage` when several fit `text`.
  func resolve(_ text: String, to action: String) throws(Failure) -> Offer {
    let offer = try found(text, action)
    let place = try session.context.asking { () throws(StoreError) in
      try session.store.restaurant(offer.restaurant)?.restaurant
    }
    let hours = try session.dealHours(at: [place].compactMap(\.self))
    return hours.timed(offer, at: session.context.moment)
  }

  private func found(_ text: String, _ action: String) throws(Failure) -> Offer {
    if text.hasPrefix("@") { return try row(text, action) }
    let matches = matches(text)
    if let only = matches.first, matches.count == 1 { return only }
    guard matches.isEmpty else {
      throw .cannot(
        "\(action) '\(text)'", "\(matches.count) deals fit it", .usage,
        code: "ambiguous-deal",
        hints: try matches.prefix(9).map { (offer) throws(Failure) in
          "\(offer.id) is '\(offer.deal.title)' at \(try name(of: offer.restaurant))"
        })
    }
    throw .cannot(
      "\(action) '\(text)'", "no such deal", .nothingFound, code: "no-such-deal",
      hints: ["\(list) lists them; name a deal by @N, its title or its id"])
  }

  private func name(of restaurant: RestaurantID) throws(Failure) -> String {
    let found = try session.context.asking { () throws(StoreError) in
      try session.store.restaurant(restaurant)
    }
    return found?.restaurant.name ?? restaurant.text
  }

  /// The deals that a text names, of one's own restaurants where there is one.
  private func matches(_ text: String) -> [Offer] {
    let mine = matches(text, among: offers.filter { own.contains($0.restaurant) })
    return mine.isEmpty ? matches(text, among: offers) : mine
  }

  /// The deals that a text names: by id, by a beginning of one, by title, by a part of the title.
  ///
  /// Of several with one title those that have ended, or that you have used, give way.
  private func matches(_ text: String, among offers: [Offer]) -> [Offer] {
    let (wanted, title) = (text.lowercased(), Folding.fold(text))
    guard !wanted.isEmpty else { return [] }
    let ways: [(Offer) -> Bool] = [
      { $0.id.text == wanted },
      { Folding.fold($0.deal.title) == title },
      { $0.id.text.hasPrefix(wanted) },
      { Folding.fold($0.deal.title).contains(title) },
    ]
    for way in ways {
      let found = offers.filter(way)
      let usable = found.filter { [.open, .notYet].contains($0.status) }
      if !found.isEmpty { return usable.isEmpty ? found : usable }
    }
    return []
  }

  private func row(_ text: String, _ action: String) throws(Failure) -> Offer {
    guard let rows = session.context.shownDeals else {
      throw .cannot(
        "\(action) '\(text)'", "the last list was not a list of deals", .usage,
        code: "no-such-row", hints: ["after keylime deals, @1 is the first deal of its list"])
    }
    guard let number = Int(text.dropFirst()), number > 0, number <= rows.count else {
      throw .cannot(
        "\(action) '\(text)'", "the last list has \(rows.count) deals", .usage,
        code: "no-such-row", hints: ["after keylime deals, @1 is the first deal of its list"])
    }
    let row = rows[number - 1]
    let offer = offers.first { $0.restaurant == row.restaurant && $0.id == row.deal }
    if let offer { return offer }
    throw .cannot(
      "\(action) '\(text)'", "the deal is no longer offered", .nothingFound, code: "no-such-deal",
      hints: ["\(list) lists what is offered now"])
  }
}

extension Context {
  /// The deals of the list last shown, in its order; nil when that was a list of something else.
  var shownDeals: [(restaurant: RestaurantID, deal: DealID)]? {
    let rows = listMemory?.list?.rows ?? []
    let deals = rows.compactMap { row in row.deal.map { (row.place, $0) } }
    return deals.isEmpty || deals.count < rows.count ? nil : deals
  }
}
