import Arguments
import KeyLimeEngine

/// Uses a deal.
///
/// The use is written durably before its code is shown, so every code belongs to a use that cannot
/// be undone.
struct DealUse {
  let session: UserSession
  let offer: Offer
  let place: Found?

  private var name: String { offer.deal.title }
  private var now: Int64 { session.context.now.seconds }

  /// Writes the use and returns the code.
  ///
  /// Throws `refused` when the deal has ended, has not begun, or has no uses left.
  func output(_ arguments: ParsedArguments) throws(Failure) -> Output {
    let account = try session.account(creatingIn: try session.writer())
    let key = try session.context.asking { () throws(StoreError) in
      try session.store.dealKey(random: session.context.draw)
    }
    var status = DealStatus.open
    let appended = try session.write(key: arguments[WriteOptions.key]) {
      (state) throws(SnapshotFault) in
      let deal = try state.restaurant(offer.restaurant)?.deals[offer.id]
      status = try deal?.status(for: account, uses(in: state), at: now) ?? .expired
      guard status == .open else { return [] }
      let nonce = newNonce(for: account, until: deal?.expires, key)
      return [.deal(offer.restaurant, offer.id, .use(nonce: nonce, until: deal?.expires))]
    }
    switch appended {
    case .written(let events):
      guard status == .open, let event = events.first else { throw refusal(status) }
      return .record(try receipt(for: event, key).record())
    case .alreadyThere(let event):
      return .record(try receipt(for: event, key).record(isRepeated: true))
    }
  }

  /// The receipt for a use that is written.
  ///
  /// Throws `usage` when the event is something else: the key was used for a different command.
  private func receipt(for event: Event, _ key: DealKey) throws(Failure) -> DealReceipt {
    let receipt = DealReceipt(
      event, of: offer.deal, at: place, key: key, on: session.context.terminal)
    guard let receipt, receipt.id == offer.id else { throw .keyReused("use '\(name)'") }
    return receipt
  }

  /// The output of `--dry-run`, without a code.
  ///
  /// Throws `refused` when the deal cannot be used.
  func dryRun() throws(Failure) -> Output {
    guard offer.status == .open else { throw refusal(offer.status) }
    let use = DealChange.use(nonce: "(random, chosen at use)", until: offer.deal.expires)
    let action = Action.deal(offer.restaurant, offer.id, use)
    return DryRun(actions: [action]).output("would use \(name, .strong)")
  }

  private func uses(in state: State) throws(SnapshotFault) -> DealState {
    try state.uses(of: offer.id, at: offer.restaurant)
  }

  /// A random nonce whose code ends in a character that no shell treats specially.
  private func newNonce(
    for account: AccountID, until end: OffsetTime?, _ key: DealKey
  ) -> String {
    func draw() -> DealCode {
      DealCode(
        of: offer.id, at: offer.restaurant, for: account, until: end, nonce: session.context.draw(),
        key)
    }
    var code = draw()
    for _ in 0..<40 where !code.isPlain { code = draw() }
    return code.nonceText
  }

  private func refusal(_ status: DealStatus) -> Failure {
    let code =
      switch status {
      case .open, .used: "already-used"
      case .notYet: "not-yet"
      case .expired: "expired"
      case .usedUp: "limit-reached"
      }
    return .cannot("use '\(name)'", status.reason(offer.deal), .refused, code: code)
  }
}

extension DealStatus {
  fileprivate func reason(_ deal: Deal) -> String {
    switch self {
    case .open, .used: "you have already used it, and a use cannot be undone"
    case .notYet: "it begins \(deal.starts.map(DealTime.start) ?? "later")"
    case .expired: deal.expires.map { "it ended \(DealTime.words($0))" } ?? "it has ended"
    case .usedUp: "all its uses are gone"
    }
  }
}
