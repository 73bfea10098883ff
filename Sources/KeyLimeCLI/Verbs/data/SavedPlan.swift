import KeyLimeEngine

/// Decides what each row of a saved list becomes, from what is there already.
struct SavedPlan {
  let kind: SavedKind
  let rows: [SavedRow]
  let matches: [SavedMatch]
  /// Who can have come along.
  let people: PersonReference
  /// Whether check-ins at unknown places are kept under the names in the file.
  let keepsUnmatched: Bool
  let clocks: PlaceClocks
  let now: Instant

  /// The places that the events are about.
  var places: [NamedPlace] {
    matches.compactMap { match in
      if case .place(let place, _) = match { NamedPlace(place) } else { nil }
    }
  }

  /// What becomes of the rows, in their order.
  ///
  /// A row that was imported before does nothing again, even when what it did was removed since;
  /// when it was undone, it does it again.
  func outcomes(
    in state: State, of account: AccountID?
  ) throws(SnapshotFault) -> [SavedOutcome] {
    let latest = latestRatings
    let liked = try liked(in: state, by: account)
    let visits = try visits(in: state, by: account)
    var noted = try noted(in: state, by: account)
    var taken: Set<String> = []
    var outcomes: [SavedOutcome] = []
    for (row, match) in zip(rows, matches) {
      var outcome = outcome(row, match)
      if outcome.action != nil {
        if let place = outcome.place, let winner = latest[place.id], winner != row.number {
          outcome.drop(because: "row \(winner) rates it later")
        } else if try isPresent(row, &outcome, liked, visits, state, account) {
          outcome.drop(because: outcome.reason)
        } else if !taken.insert(mark(outcome, row)).inserted {
          outcome.drop(because: "an earlier row says the same")
        } else if kind == .favs, let place = outcome.place, let words = row.words,
          noted.insert(place.id).inserted
        {
          outcome.note = PlaceNote()
          outcome.note?.text = words
        }
      }
      outcomes.append(outcome)
    }
    return outcomes
  }

  /// What two rows may not both do.
  private func mark(_ outcome: SavedOutcome, _ row: SavedRow) -> String {
    kind == .checkins ? row.key(as: kind) : outcome.place?.id.text ?? row.key(as: kind)
  }

  /// The row with the latest rating of each place that several rows rate.
  private var latestRatings: [RestaurantID: Int] {
    guard kind == .ratings else { return [:] }
    var latest: [RestaurantID: (time: Int64, row: Int)] = [:]
    for (row, match) in zip(rows, matches) {
      guard case .place(let place, _) = match, row.limes != nil, row.unreadableTime == nil else {
        continue
      }
      let time = row.time?.time(in: .utc)?.seconds ?? .min
      if let known = latest[place.id], (known.time, known.row) > (time, row.number) { continue }
      latest[place.id] = (time, row.number)
    }
    return latest.mapValues(\.row)
  }

  /// Looked up once, because the cards of a person are read together.
  private func liked(
    in state: State, by account: AccountID?
  ) throws(SnapshotFault) -> Set<RestaurantID> {
    guard let account, kind == .likes else { return [] }
    return Set(try state.cards(of: account).liked.map(\.restaurant))
  }

  /// The places that something is noted of, which no row replaces.
  private func noted(
    in state: State, by account: AccountID?
  ) throws(SnapshotFault) -> Set<RestaurantID> {
    guard let account, kind == .favs else { return [] }
    return Set(try state.notes(by: account).keys)
  }

  /// What check-ins there are, looked up once; a person is at a place at a time only once.
  private func visits(
    in state: State, by account: AccountID?
  ) throws(SnapshotFault) -> Set<String> {
    guard let account, kind == .checkins else { return [] }
    return Set(try state.checkIns(of: account).map { Self.visit($0.checkIn) })
  }

  private static func visit(_ checkIn: CheckIn) -> String {
    "\(checkIn.at.seconds) \(checkIn.restaurant?.text ?? Folding.fold(checkIn.place.name))"
  }

  private func isPresent(
    _ row: SavedRow, _ outcome: inout SavedOutcome, _ liked: Set<RestaurantID>,
    _ visits: Set<String>, _ state: State, _ account: AccountID?
  ) throws(SnapshotFault) -> Bool {
    guard let account, let action = outcome.action?.action else { return false }
    if let event = try state.event(forKey: row.key(as: kind), of: account),
      try state.reason(against: event) != .undone
    {
      outcome.reason = "imported before"
      return true
    }
    switch action {
    case .favourite(let id): return try state.isFavourite(id, of: account)
    case .card(.like(let id)): return liked.contains(id)
    case .rate(let id, _, _, _):
      guard let mine = try state.rating(of: id, by: account) else { return false }
      outcome.reason = "you rated it \(mine.limes.count) here"
      return true
    case .checkIn(_, .add(let checkIn)):
      guard visits.contains(Self.visit(checkIn)) else { return false }
      outcome.reason = "you checked in there at that time"
      return true
    default: return false
    }
  }
}

// MARK: - One row

extension SavedPlan {
  private func outcome(_ row: SavedRow, _ match: SavedMatch) -> SavedOutcome {
    switch match {
    case .place(let place, let distance):
      var outcome = decided(row, at: place)
      (outcome.place, outcome.distance) = (place, distance)
      return outcome
    case .none(let namesake):
      if kind == .checkins, keepsUnmatched { return decided(row, at: nil) }
      return SavedOutcome(row, .notFound, reason: namesake.map(farAway))
    case .several(let found):
      let rest =
        row.address == nil && row.city == nil
        ? "the row has neither position nor address" : "its address does not tell which"
      return SavedOutcome(
        row, .ambiguous, reason: "\(found.count) places have this name, and \(rest)")
    case .unnamed:
      let rest = row.position == nil ? "" : ", only where it is"
      return SavedOutcome(row, .refused, reason: "it names no place\(rest)")
    }
  }

  private func farAway(_ found: Found) -> String {
    let kilometres = found.distance.map { " \(Int(($0.metres / 1000).rounded())) km away" } ?? ""
    return "the only one of this name is\(kilometres.isEmpty ? " elsewhere" : kilometres)"
  }

  private func decided(_ row: SavedRow, at place: Restaurant?) -> SavedOutcome {
    switch (kind, place) {
    case (.favs, let place?): return added(row, .favourite(place.id))
    case (.likes, let place?): return added(row, .card(.like(place.id)))
    case (.ratings, let place?):
      guard let limes = row.limes else {
        let reason =
          row.rating.map { "'\($0)' is no whole number from 1 to 5" } ?? "it has no rating"
        return SavedOutcome(row, .refused, reason: reason)
      }
      if let reason = row.unreadableTime.map(Self.unreadable) {
        return SavedOutcome(row, .refused, reason: reason)
      }
      let time = row.time?.time(in: clocks.zone(of: place) ?? clocks.standardZone)
      if let time, isInFuture(time) { return SavedOutcome(row, .refused, reason: Self.future) }
      return added(row, .rate(place.id, limes, words: row.words, at: time))
    case (.checkins, _): return checkIn(row, at: place)
    case (.favs, nil), (.likes, nil), (.ratings, nil): return SavedOutcome(row, .notFound)
    }
  }

  private func checkIn(_ row: SavedRow, at restaurant: Restaurant?) -> SavedOutcome {
    let visited =
      restaurant.map { CheckInPlace($0, clocks) }
      ?? CheckInPlace(name: row.name ?? "", position: row.position, clocks)
    guard let time = row.time?.time(in: visited.zone) else {
      let reason = row.unreadableTime.map(Self.unreadable) ?? "it has no time that can be read"
      return SavedOutcome(row, .refused, reason: reason)
    }
    if isInFuture(time) { return SavedOutcome(row, .refused, reason: Self.future) }
    var checkIn = CheckIn(place: visited.place, at: time)
    checkIn.restaurant = visited.restaurant
    checkIn.note = row.words
    for person in row.companions.compactMap(contact) where !checkIn.with.contains(person) {
      checkIn.with.append(person)
    }
    let bits = SHA256.hash(of: row.key(as: kind).utf8).bytes.prefix(8)
    let id = CheckInID(random: bits.reduce(0) { $0 << 8 | UInt64($1) })
    return added(row, .checkIn(id, .add(checkIn)))
  }

  /// The contact that a row names; nil when there is none, or there are several.
  private func contact(_ companion: SavedCompanion) -> ContactID? {
    [companion.id, companion.name].compactMap(\.self).lazy
      .compactMap { try? people.resolve($0, to: "check in with").id }.first
  }

  /// Whom a check-in cannot name, because no contact is meant.
  func strangers(in row: SavedRow) -> [SavedCompanion] {
    kind == .checkins ? row.companions.filter { contact($0) == nil } : []
  }

  private static let future = "its time is in the future"

  private func isInFuture(_ time: OffsetTime) -> Bool {
    time.seconds > now.seconds + CheckInTime.leeway
  }

  private static func unreadable(_ time: String) -> String {
    "its time '\(time)' cannot be read; write it as 2026-11-20 or 2026-11-20T18:30"
  }

  private func added(_ row: SavedRow, _ action: Action) -> SavedOutcome {
    var outcome = SavedOutcome(row, .added)
    outcome.action = KeyedAction(action, key: row.key(as: kind))
    return outcome
  }
}

extension SavedOutcome {
  /// Does nothing after all.
  fileprivate mutating func drop(because reason: String?) {
    var dropped = SavedOutcome(row, .present, reason: reason)
    (dropped.place, dropped.distance) = (place, distance)
    self = dropped
  }
}
