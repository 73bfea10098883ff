extension Journal {
  /// A deal as it stood when an event happened; nil when the events here do not tell.
  ///
  /// The whole journal is read for it.
  public func dealThen(
    _ deal: DealID, at restaurant: RestaurantID, when event: Event
  ) throws(JournalError) -> Deal? {
    let before = try events().filter { $0 < event }.map { Envelope($0) }.orderedForFold()
    let inEffect = InEffect(ordered: before, claims: try claimCheck(for: before))
    let place = try? State(base: nil, ordered: before, inEffect).restaurant(restaurant)
    return place?.deals[deal]
  }
}
