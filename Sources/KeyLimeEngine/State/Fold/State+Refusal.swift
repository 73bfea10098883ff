extension State {
  /// Why a change of a restaurant would have no effect if this account made it now; nil when it
  /// would have one.
  public func refusal(
    of change: RestaurantChange, on restaurant: RestaurantID, by account: AccountID
  ) throws(SnapshotFault) -> NoEffect? {
    let state = try self.restaurant(restaurant) ?? RestaurantState(id: restaurant)
    return state.refusal(of: change, by: account)
  }

  /// The claim of a restaurant that an account would make now, with its proof.
  public func claim(
    of restaurant: RestaurantID, by account: AccountID, _ key: ClaimKey
  ) throws(SnapshotFault) -> RestaurantChange {
    let turns = try self.restaurant(restaurant)?.claims[account] ?? 0
    return .claim(proof: key.proof(of: restaurant, by: account, turn: turns + 1))
  }
}
