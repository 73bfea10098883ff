import KeyLimeEngine

/// The code for a use of a deal that is written durably, with a QR code on a terminal.
struct DealReceipt {
  /// The deal that was used.
  let id: DealID
  private let event: String?
  private let restaurant: RestaurantID
  private let title: String
  private let place: String?
  private let code: ShownCode?
  /// When the code was accepted; nil when it was not.
  private let redeemed: HybridTime?
  private let now: Instant
  private let terminal: Terminal

  /// Finds the code of the event of a use; nil for other events.
  ///
  /// `deal` is nil when it is no longer known, and so is `place`, the name of the place. Throws
  /// `store` when the codes cannot be read.
  init?(_ event: Event, of deal: Deal?, at place: String?, _ session: UserSession) throws(Failure) {
    guard case .deal(let restaurant, let id, .use) = event.action,
      let use = KeyLimeEngine.DealUse(event)
    else { return nil }
    code = try session.context.asking { () throws(StoreError) in
      try session.store.code(of: use, id, at: restaurant)
    }
    redeemed = try session.state { (state) throws(SnapshotFault) in
      try state.uses(of: id, at: restaurant).redemptions.first { $0.mark == use.mark }?.time
    }
    self.event = event.id.text
    (self.restaurant, self.id) = (restaurant, id)
    (title, self.place) = (deal?.title ?? id.text, place)
    (now, terminal) = (session.context.now, session.context.terminal)
  }

  /// The receipt of a use that is shown again, with its code where that is still known and good.
  init(_ used: UsedDeal, _ code: ShownCode?, at place: String?, _ context: Context) {
    (event, self.code, redeemed) = (nil, code, used.redeemed)
    (restaurant, id) = (used.restaurant, used.id)
    (title, self.place) = (used.deal?.title ?? used.id.text, place)
    (now, terminal) = (context.now, context.terminal)
  }

  /// The answer of the command.
  func record(isRepeated: Bool = false) -> Record {
    var json = JSONObject()
    json["code"] = code.map { .string($0.text) }
    json["id"] = .string(id.text)
    json["title"] = .string(title)
    json["restaurant"] = .string(restaurant.text)
    json["name"] = place.map(JSON.string)
    json["event"] = event.map(JSON.string)
    if isRepeated { json["repeated"] = true }
    return Record(json: json, lines: lines)
  }

  /// The page: the code, or why there is none.
  var lines: [StyledText] {
    let head: StyledText = "\(title, .strong) at \(place ?? restaurant.text)"
    if let time = redeemed?.instant {
      let ago = RelativeTime.words(from: time, now: now)
      return [head, "", "Its code was redeemed, \(ago) (\(time.rfc3339))."]
    }
    guard let code else { return [head, "", "Its code is on another machine."] }
    return [head, "", "\(code.text, .accent)", ""] + picture(code)
      + ["", "Show it at the till. Until then 'keylime deals used' shows it again."]
  }

  private func picture(_ code: ShownCode) -> [StyledText] {
    guard let qr = QRCode(code.symbols), qr.size + 8 <= terminal.width else { return [] }
    guard terminal.colorsOutput else { return qr.lines(.lightText).map { StyledText($0) } }
    return qr.lines(.darkText).map { StyledText($0, .blackOnWhite) }
  }
}
