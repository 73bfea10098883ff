/// Which claims of restaurants count, as far as their proofs say: a value that the fold is given, since
/// it reads no file.
enum ClaimCheck: Equatable {
  /// Every claim needs its proof under this key.
  case proved(ClaimKey)
  /// There is no key, as in a copy of a store without its `private/` folder, so proofs cannot be
  /// looked at. Claims of these replicas, which write none without a key, do not count; others do.
  case onTrust(except: Set<ReplicaID> = [])

  /// The claims among some events that do not count, and why.
  func refusals(among events: [Envelope]) -> [EventID: NoEffect] {
    if case .onTrust([]) = self { return [:] }
    var refusals: [EventID: NoEffect] = [:]
    for event in events where event.isClaim && !accepts(event.event) {
      refusals[event.id] = .notPermitted
    }
    return refusals
  }

  /// Stands for the check, and tells nothing of the key.
  fileprivate var mark: String {
    switch self {
    case .proved(let key): "key \(key.mark)"
    case .onTrust(let replicas):
      replicas.sorted().reduce("trust") { "\($0) \($1.text)" }
    }
  }

  private func accepts(_ event: Event) -> Bool {
    guard case .restaurant(let restaurant, .claim(let proof)) = event.action else { return true }
    switch self {
    case .proved(let key):
      return proof.map { key.proves($0, of: restaurant, by: event.by) } ?? false
    case .onTrust(let replicas): return !replicas.contains(event.id.replica)
    }
  }
}

extension Envelope {
  /// Whether somebody claims a restaurant.
  fileprivate var isClaim: Bool { kind == .claimRestaurant }
}

extension Journal {
  /// What decides about the claims among some events; without a claim nothing is read for it.
  ///
  /// Whoever may not look into `private/`, as somebody else on the same machine, reads the store as
  /// its copy without that folder.
  func claimCheck(for events: some Sequence<Envelope>) throws(JournalError) -> ClaimCheck {
    guard events.contains(where: \.isClaim) else { return .onTrust() }
    return try claimCheck() ?? .onTrust()
  }

  /// What decides about claims here; nil to whoever may not look.
  private func claimCheck() throws(JournalError) -> ClaimCheck? {
    do throws(JournalError) {
      if let key = try ClaimKey.kept(in: store) { return .proved(key) }
      return .onTrust(except: try ReplicaFile.replicas(store: store))
    } catch {
      if case .refused(let fault) = error, fault.operation == "open", fault.isDenied { return nil }
      throw error
    }
  }

  /// The mark of the check under which a state of these events and those before was made; nil when no
  /// claim is among them.
  func claimMark(
    for events: some Sequence<Envelope>, after base: Snapshot?
  ) throws(JournalError) -> String? {
    if let known = base?.header.claims { return known }
    return events.contains(where: \.isClaim) ? try claimCheck(for: events).mark : nil
  }

  /// Whether what was made under a check with this mark would be made the same now.
  func stillHolds(claimMark mark: String) throws(JournalError) -> Bool {
    try claimCheck().map { $0.mark == mark } ?? true
  }
}
