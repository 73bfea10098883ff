// The second pass of the fold: subject by subject, the events that count.

extension State {
  /// The state of a subject as the snapshot has it.
  func baseRegister(_ section: Section, _ key: SubjectKey) throws(SnapshotFault) -> Register {
    guard let base else { return Register() }
    return Register(events: try base.events(section, under: key).map(\.event))
  }

  /// The state of a subject.
  func register(_ section: Section, _ key: SubjectKey) throws(SnapshotFault) -> Register {
    var register = try baseRegister(section, key)
    try fold(section, key, into: &register) { _, _ in }
    return register
  }

  /// Takes the events since the snapshot into a subject's state, and reports those without effect.
  func fold(
    _ section: Section, _ key: SubjectKey, into register: inout Register,
    report: (Event, NoEffect) -> Void
  ) throws(SnapshotFault) {
    let news = tailEvents(section, key)
    switch section {
    case .keys:
      if register.events.isEmpty { register.events = Array(news.prefix(1)) }
    case .deals: try foldDeal(key, news, into: &register, report: report)
    default:
      for event in news {
        if let reason = register.apply(event) { report(event, reason) }
      }
    }
  }

  /// Folds a deal's uses along with the restaurant as it was at the time of each: limits and admins
  /// change, and what is undone later has counted until then.
  private func foldDeal(
    _ key: SubjectKey, _ news: [Event], into register: inout Register,
    report: (Event, NoEffect) -> Void
  ) throws(SnapshotFault) {
    guard !news.isEmpty else { return }
    var place = RestaurantInTime(try baseRegister(.restaurants, key.head))
    let changes = rulings?.restaurants[key.head] ?? tailEvents(.restaurants, key.head)
    for event in (changes + news).sorted() {
      guard case .deal = event.action else {
        place.take(event)
        continue
      }
      if let reason = register.apply(event, restaurant: place.restaurant) { report(event, reason) }
    }
  }

  /// The subjects of a section whose key begins with a prefix and ends in some bytes, by key.
  func registers(
    _ section: Section, under prefix: SubjectKey? = nil,
    endingIn suffix: [UInt8] = []
  ) throws(SnapshotFault) -> [(key: SubjectKey, register: Register)] {
    var found: [(key: SubjectKey, register: Register)] = []
    var changed = tail(section, under: prefix).filter { $0.hasSuffix(suffix) }[...]
    let old = try base?.events(section, under: prefix, endingIn: suffix) ?? []
    var index = 0
    while index < old.count {
      let key = old[index].key
      while let next = changed.first, next < key {
        found.append((next, try register(section, next)))
        changed = changed.dropFirst()
      }
      var register = Register()
      while index < old.count, old[index].key == key {
        register.events.append(old[index].event)
        index += 1
      }
      if changed.first == key {
        try fold(section, key, into: &register) { _, _ in }
        changed = changed.dropFirst()
      }
      found.append((key, register))
    }
    for key in changed { found.append((key, try register(section, key))) }
    return found
  }

  /// What a section says of many keys: what is so now, where events since the snapshot are about it,
  /// and else what the snapshot keeps; nil where there is nothing.
  func answers<Value>(
    _ section: Section, _ keys: [SubjectKey], kept: (ByteView) -> Value?,
    isTouched: (SubjectKey) -> Bool, now: (SubjectKey) throws(SnapshotFault) -> Value?
  ) throws(SnapshotFault) -> [Value?] {
    let places = keys.indices.sorted { keys[$0] < keys[$1] }
    let old = try base?.bodies(section, places.map { keys[$0] }, kept)
    var answers = [Value?](repeating: nil, count: keys.count)
    for (index, place) in places.enumerated() {
      answers[place] = isTouched(keys[place]) ? try now(keys[place]) : old?[index]
    }
    return answers
  }
}
