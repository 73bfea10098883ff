import OpeningHours

// Those for whom a question about places is asked.

extension RankedPlaces {
  /// Those who want to eat, the one who asks first, with what they need.
  func diners(_ state: State) throws(QueryFault) -> [Diner] {
    guard let account else { return [] }
    let day = CalendarDay(daysSince1970: today)
    var me = Diner(.me, account: account)
    let profile = try asking { () throws(SnapshotFault) in try state.account(account)?.profile }
    if let profile { me.take(profile.tastes, born: profile.birthDate, on: day) }
    return [me]
      + companions.map { companion in
        var diner = Diner(.contact(companion.id), account: companion.contact.account)
        diner.take(companion.contact.tastes, born: companion.contact.birthDate, on: day)
        return diner
      }
  }

  /// What those who ask think of places, where that may decide what is listed; else nil.
  func preferences(
    _ state: State, of diners: [Diner], naming cuisines: [String], isNeeded: Bool
  ) throws(QueryFault) -> Preferences? {
    guard !diners.isEmpty else { return nil }
    let preferences = Preferences(state, of: diners, naming: cuisines)
    let hasNotes = try asking { () throws(SnapshotFault) in try !preferences.notes().isEmpty }
    return isNeeded || hasNotes || diners.count > 1 ? preferences : nil
  }
}

extension Diner {
  fileprivate mutating func take(_ tastes: Tastes, born: String?, on day: CalendarDay) {
    self.tastes = tastes
    age = born.flatMap { Birthday($0) }?.age(on: day)
  }
}

extension [Diner] {
  /// Makes diets that the one who asks wants this time their own; then what is unknown comes last
  /// instead of being left out.
  mutating func need(_ diets: inout [Diet]) {
    guard !diets.isEmpty else { return }
    need(diets)
    diets = []
  }

  private mutating func need(_ diets: [Diet]) {
    if isEmpty { append(Diner(.me, account: nil)) }
    self[0].tastes.diets += diets.filter { !self[0].tastes.diets.contains($0) }
  }

  /// Adds the diets of a filter to their needs when unknown diets pass it; returns whether there are any.
  ///
  /// So the answer says at which places one has to ask.
  mutating func admitDoubts(_ filter: Filter) -> Bool {
    guard filter.allowsUnknown, !filter.diets.isEmpty else { return false }
    need(filter.diets)
    return true
  }

  /// The age of the youngest, or the one that was given when that is lower.
  func youngest(_ given: Int?) -> Int? {
    (compactMap(\.age) + [given].compactMap(\.self)).min()
  }
}
