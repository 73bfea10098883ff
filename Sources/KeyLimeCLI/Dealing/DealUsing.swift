import Arguments
import KeyLimeEngine

/// Uses a deal: the use is on the disk before its code is shown, so a code always stands for a use
/// that nothing can take back.
struct DealUsing {
  let acting: Acting
  let offer: Offer
  let place: Found?

  private var name: String { offer.deal.title }

  /// Writes the use and gives the code.
  ///
  /// Throws `refused` when the deal has ended, has not begun, or was used as often as it may be.
  func output(_ arguments: ParsedArguments) throws(Failure) -> Output {
    let account = try acting.account(beginningWith: try acting.writer())
    let key = try acting.context.asking { () throws(StoreError) in
      try acting.store.dealKey(random: acting.context.draw)
    }
    let code = newCode(for: account, key)
    var status = DealStatus.open
    let appended = try acting.write(key: arguments[ActingOptions.key]) {
      (state) throws(SnapshotFault) in
      status = try self.status(for: account, in: state)
      guard status == .open else { return [] }
      return [.deal(offer.restaurant, offer.id, .use(nonce: code.nonceText))]
    }
    switch appended {
    case .written(let events):
      guard status == .open, let event = events.first else { throw refusal(status) }
      return .record(record(code, event, isRepeated: false))
    case .alreadyThere(let event):
      guard case .deal(let restaurant, let deal, .use(let text)) = event.action, deal == offer.id,
        let nonce = DealCode.nonce(of: text)
      else {
        throw .cannot(
          "use '\(name)'", "this key was given to another wish", .usage, code: "key-taken")
      }
      let code = DealCode(of: deal, at: restaurant, for: account, nonce: nonce, key)
      return .record(record(code, event, isRepeated: true))
    }
  }

  /// What `--dry-run` shows: no code is made.
  func dryRun() throws(Failure) -> Output {
    guard offer.status == .open else { throw refusal(offer.status) }
    let action = Action.deal(offer.restaurant, offer.id, .use(nonce: "(drawn when it is used)"))
    return DryRun(actions: [action]).output("would use \(name, .strong)")
  }

  private func status(
    for account: AccountID, in state: State
  ) throws(SnapshotFault) -> DealStatus {
    guard let deal = try state.restaurant(offer.restaurant)?.deals[offer.id] else {
      return .expired
    }
    let uses = try state.uses(of: offer.id, at: offer.restaurant)
    return deal.status(for: account, uses, at: acting.context.now.seconds)
  }

  /// Drawn again until every shell leaves its check symbol alone; a few tries are enough.
  private func newCode(for account: AccountID, _ key: DealKey) -> DealCode {
    func draw() -> DealCode {
      DealCode(
        of: offer.id, at: offer.restaurant, for: account, nonce: acting.context.draw(), key)
    }
    var code = draw()
    for _ in 0..<40 where !code.isPlain { code = draw() }
    return code
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

  // MARK: - The code

  private func record(_ code: DealCode, _ event: Event, isRepeated: Bool) -> Record {
    var json: JSONObject = [
      "code": .string(code.text), "id": .string(offer.id.text), "title": .string(name),
      "restaurant": .string(offer.restaurant.text),
    ]
    json["name"] = place.map { .string($0.restaurant.name) }
    json["event"] = .string(event.id.text)
    if isRepeated { json["repeated"] = true }
    return Record(json: json, lines: lines(code))
  }

  private func lines(_ code: DealCode) -> [StyledText] {
    let intro: [StyledText] = [
      "\(name, .strong) at \(place?.restaurant.name ?? offer.restaurant.text)", "",
      "\(code.text, .accent)", "",
    ]
    let outro: [StyledText] = ["", "Show it now: it will not be shown again."]
    return intro + picture(code) + outro
  }

  private func picture(_ code: DealCode) -> [StyledText] {
    let terminal = acting.context.terminal
    guard let qr = QRCode(code.symbols), qr.size + 8 <= terminal.width else { return [] }
    guard terminal.colorsOutput else { return qr.lines(.lightText).map { StyledText($0) } }
    return qr.lines(.darkText).map { StyledText($0, .blackOnWhite) }
  }
}

extension DealStatus {
  fileprivate func reason(_ deal: Deal) -> String {
    switch self {
    case .open, .used: "you have used it already, and used is used"
    case .notYet: "it begins \(deal.starts.map(DealTime.words) ?? "later")"
    case .expired: deal.expires.map { "it ended \(DealTime.words($0))" } ?? "it is over"
    case .usedUp: "it was used as often as it may be"
    }
  }
}
