extension FoldedJournal {
  /// A deal as it stood when an event happened; nil when the events here do not tell.
  ///
  /// The whole journal is read for it.
  public func dealThen(
    _ deal: DealID, at restaurant: RestaurantID, when event: Event
  ) throws(JournalError) -> Deal? {
    let before = try journal.events().filter { $0 < event }.orderedForFold()
    let claims = try journal.claimCheck(for: before)
    let then = State(snapshot: nil, Tail(before), claims: claims, authority: authority)
    let place = try? then.restaurant(restaurant)
    return place?.deals[deal]
  }
}
