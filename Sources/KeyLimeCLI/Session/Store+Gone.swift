import KeyLimeEngine

extension Store {
  /// Whether a place that is not found left the catalogue; it did not where no catalogue ever came
  /// to this machine and nobody here knows it.
  ///
  /// Throws ``StoreError`` when the catalogue cannot be read.
  func isGone(_ id: RestaurantID) throws(StoreError) -> Bool {
    if try currentGeneration() != nil { return true }
    return try restaurantEvenRemoved(id) != nil
  }
}
