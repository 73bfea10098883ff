/// Which lines of other replicas wait until their time comes.
///
/// A line that is stamped more than a day ahead of this machine's clock is as good as not there
/// yet: a wrong clock elsewhere must not decide here. This store's own lines are never held.
public struct HeldLines: Equatable, Sendable {
  /// No line is held.
  public static let none = HeldLines(until: nil, own: [])

  private let horizon: Int64?
  private let own: Set<ReplicaID>

  private init(until horizon: Int64?, own: Set<ReplicaID>) {
    (self.horizon, self.own) = (horizon, own)
  }

  /// Holds what others wrote for more than a day after `now`, in milliseconds since 1970.
  ///
  /// A store that does not name its own replicas holds nothing.
  init(now: Int64, _ format: StoreFormat?) {
    let replicas = format?.replicas
    self.init(
      until: replicas == nil ? nil : now + HybridTime.followedLead, own: Set(replicas ?? []))
  }

  /// Whether a replica is known to be one of this store's own.
  func isOwn(_ replica: ReplicaID) -> Bool { own.contains(replica) }

  /// Whether an event waits.
  func holds(_ event: Event) -> Bool {
    guard let horizon else { return false }
    return event.time.milliseconds > horizon && !own.contains(event.id.replica)
  }
}
