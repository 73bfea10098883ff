import KeyLimeEngine

extension UserSession {
  /// Reads the state as the guest who is at the keyboard.
  ///
  /// Throws `store` when the journal, the snapshot or the session cannot be read.
  func asGuest<Answer>(
    _ question: (State, Guest) throws(SnapshotFault) -> Answer
  ) throws(Failure) -> Answer {
    let account = try account()
    let machines = try replicas()
    return try state { (state) throws(SnapshotFault) in
      try question(state, try state.guest(account, on: machines))
    }
  }

  /// Whether a restaurant is one of the favourites of the account that is logged in.
  ///
  /// Throws `store` when the journal, the snapshot or the session cannot be read.
  func isFavourite(_ restaurant: RestaurantID) throws(Failure) -> Bool {
    guard let account = try account() else { return false }
    return try state { (state) throws(SnapshotFault) in
      try state.isFavourite(restaurant, of: account)
    }
  }

  /// The replicas that this machine has written as.
  ///
  /// Throws `store` when they cannot be read.
  func replicas() throws(Failure) -> Set<ReplicaID> {
    try context.asking { () throws(StoreError) in try store.replicasOfThisMachine() }
  }

  /// The names of places, also of those that somebody here took out of sight.
  ///
  /// Throws `store` when the catalogue cannot be read.
  func names(of places: [RestaurantID]) throws(Failure) -> [RestaurantID: String] {
    try context.asking { () throws(StoreError) in
      var names = try store.restaurants(places).mapValues(\.restaurant.name)
      for id in Set(places) where names[id] == nil {
        names[id] = try store.restaurantEvenRemoved(id)?.name
      }
      return names
    }
  }

  /// The weekly hours of deals, by the clocks of some places.
  ///
  /// Throws `config` when the system does not know the zone in the config.
  func dealHours(at places: [Restaurant]) throws(Failure) -> DealHours {
    DealHours(try context.clocks(), places: places)
  }
}
