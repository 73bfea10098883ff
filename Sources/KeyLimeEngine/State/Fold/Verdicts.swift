extension State {
  /// Why an event has no effect; nil when it has, or is superseded only.
  public func reason(against event: Event) throws(SnapshotFault) -> NoEffect? {
    if let reason = rulings?.ineffective[event.id] { return reason }
    let recorded = try base?.body(.ineffective, event.id.key) { body in
      NoEffect(body: body)
    }
    if let recorded { return recorded }
    guard let subject = event.subject, since.contains(where: { $0.id == event.id }) else {
      return nil
    }
    var found: NoEffect?
    var register = try baseRegister(subject.section, subject.key)
    try fold(subject.section, subject.key, into: &register) { other, reason in
      if other.id == event.id { found = reason }
    }
    return found
  }

  /// The events since the snapshot that have no effect, and why.
  func newlyIneffective() throws(SnapshotFault) -> [(key: SubjectKey, reason: NoEffect)] {
    var found = (rulings?.ineffective ?? [:]).map { (key: $0.key.key, reason: $0.value) }
    for section in Section.allCases {
      for key in tail(section) {
        var register = try baseRegister(section, key)
        try fold(section, key, into: &register) { event, reason in
          found.append((event.id.key, reason))
        }
      }
    }
    return found.sorted { $0.key < $1.key }
  }

  /// How many events of each kind this program does not know there are.
  public func unknownCounts() throws(SnapshotFault) -> [String: Int] {
    var counts: [String: Int] = [:]
    for line in try base?.lines(.unknown) ?? [] {
      guard let text = line.key.parts.first, let name = (try? JSON(parsing: text))?.text,
        let count = Int(String(decoding: line.body, as: UTF8.self))
      else { continue }
      counts[name] = count
    }
    for event in since {
      if case .unknown(let name, _) = event.event.action { counts[name, default: 0] += 1 }
    }
    return counts
  }

  /// The event that an account asked for with a key.
  public func event(
    forKey key: String, of account: AccountID
  ) throws(SnapshotFault) -> Event? {
    try register(.keys, SubjectKey(account.text, escaped: key)).events.first
  }
}

extension NoEffect {
  /// The reason as a JSON string, and back.
  var body: [UInt8] { Array("\"\(rawValue)\"".utf8) }

  init?(body: ByteView) {
    self.init(rawValue: String(decoding: body.dropFirst().dropLast(), as: UTF8.self))
  }
}
