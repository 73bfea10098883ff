import KeyLimeEngine

extension UserSession {
  /// Those of some places that the catalogue has; none where it cannot be read, which the run says.
  ///
  /// Throws `store` for what is not the catalogue's fault.
  func listed(_ ids: [RestaurantID]) throws(Failure) -> [RestaurantID: Found] {
    try context.asking { () throws(StoreError) in
      try store.ifReadable { () throws(StoreError) in try store.restaurants(ids) } ?? [:]
    }
  }
}
