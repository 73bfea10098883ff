import Arguments
import KeyLimeEngine

/// `deals used`: lists the deals that you have used, and shows a code again.
enum DealsUsed {
  static let deal = Operand(
    "DEAL", value: .deal, summary: "Show its code again: @N, a title or an id", arity: .optional)

  static let fields: [ResultField] = [
    ResultField("id", type: "string", "Id of the deal"),
    ResultField("title", type: "string", "What was offered"),
    ResultField("restaurant", type: "string", "The id of the place"),
    ResultField("name", type: "string", "The name of the place"),
    ResultField("used", type: "string", "When you used it, RFC 3339"),
    ResultField("until", type: "string", "Until when its code is good; absent for ever"),
    ResultField("code", type: "string", "Its code, until it is redeemed"),
    ResultField("redeemed", type: "string", "When its code was redeemed, RFC 3339"),
  ]

  private struct Row {
    let used: UsedDeal
    let name: String?
    let code: ShownCode?
    var title: String { used.deal?.title ?? used.id.text }
  }

  /// Lists what was used, or shows the code of one deal.
  ///
  /// Throws `nothingFound` and `usage` when `text` names no deal that was used, or several.
  static func output(_ text: String?, _ session: UserSession) throws(Failure) -> Output {
    let used = try session.asGuest { (state, guest) throws(SnapshotFault) in
      try state.usedDeals(by: guest)
    }
    let names = try session.names(of: used.map(\.restaurant))
    if let text {
      let row = try row(try found(text, used, session), names, session)
      let receipt = DealReceipt(row.used, row.code, at: row.name, session.context)
      return .record(Record(json: json(row), lines: receipt.lines))
    }
    let rows = try used.map { (one) throws(Failure) in try row(one, names, session) }
    if !used.isEmpty {
      session.context.remember(used.map { ShownList.Row($0.restaurant, deal: $0.id) })
    }
    return try session.ofWhoIsLoggedIn(listing(rows, now: session.context.now))
  }

  private static func row(
    _ used: UsedDeal, _ names: [RestaurantID: String], _ session: UserSession
  ) throws(Failure) -> Row {
    let code = try session.context.asking { () throws(StoreError) in
      used.redeemed == nil
        ? try session.store.code(of: used.use, used.id, at: used.restaurant) : nil
    }
    return Row(used: used, name: names[used.restaurant], code: code)
  }

  private static func found(
    _ text: String, _ used: [UsedDeal], _ session: UserSession
  ) throws(Failure) -> UsedDeal {
    let matches = row(text, used, session) ?? named(text, used)
    guard let latest = matches.first else {
      throw .cannot(
        "show '\(text)' again", "you have not used such a deal", .nothingFound,
        code: "no-such-deal", hints: ["keylime deals used lists what you have used"])
    }
    let deals = Dictionary(matches.map { ($0.id, $0) }) { first, _ in first }.values
    guard deals.count == 1 else {
      throw .cannot(
        "show '\(text)' again", "several deals fit it", .usage, code: "ambiguous-deal",
        hints: deals.sorted { $0.id.text < $1.id.text }.prefix(9).map {
          "\($0.id) is '\($0.deal?.title ?? "a removed deal")'"
        })
    }
    // Of several uses of one deal the first that is still to be redeemed is the one to show.
    return matches.first { $0.redeemed == nil } ?? latest
  }

  /// The uses that `@N` means, a row of the list that was shown last; nil for another text.
  private static func row(
    _ text: String, _ used: [UsedDeal], _ session: UserSession
  ) -> [UsedDeal]? {
    guard text.hasPrefix("@"), let number = Int(text.dropFirst()),
      let rows = session.context.shownDeals, rows.indices.contains(number - 1)
    else { return nil }
    let row = rows[number - 1]
    let matches = used.filter { $0.id == row.deal && $0.restaurant == row.restaurant }
    // In a list of uses a deal has a row for each use, the latest first.
    let shown = rows.filter { $0 == row }.count
    let earlier = rows[..<(number - 1)].filter { $0 == row }.count
    let index = matches.count - shown + earlier
    return shown > 1 && matches.indices.contains(index) ? [matches[index]] : matches
  }

  /// The uses of deals with an id or a title, else of those whose id begins so or whose title has
  /// it.
  private static func named(_ text: String, _ used: [UsedDeal]) -> [UsedDeal] {
    guard !text.isEmpty else { return [] }
    let (id, title) = (text.lowercased(), Folding.fold(text))
    let exact = used.filter { $0.id.text == id || Folding.fold($0.deal?.title ?? "") == title }
    guard exact.isEmpty else { return exact }
    return used.filter {
      $0.id.text.hasPrefix(id) || Folding.fold($0.deal?.title ?? "").contains(title)
    }
  }

  private static func listing(_ rows: [Row], now: Instant) -> Output {
    .listing(
      Listing(
        Array(rows.enumerated()),
        columns: [
          Column("#", .right) { .row($0.offset, id: $0.element.used.id.text) },
          Column("DEAL", shrinksTo: 16) { Cell($0.element.title, .strong) },
          Column("PLACE", rank: 1, shrinksTo: 12) { row in
            .text(row.element.name ?? row.element.used.restaurant.text)
          },
          Column("USED", rank: 2) { .time($0.element.used.use.time.instant, now: now) },
          Column("CODE") { .text($0.element.code?.text) },
          Column("REDEEMED", rank: 3) { row in
            row.element.used.redeemed.map { .time($0.instant, now: now) } ?? .unknown
          },
        ],
        json: { json($0.element) },
        whenEmpty: Nothing("you have used no deal", hints: ["keylime deals lists what is offered"]),
        footer: ["keylime deals used @N shows a code again, with its QR code"],
        notes: [elsewhere(rows.count { $0.used.redeemed == nil && $0.code == nil })]))
  }

  /// A code never leaves the machine on which it was shown.
  private static func elsewhere(_ count: Int) -> String? {
    switch count {
    case 0: nil
    case 1: "1 code is on the machine where the deal was used"
    default: "\(count) codes are on the machines where the deals were used"
    }
  }

  private static func json(_ row: Row) -> JSONObject {
    var json: JSONObject = [
      "id": .string(row.used.id.text), "title": .string(row.title),
      "restaurant": .string(row.used.restaurant.text),
    ]
    json["name"] = row.name.map(JSON.string)
    json["used"] = .string(row.used.use.time.instant.rfc3339)
    json["until"] = row.used.until.map { .string($0.text) }
    json["code"] = row.code.map { .string($0.text) }
    json["redeemed"] = row.used.redeemed.map { .string($0.instant.rfc3339) }
    return json
  }
}
