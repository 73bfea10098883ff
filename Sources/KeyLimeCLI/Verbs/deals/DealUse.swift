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
  private var store: Store { session.store }
  private var now: Moment { session.context.moment }

  /// Writes the use and returns the code.
  ///
  /// Throws `refused` when the deal has ended, has not begun, cannot be used now, was used before
  /// or has no uses left.
  func output(_ arguments: ParsedArguments) throws(Failure) -> Output {
    // A refused use begins no account: who has none is a guest without a name.
    let account = try session.account()
    let machines = try session.replicas()
    let hours = try session.dealHours(at: [place?.restaurant].compactMap(\.self))
    let code = DealCode(drawnFrom: session.context.draw)
    let mark = code.mark(of: offer.id, at: offer.restaurant)
    try session.context.asking { () throws(StoreError) in try store.keep(code, mark) }
    var found: Offer?
    let names = [place.map { NamedPlace($0.restaurant) }].compactMap(\.self)
    let appended = try session.write(key: arguments.commandKey, named: names) {
      (state) throws(SnapshotFault) in
      let guest = try state.guest(account, on: machines)
      let offers = try state.offers(at: offer.restaurant, for: guest, now: now.secondsSince1970)
      found = offers.first { $0.id == offer.id }.map { hours.timed($0, at: now) }
      guard let found, found.status == .open else { return [] }
      return [.deal(offer.restaurant, offer.id, .use(mark, promise(found.deal, guest)))]
    }
    if case .written(let events) = appended, let event = events.first {
      return .record(try receipt(for: event).record())
    }
    try session.context.asking { () throws(StoreError) in try store.forgetCode(of: mark) }
    guard case .alreadyThere(let event) = appended else { throw try refusal(found) }
    try session.check(event, repeats: arguments)
    return .record(try receipt(for: event).record(isRepeated: true))
  }

  private func promise(_ deal: Deal, _ guest: Guest) -> UsePromise {
    UsePromise(until: deal.expires, when: deal.when, isAnonymous: guest.isAnonymous)
  }

  /// The receipt for a use that is written.
  ///
  /// Throws `usage` when the event is something else: the key was used for a different command.
  private func receipt(for event: Event) throws(Failure) -> DealReceipt {
    let receipt = try DealReceipt(event, of: offer.deal, at: place?.restaurant.name, session)
    guard let receipt, receipt.id == offer.id else { throw .keyReused("use '\(name)'") }
    return receipt
  }

  /// The output of `--dry-run`, without a code.
  ///
  /// Throws `refused` when the deal cannot be used.
  func dryRun() throws(Failure) -> Output {
    guard offer.status == .open else { throw try refusal(offer) }
    let guest = try session.asGuest { _, guest in guest }
    let use = DealChange.use(.hash("(of a random code)"), promise(offer.deal, guest))
    let action = Action.deal(offer.restaurant, offer.id, use)
    return DryRun(actions: [action]).output("would use \(name, .strong)")
  }

  /// Why the deal cannot be used; nil means one that was removed meanwhile.
  private func refusal(_ offer: Offer?) throws(Failure) -> Failure {
    var (reason, code, hints) = offer?.refusal ?? ("it has ended", "expired", [])
    if let offer, offer.isUsed, offer.status == .used { hints += try whereItsCodeIs(offer) }
    return .cannot("use '\(name)'", reason, .refused, code: code, hints: hints)
  }

  /// Where the code of a use is; nothing when it was redeemed.
  private func whereItsCodeIs(_ offer: Offer) throws(Failure) -> [String] {
    let uses = try session.asGuest { (state, guest) throws(SnapshotFault) in
      try state.usedDeals(by: guest).filter {
        $0.id == offer.id && $0.restaurant == offer.restaurant && $0.redeemed == nil
      }
    }
    if uses.isEmpty { return [] }
    let isHere = try session.context.asking { () throws(StoreError) in
      for used in uses where try store.code(of: used.use, used.id, at: used.restaurant) != nil {
        return true
      }
      return false
    }
    return [
      isHere
        ? "keylime deals used shows its code again"
        : "its code is on the machine where you used it: keylime deals used shows it there"
    ]
  }
}

extension Offer {
  /// Why it cannot be used, the code of that error, and what to do.
  fileprivate var refusal: (reason: String, code: String, hints: [String]) {
    switch status {
    case .used where !isUsed:
      (
        "it was used on this machine, and each person may use it once", "already-used",
        ["who is registered is another person: keylime account register"]
      )
    case .open, .used:
      (
        "you have already used it, and each person may use it once", "already-used", []
      )
    case .notYet: ("it begins \(deal.starts.map(DealTime.start) ?? "later")", "not-yet", [])
    case .notNow where nextStart == nil: (deal.hoursNeverBegin, "not-now", [])
    case .notNow:
      (
        "it is for \(deal.when ?? "other hours")", "not-now",
        nextStart.map { ["it can be used from \(DealTime.words($0))"] } ?? []
      )
    case .expired:
      (deal.expires.map { "it ended \(DealTime.words($0))" } ?? "it has ended", "expired", [])
    case .usedUp: ("all its uses are gone", "limit-reached", [])
    }
  }
}

extension Deal {
  /// Why nobody can use it any more, where its weekly hours do not begin before its end.
  var hoursNeverBegin: String {
    "its hours, \(when ?? "none"), never begin\(expires == nil ? "" : " before it ends")"
  }
}

/// Answers `deals use` when it is retried with the same `--key`: with the first result, even if the
/// deal has changed since.
struct DealUseRetry {
  let session: UserSession
  let arguments: ParsedArguments

  /// The first result; nil when the key is new or absent.
  ///
  /// Throws `usage` when the key was used for a different command.
  func output(_ text: String) throws(Failure) -> Output? {
    guard let event = try session.eventWithSameKey(arguments) else { return nil }
    guard case .deal(let restaurant, let id, .use) = event.action, try names(text, id, event) else {
      throw .keyReused("use '\(text)'")
    }
    let deal = try dealThen(id, restaurant, event)
    let place = try session.names(of: [restaurant])[restaurant]
    return try DealReceipt(event, of: deal, at: place, session)
      .map { .record($0.record(isRepeated: true)) }
  }

  /// Whether a text names the deal of the event: by its id, its title then, or a row.
  private func names(_ text: String, _ id: DealID, _ event: Event) throws(Failure) -> Bool {
    guard case .deal(let restaurant, _, _) = event.action, !text.isEmpty else { return false }
    if id.text.hasPrefix(text.lowercased()) { return true }
    if text.hasPrefix("@") { return true }
    let title = try dealThen(id, restaurant, event)?.title ?? ""
    return Folding.fold(title).contains(Folding.fold(text))
  }

  private func dealThen(
    _ id: DealID, _ restaurant: RestaurantID, _ event: Event
  ) throws(Failure) -> Deal? {
    try session.context.journaling { () throws(JournalError) in
      try session.store.journal.dealThen(id, at: restaurant, when: event)
    }
  }
}
