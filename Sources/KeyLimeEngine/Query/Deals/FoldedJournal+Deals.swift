extension FoldedJournal {
  /// A deal as it stood when an event happened; nil when the events here do not tell.
  ///
  /// Throws ``JournalError`` when the journal cannot be read.
  public func dealThen(
    _ deal: DealID, at restaurant: RestaurantID, when event: Event
  ) throws(JournalError) -> Deal? {
    try restaurantThen(restaurant, before: event)?.deals[deal]
  }

  /// What was known of a restaurant before an event happened; nil when the events here do not tell.
  ///
  /// Throws ``JournalError`` when the journal cannot be read.
  public func restaurantThen(
    _ restaurant: RestaurantID, before event: Event
  ) throws(JournalError) -> RestaurantState? {
    let (changes, accounts) = try read { (state) throws(SnapshotFault) in
      let changes = try state.changes(of: restaurant, before: event)
      return (changes, try state.accountEvents(of: Set(changes.map(\.by)), before: event))
    }
    let claims = try log.claimCheck(for: changes)
    let then = State(
      snapshot: nil, Tail(changes), claims: claims, authority: authority,
      accountEvents: Tail(accounts))
    return (try? then.restaurant(restaurant)) ?? nil
  }
}

extension State {
  /// What was made of a restaurant before an event, with the undos and redos of it.
  fileprivate func changes(
    of restaurant: RestaurantID, before event: Event
  ) throws(SnapshotFault) -> [Event] {
    let subject = Subject(section: .restaurants, key: SubjectKey(restaurant.text))
    return try changesAndToggles(of: subject, isRefolded: true).filter { $0 < event }
  }

  /// What decides which replicas spoke for some accounts before an event.
  fileprivate func accountEvents(
    of accounts: Set<AccountID>, before event: Event
  ) throws(SnapshotFault) -> [Event] {
    var events: [Event] = []
    for account in accounts {
      events += try history(of: Subject(section: .accounts, key: SubjectKey(account.text)))
    }
    return events.filter { $0 < event }.orderedForFold()
  }
}
