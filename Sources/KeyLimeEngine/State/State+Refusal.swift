extension State {
  /// Why a change of a restaurant would have no effect if this account made it now; nil when it would
  /// have one.
  public func refusal(
    of change: RestaurantChange, on restaurant: RestaurantID, by account: AccountID
  ) throws(SnapshotFault) -> NoEffect? {
    let state = try self.restaurant(restaurant) ?? RestaurantState(id: restaurant)
    return state.refusal(of: change, by: account)
  }
}
