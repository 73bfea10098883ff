/// What somebody can do with a deal at some time.
public enum DealStatus: String, CaseIterable, Sendable {
  /// It can be used.
  case open
  /// It does not count yet.
  case notYet
  /// It counts no longer.
  case expired
  /// This person has used it, and may do so once only.
  case used
  /// It was used as often as it may be in all.
  case usedUp
}

extension Deal {
  /// What an account can do with the deal at a time, given in seconds since 1970.
  public func status(for account: AccountID?, _ uses: DealState, at now: Int64) -> DealStatus {
    if let expires, now >= expires.seconds { return .expired }
    if let starts, now < starts.seconds { return .notYet }
    if oncePerPerson, let account, uses.isUsed(by: account) { return .used }
    return uses.usesLeft(of: self) == 0 ? .usedUp : .open
  }
}
