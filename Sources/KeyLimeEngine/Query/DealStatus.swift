/// What somebody can do with a deal at some time.
public enum DealStatus: String, CaseIterable, Sendable {
  /// It can be used.
  case open
  /// It does not count yet.
  case notYet
  /// It counts, but not at this time of the week.
  case notNow
  /// It counts no longer.
  case expired
  /// This person has used it, and may do so once only.
  case used
  /// It was used as often as it may be in all.
  case usedUp
}

extension Deal {
  /// What a guest can do with the deal at a time, given in seconds since 1970; its weekly hours are
  /// not looked at, see ``DealHours``.
  public func status(for guest: Guest, _ uses: DealState, at now: Int64) -> DealStatus {
    if let expires, now >= expires.seconds { return .expired }
    if oncePerPerson, uses.isUsed(by: guest) { return .used }
    if let starts, now < starts.seconds { return .notYet }
    return uses.usesLeft(of: self) == 0 ? .usedUp : .open
  }
}
