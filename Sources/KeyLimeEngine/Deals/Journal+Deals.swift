extension Journal {
  /// A deal as it stood when an event happened; nil when the events here do not tell.
  ///
  /// The whole journal is read for it.
  public func dealThen(
    _ deal: DealID, at restaurant: RestaurantID, when event: Event
  ) throws(JournalError) -> Deal? {
    let before = try events().filter { $0 < event }
    let place = try? State.fold(before).restaurant(restaurant)
    return place?.deals[deal]
  }
}
