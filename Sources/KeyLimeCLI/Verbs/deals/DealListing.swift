import Arguments
import KeyLimeEngine

/// The table of deals.
enum DealListing {
  /// Lists deals, each with the number that names it.
  static func output(
    _ deals: [ListedDeal], _ units: Units, _ signs: Signs, whenEmpty: Nothing, notes: [String?]
  ) -> Output {
    .listing(
      Listing(
        Array(deals.enumerated()),
        columns: [
          Column("#", .right) { .row($0.offset, id: $0.element.offer.id.text) },
          Column("", rank: 0) { row in
            Cell(
              StyledText(mark(row.element, signs)),
              raw: row.element.offer.isUsed ? "used" : "")
          },
          Column("DEAL", shrinksTo: 16) { Cell($0.element.offer.deal.title, .strong) },
          Column("PLACE", rank: 1, shrinksTo: 12) { Cell($0.element.found.restaurant.name) },
          Column("WHEN", rank: 2, shrinksTo: 12) { when($0.element.offer) },
          Column("DISTANCE", .right, rank: 3) { row in
            row.element.found.distance.map { .distance($0, in: units) } ?? .unknown
          },
        ],
        json: {
          DealFields.json(
            $0.element.offer, $0.element.found, isFavourite: $0.element.isFavourite)
        },
        position: \.element.found.restaurant.position, whenEmpty: whenEmpty,
        footer: footer(deals, signs), notes: notes))
  }

  private static func mark(_ deal: ListedDeal, _ signs: Signs) -> String {
    if deal.offer.isUsed { return signs.used }
    guard deal.isFavourite else { return "" }
    return signs == .spoken ? "favourite" : "♥"
  }

  private static func when(_ offer: Offer) -> Cell {
    let isEarly = offer.status == .notYet
    let next = isEarly ? offer.deal.starts : offer.deal.expires
    let style: Style = isEarly || offer.status == .notNow ? .caution : .plain
    return Cell(StyledText(offer.period, style), raw: next?.text ?? "")
  }

  private static func footer(_ deals: [ListedDeal], _ signs: Signs) -> [StyledText] {
    // Words need no legend.
    if signs == .spoken { return [] }
    let marks = [
      deals.contains(where: \.offer.isUsed)
        ? "\(signs.used) you have used it, and may use it again" : nil,
      deals.contains { $0.isFavourite && !$0.offer.isUsed } ? "♥ a favourite of yours" : nil,
    ].compactMap(\.self)
    return marks.isEmpty ? [] : [StyledText(marks.joined(separator: ", "), .faint)]
  }
}

/// The page of one deal, for a terminal.
struct DealPage {
  let offer: Offer
  let found: Found?

  var lines: [StyledText] {
    var lines: [StyledText] = ["\(offer.deal.title, .strong)"]
    if let description = offer.deal.description { lines += ["", StyledText(description)] }
    return lines + [""] + LabelledLines.of(facts)
  }

  private var facts: [(String, String?)] {
    let deal = offer.deal
    return [
      ("at", found?.restaurant.name ?? offer.restaurant.text),
      ("where", found.map(\.restaurant.address.oneLine).flatMap { $0.isEmpty ? nil : $0 }),
      ("from", deal.starts.map(DealTime.start)), ("until", deal.expires.map(DealTime.end)),
      ("hours", deal.when), ("next", offer.nextStart.map(DealTime.words)),
      ("limit", deal.oncePerPerson ? "once per person" : nil),
      ("left", offer.usesLeft.map { "\($0) of \(deal.usesInAll ?? $0)" }),
      ("state", offer.status.words),
      ("redeemed", offer.isRedeemable ? nil : "by nobody: the place has no admin any more"),
      ("picture", deal.image), ("id", offer.id.text),
    ]
  }
}

extension Offer {
  /// The validity: `until 30 Nov 2026`, `from 21 Nov 2026` before it begins, weekly hours, or
  /// `always`.
  var period: String {
    if status == .notYet, let starts = deal.starts { return "from \(DealTime.start(starts))" }
    let parts = [deal.when, deal.expires.map { "until \(DealTime.end($0))" }].compactMap(\.self)
    return parts.isEmpty ? "always" : parts.joined(separator: ", ")
  }

  /// The conditions in short phrases.
  var conditions: [String] {
    [
      period, isUsed ? "you have used it" : deal.oncePerPerson ? "once per person" : nil,
      usesLeft.map { "\($0) left" },
    ].compactMap(\.self)
  }
}

extension DealStatus {
  /// The status in words.
  var words: String {
    switch self {
    case .open: "you can use it"
    case .notYet: "it has not begun"
    case .notNow: "it is for other hours"
    case .expired: "it has ended"
    case .used: "you have used it"
    case .usedUp: "all uses are gone"
    }
  }
}

/// The JSON fields of a deal, shared by all verbs.
enum DealFields {
  static let declared: [ResultField] = [
    ResultField("id", type: "string", "Id of the deal, for use as an operand"),
    ResultField("title", type: "string", "What is offered, in one line"),
    ResultField("description", type: "string", "The conditions"),
    ResultField("image", type: "string", "A picture: a web address, or a file in the store"),
    ResultField("starts", type: "string", "When it begins, RFC 3339 in the place's time"),
    ResultField("expires", type: "string", "When it ends: the first instant after the deal"),
    ResultField("when", type: "string", "The weekly hours in which it can be used"),
    ResultField("nextStart", type: "string", "When those hours next begin, if not now"),
    ResultField("oncePerPerson", type: "boolean", "Whether each person may use it once only"),
    ResultField("usesInAll", type: "number", "How often it may be used in total"),
    ResultField("usesLeft", type: "number", "How often it may still be used"),
    ResultField("status", type: "string", "For you: open, notYet, notNow, expired, used or usedUp"),
    ResultField("used", type: "boolean", "Whether you have used it"),
    ResultField("redeemable", type: "boolean", "Whether the place has anybody to redeem its code"),
    ResultField("favourite", type: "boolean", "Whether the place is one of your favourites"),
    ResultField("restaurant", type: "string", "The id of the place"),
    ResultField("name", type: "string", "The name of the place"),
    ResultField("latitude", type: "number", "Degrees north"),
    ResultField("longitude", type: "number", "Degrees east"),
    ResultField("distance", type: "number", "Metres from your location"),
  ]

  /// The JSON object of a deal; unknown values are absent.
  static func json(_ offer: Offer, _ found: Found?, isFavourite: Bool) -> JSONObject {
    var json: JSONObject = ["id": .string(offer.id.text)]
    json.members += offer.deal.json.members.filter { $0.name != "oncePerPerson" }
    json["oncePerPerson"] = .bool(offer.deal.oncePerPerson)
    json["nextStart"] = offer.nextStart.map { .string($0.text) }
    json["usesLeft"] = offer.usesLeft.map(JSON.count)
    json["status"] = .string(offer.status.rawValue)
    json["used"] = .bool(offer.isUsed)
    json["redeemable"] = .bool(offer.isRedeemable)
    json["favourite"] = .bool(isFavourite)
    json["restaurant"] = .string(offer.restaurant.text)
    json["name"] = found.map { .string($0.restaurant.name) }
    json["latitude"] = found.map { .decimal($0.restaurant.position.latitude) }
    json["longitude"] = found.map { .decimal($0.restaurant.position.longitude) }
    json["distance"] = found?.distance?.json
    return json
  }
}
