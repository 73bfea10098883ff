import OpeningHours

// Those for whom a question about places is asked.

extension RankedPlaces {
  /// Those who want to eat, the person asking first, with what they need.
  func diners(_ state: State) throws(QueryFault) -> [Diner] {
    guard let account else { return [] }
    return try asking { () throws(SnapshotFault) in
      var diners = [try me(account, state)]
      for companion in companions {
        var diner = try self.diner(
          .contact(companion.id), companion.contact.account, state)
        diner.take(
          companion.contact.tastes, born: companion.contact.birthDate,
          on: CalendarDay(daysSince1970: today))
        diners.append(diner)
      }
      return diners
    }
  }

  /// The person asking, with the needs of their profile.
  func me(_ account: AccountID, _ state: State) throws(SnapshotFault) -> Diner {
    try diner(.me, account, state)
  }

  /// Somebody with the needs that their own account tells, if they have one here.
  private func diner(
    _ id: Diner.ID, _ account: AccountID?, _ state: State
  ) throws(SnapshotFault) -> Diner {
    var diner = Diner(id, account: account)
    if let account, let profile = try state.account(account)?.profile {
      diner.take(profile.tastes, born: profile.birthDate, on: CalendarDay(daysSince1970: today))
    }
    return diner
  }

  /// What the people asking think of places, where that may decide what is listed; else nil.
  func preferences(
    _ state: State, of diners: [Diner], naming cuisines: [String], isNeeded: Bool
  ) throws(QueryFault) -> Preferences? {
    guard !diners.isEmpty else { return nil }
    let preferences = Preferences(state, of: diners, naming: cuisines)
    let hasNotes = try asking { () throws(SnapshotFault) in try !preferences.notes().isEmpty }
    let hasNeeds = diners.contains { $0.tastes != Tastes() }
    return isNeeded || hasNotes || hasNeeds || diners.count > 1 ? preferences : nil
  }
}

extension Diner {
  /// Adds what is known of somebody.
  fileprivate mutating func take(_ more: Tastes, born: String?, on day: CalendarDay) {
    tastes = tastes.tightened(by: more)
    age = born.flatMap { Birthday($0) }?.age(on: day) ?? age
  }
}

extension [Diner] {
  /// Moves wanted diets and services to the person asking, for a pick that keeps what is unknown.
  ///
  /// Places where nobody knows then come last, and the answer says to ask there.
  mutating func needWhatIsWanted(by rules: inout PickRules) {
    need(rules.filter.diets, rules.filter.services)
    (rules.filter.diets, rules.filter.services) = ([], [])
  }

  private mutating func need(_ diets: [Diet], _ services: [Service]) {
    guard !diets.isEmpty || !services.isEmpty else { return }
    if isEmpty { append(Diner(.me, account: nil)) }
    var wanted = Tastes()
    (wanted.diets, wanted.services) = (diets, services)
    self[0].tastes = self[0].tastes.merged(with: wanted)
  }

  /// Adds the diets and services of a filter to their needs when unknown ones pass it; returns
  /// whether there are any.
  ///
  /// So the answer says at which places one has to ask.
  mutating func admitDoubts(_ filter: Filter) -> Bool {
    guard filter.allowsUnknown, !filter.diets.isEmpty || !filter.services.isEmpty else {
      return false
    }
    need(filter.diets, filter.services)
    return true
  }

  /// The age of the youngest, or the one that was given when that is lower.
  func youngest(_ given: Int?) -> Int? {
    (compactMap(\.age) + [given].compactMap(\.self)).min()
  }
}
