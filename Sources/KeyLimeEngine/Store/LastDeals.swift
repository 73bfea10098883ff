extension Store {
  /// Remembers the deals of a list next to its restaurants, so that `@3` can name its third row as a
  /// deal; see ``rememberList(_:)``, which is called with the same rows.
  ///
  /// The memo `last-deals` has a restaurant and a deal on each line, separated by a TAB. It counts as
  /// long as the list of restaurants is the last one.
  public func rememberDeals(_ rows: [(restaurant: RestaurantID, deal: DealID)]) {
    let text = rows.map { "\($0.restaurant.text)\t\($0.deal.text)\n" }.joined()
    // Without the memo a row is not found, which is said; it never names another deal.
    try? leaveMemo(Array(text.utf8), as: "last-deals")
  }

  /// The deals of the list last shown, in its order; nil when that was a list of something else.
  public func lastDeals() -> [(restaurant: RestaurantID, deal: DealID)]? {
    guard let bytes = memo("last-deals") else { return nil }
    var rows: [(restaurant: RestaurantID, deal: DealID)] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let parts = String(decoding: line, as: UTF8.self).split(separator: "\t").map(String.init)
      guard parts.count == 2, let restaurant = RestaurantID(parts[0]), let deal = DealID(parts[1])
      else { return nil }
      rows.append((restaurant, deal))
    }
    return rows.map(\.restaurant) == lastList() ? rows : nil
  }
}
