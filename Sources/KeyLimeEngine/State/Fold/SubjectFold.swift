/// The result of folding one subject.
struct SubjectFold {
  var register = Register()
  /// The register as the snapshot has it.
  var old = Register()
  /// Every event about the subject.
  var history: [EventID] = []
  /// The events that were folded now and have no effect.
  var refused: [EventID: NoEffect] = [:]
  /// The events that were folded now.
  var folded: [EventID] = []

  /// How the next snapshot keeps the subject.
  func line(of subject: Subject) -> SnapshotLine {
    SnapshotLine(subject, body: KeptRegister(history: history, events: register.events).body)
  }
}

extension State {
  func register(_ section: Section, _ key: SubjectKey) throws(SnapshotFault) -> Register {
    try fold(Subject(section: section, key: key)).register
  }

  /// Takes the events since the snapshot into what it keeps of a subject; or, where that is not
  /// enough, folds all events about it.
  func fold(_ subject: Subject) throws(SnapshotFault) -> SubjectFold {
    if let known = known.folds[subject] { return known }
    let isRefolded = tail.isRefolded(subject)
    let news = isRefolded ? try history(of: subject) : tail.events(of: subject)
    let kept = try kept(subject)
    guard isRefolded || !news.isEmpty else {
      return SubjectFold(register: Register(events: kept.events), history: kept.history)
    }
    var fold = try fold(news, of: subject, from: isRefolded ? KeptRegister() : kept)
    fold.old = Register(events: kept.events)
    known.folds.remember(fold, to: subject)
    return fold
  }

  /// Folds events on top of `kept`: what the snapshot keeps of the subject, or an empty register
  /// when the subject is folded again from its first event.
  private func fold(
    _ news: [Event], of subject: Subject, from kept: KeptRegister
  ) throws(SnapshotFault) -> SubjectFold {
    let isRefolded = tail.isRefolded(subject)
    var fold = SubjectFold(register: Register(events: kept.events), history: kept.history)
    guard subject.section != .keys else {
      // An idempotency key names the first event that was written with it.
      for event in news where try refusalOfSpeaker(event) == nil {
        fold.register.events = [min(event, fold.register.events.first ?? event)]
      }
      fold.history = fold.register.events.map(\.id)
      return fold
    }
    fold.folded = news.map(\.id)
    fold.history += fold.folded
    let void = try voidToggles(about: subject, since: fold.register, isRefolded: isRefolded)
    var effective: [Event] = []
    for event in news {
      if let reason = try refusal(of: event, passingOver: void, isRefolded: isRefolded) {
        fold.refused[event.id] = reason
      } else {
        effective.append(event)
      }
    }
    if subject.section == .deals {
      try foldDeal(subject, effective, isRefolded: isRefolded, into: &fold)
    } else {
      for event in effective {
        if let reason = fold.register.apply(event) { fold.refused[event.id] = reason }
      }
    }
    return fold
  }

  /// Why an event does not count, as far as that can be said without folding; nil when it does.
  ///
  /// An undo or redo names the event itself, and the last one that its account made decides. So a
  /// redo of what was never undone changes nothing, and undoing twice is undoing once.
  private func refusal(
    of event: Event, passingOver void: Set<EventID>, isRefolded: Bool
  ) throws(SnapshotFault) -> NoEffect? {
    if let reason = claims.refusal(of: event, authority) { return reason }
    if let reason = try refusalOfSpeaker(event) { return reason }
    let valid = try toggles(of: event.id, isRefolded: isRefolded)
      .filter { $0.refusal(naming: event) == nil && !void.contains($0.event.id) }
    return valid.last.map(\.isUndo) == true ? .undone : nil
  }

  /// The undos and redos that name an event, in order.
  func toggles(
    of event: EventID, isRefolded: Bool
  ) throws(SnapshotFault) -> [Event.Toggle] {
    var toggles = tail.toggles(of: event)
    if isRefolded, snapshot != nil {
      let older = try kept(Subject(section: .toggles, key: event.key)).events
      toggles = (older + toggles.map(\.event)).orderedForFold().compactMap(\.toggle)
    }
    var entitled: [Event.Toggle] = []
    for toggle in toggles where try refusalOfSpeaker(toggle.event) == nil {
      entitled.append(toggle)
    }
    return entitled
  }

  /// Folds a deal's uses along with the restaurant as it was at the time of each: limits and admins
  /// change, and what is undone later has counted until then.
  private func foldDeal(
    _ subject: Subject, _ uses: [Event], isRefolded: Bool, into fold: inout SubjectFold
  ) throws(SnapshotFault) {
    let restaurant = Subject(section: .restaurants, key: subject.key.head)
    let kept = isRefolded ? KeptRegister() : try kept(restaurant)
    var place = RestaurantAsOf(Register(events: kept.events))
    let changes = try changesAndToggles(of: restaurant, isRefolded: isRefolded)
    for event in (changes + uses).sorted() {
      guard event.kind?.section == .deals else {
        _ = place.take(event)
        continue
      }
      if let reason = fold.register.apply(event, restaurant: place.restaurant) {
        fold.refused[event.id] = reason
      }
    }
  }

  /// The subjects of a section whose key begins with a prefix, by key.
  func registers(
    _ section: Section, under prefix: SubjectKey? = nil
  ) throws(SnapshotFault) -> [(key: SubjectKey, register: Register)] {
    var found: [(key: SubjectKey, register: Register)] = []
    try forEachRegister(section, under: prefix) { found.append(($0, $1)) }
    return found
  }

  /// Calls `body` with the subjects of a section whose key begins with a prefix, by key.
  func forEachRegister(
    _ section: Section, under prefix: SubjectKey? = nil, _ body: (SubjectKey, Register) -> Void
  ) throws(SnapshotFault) {
    var changed = try touched(section, under: prefix)[...]
    try snapshot?.visit(section, under: prefix) { (line) throws(SnapshotFault) in
      let key = line.key
      while let next = changed.first, next < key {
        body(next, try register(section, next))
        changed = changed.dropFirst()
      }
      if changed.first == key {
        body(key, try register(section, key))
        changed = changed.dropFirst()
      } else {
        body(key, Register(events: try KeptRegister(line.body).sound().events))
      }
    }
    for key in changed { body(key, try register(section, key)) }
  }
}
