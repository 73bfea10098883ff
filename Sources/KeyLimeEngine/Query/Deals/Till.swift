/// The restaurant's side of a code: decides whether it is good.
public struct Till: Sendable {
  /// The code that a guest shows.
  public let code: TypedCode
  /// Who stands at the till.
  public let account: AccountID
  /// The time.
  public let now: Moment
  private let key: DealKey?
  private let hours: DealHours

  /// Looks at a code.
  ///
  /// - Parameters:
  ///   - code: The code that was typed or scanned.
  ///   - account: Who stands at the till.
  ///   - now: The time.
  ///   - hours: By which clocks weekly hours are read.
  ///   - key: The key of the codes of 0.1.0; nil when there is none.
  public init(
    _ code: TypedCode, by account: AccountID, now: Moment, hours: DealHours, key: DealKey? = nil
  ) {
    self.code = code
    self.account = account
    self.now = now
    self.hours = hours
    self.key = key
  }

  /// What a code turned out to be.
  public enum Verdict: Equatable, Sendable {
    /// Good.
    case good
    /// It was accepted before, at that time.
    case alreadyRedeemed(HybridTime)
    /// The deal has ended.
    case expired(OffsetTime)
    /// The deal begins later.
    case notYet(OffsetTime)
    /// The deal cannot be used at this time of the week.
    case notNow
    /// Real, but others had used the deal up before.
    case limitReached
    /// Real, but its guest had used the deal before, which each may do once.
    case alreadyUsed
    /// Real, but its use does not count here for another reason, which `log` tells.
    case notCounted
    /// Of a restaurant where this account may not redeem.
    case notYours
    /// No code of any deal here.
    case wrong
  }

  /// The use that a code belongs to.
  public struct Find: Equatable, Sendable {
    /// Where the deal is offered.
    public let restaurant: RestaurantID
    /// Which deal.
    public let id: DealID
    /// What is offered now; what was offered last, when the deal was removed.
    public let deal: Deal?
    /// When the code was shown to the guest.
    public let used: HybridTime
    /// What recognises the code.
    public let mark: CodeMark
  }

  /// What the till says.
  public struct Answer: Equatable, Sendable {
    /// Whether the code is good.
    public let verdict: Verdict
    /// The use that it belongs to; nil when it is wrong, or belongs to a restaurant where this
    /// account may not redeem.
    public let find: Find?

    /// Says this about a code.
    public init(verdict: Verdict, find: Find?) {
      self.verdict = verdict
      self.find = find
    }
  }

  /// Judges the code by the journal, by the uses that count, and knows the codes of uses that came
  /// too late as well.
  ///
  /// Throws ``JournalError`` when the journal cannot be read.
  public func answer(in journal: FoldedJournal) throws(JournalError) -> Answer {
    try journal.read { (state: State) throws(SnapshotFault) -> Answer in
      let answer = try self.answer(in: state)
      guard answer.verdict == .wrong else { return answer }
      for event in try state.refusedEvents(in: .deals) {
        guard case .deal(let place, let deal, .use) = event.action, let use = DealUse(event),
          isCode(of: use, deal, at: place)
        else { continue }
        return try judge(
          use, refused: try state.reason(against: event), of: deal, at: place,
          try state.uses(of: deal, at: place), in: state)
      }
      return answer
    }
  }

  /// Judges the code by the uses that count.
  ///
  /// A code is good until the end that the deal had when it was shown, and in the weekly hours of
  /// that time; one that was shown in them, for ``grace`` in any case. An owner who prolongs the
  /// deal or widens its hours does so for the codes that guests have on their screens; one who
  /// shortens it, puts it off or removes it takes nothing from them.
  public func answer(in state: State) throws(SnapshotFault) -> Answer {
    for (place, deal, uses) in try state.usedDeals() {
      guard let use = uses.uses.first(where: { isCode(of: $0, deal, at: place) }) else { continue }
      return try judge(use, refused: nil, of: deal, at: place, uses, in: state)
    }
    return Answer(verdict: .wrong, find: nil)
  }

  private func judge(
    _ use: DealUse, refused: NoEffect?, of deal: DealID, at restaurant: RestaurantID,
    _ uses: DealState, in state: State
  ) throws(SnapshotFault) -> Answer {
    let place = try state.restaurant(restaurant)
    guard place?.mayRedeem(account) ?? false else { return Answer(verdict: .notYours, find: nil) }
    let offered = place?.deals[deal]
    let terms = offered == nil ? try state.lastTerms(of: deal, at: restaurant) : offered
    let find = Find(
      restaurant: restaurant, id: deal, deal: terms, used: use.time, mark: use.mark)
    if let redemption = uses.redemptions.first(where: { $0.mark == use.mark }) {
      return Answer(verdict: .alreadyRedeemed(redemption.time), find: find)
    }
    switch refused {
    case nil: return Answer(verdict: verdict(on: use, offered, at: restaurant), find: find)
    case .limitReached: return Answer(verdict: .limitReached, find: find)
    case .alreadyUsed: return Answer(verdict: .alreadyUsed, find: find)
    default: return Answer(verdict: .notCounted, find: find)
    }
  }

  private func verdict(
    on use: DealUse, _ offered: Deal?, at restaurant: RestaurantID
  ) -> Verdict {
    if let end = use.end(offered), now.secondsSince1970 >= end.seconds { return .expired(end) }
    // A use before the beginning was made when the deal began earlier.
    if let starts = offered?.starts, now.secondsSince1970 < starts.seconds,
      starts.seconds <= use.time.milliseconds / 1000
    {
      return .notYet(starts)
    }
    let isInHours =
      hours.allow(use.promise.when, at: restaurant, now)
      || offered.map { hours.allow($0.when, at: restaurant, now) } == true
    return isInHours || wasJustShown(use, at: restaurant) ? .good : .notNow
  }

  /// How many seconds a code is good whose hours end meanwhile: a guest shows it before the bill
  /// comes.
  public static let grace: Int64 = 1800

  private func wasJustShown(_ use: DealUse, at restaurant: RestaurantID) -> Bool {
    let shown = Moment(secondsSince1970: use.time.milliseconds / 1000)
    return (0...Self.grace).contains(shown.seconds(to: now))
      && hours.allow(use.promise.when, at: restaurant, shown)
  }

  /// Whether the code was shown for this use of this deal.
  private func isCode(of use: DealUse, _ deal: DealID, at restaurant: RestaurantID) -> Bool {
    switch code {
    case .short(let code): use.mark == code.mark(of: deal, at: restaurant)
    case .keyed(let code):
      use.mark == .nonce(code.nonceText)
        && key.flatMap { KeyedDealCode(of: deal, at: restaurant, use, $0) } == code
    }
  }
}

extension DealUse {
  /// When its code ends: at the end that was promised, or the deal's when that is later by now; nil
  /// is never.
  func end(_ offered: Deal?) -> OffsetTime? {
    guard let until = promise.until, let offered else { return promise.until }
    guard let expires = offered.expires else { return nil }
    return expires.seconds > until.seconds ? expires : until
  }
}
