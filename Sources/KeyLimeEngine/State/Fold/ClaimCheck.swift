/// Which claims of restaurants count, as far as their proofs say: a value that the fold is given,
/// since it reads no file.
enum ClaimCheck: Equatable {
  /// Every claim needs its proof under this key.
  case proved(ClaimKey)
  /// There is no key, as in a copy of a store without its `private/` folder, so proofs cannot be
  /// looked at. Claims of the store's own replicas count, but for these, which write none without a
  /// key.
  case onTrust(except: Set<ReplicaID> = [])

  /// Why a claim does not count; nil for other events and for claims that do.
  func refusal(of event: Event, _ authority: Authority) -> NoEffect? {
    guard event.kind == .claimRestaurant,
      case .restaurant(let restaurant, .claim(let proof)) = event.action
    else { return nil }
    let counts =
      switch self {
      case .proved(let key): proof.map { key.proves($0, of: restaurant, by: event.by) } ?? false
      case .onTrust(let replicas):
        authority.isLocal(event.id.replica) && !replicas.contains(event.id.replica)
      }
    return counts ? nil : .notPermitted
  }

  /// A text that differs between checks, and reveals nothing of the key.
  var mark: String {
    switch self {
    case .proved(let key): "key \(key.mark)"
    case .onTrust(let replicas):
      replicas.sorted().reduce("trust") { "\($0) \($1.text)" }
    }
  }
}

extension Journal {
  /// What decides about the claims among some events; without a claim no file is read for it.
  ///
  /// A user who may not read `private/` reads the store as its copy without that folder.
  func claimCheck(for events: some Sequence<Event>) throws(JournalError) -> ClaimCheck {
    guard events.contains(where: { $0.kind == .claimRestaurant }) else { return .onTrust() }
    return try claimCheck() ?? .onTrust()
  }

  /// What decides about claims here; nil when this user may not know.
  func claimCheck() throws(JournalError) -> ClaimCheck? {
    do throws(JournalError) {
      if let key = try ClaimKey.kept(in: store) { return .proved(key) }
      return .onTrust(except: try ReplicaFile.replicas(store: store))
    } catch {
      if case .refused(let fault) = error, fault.operation == "open", fault.isDenied { return nil }
      throw error
    }
  }
}
