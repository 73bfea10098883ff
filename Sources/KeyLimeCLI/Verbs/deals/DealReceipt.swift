import KeyLimeEngine

/// What a guest gets for a use of a deal that is on the disk: its code, with a QR code on a terminal.
struct DealReceipt {
  /// The deal that was used.
  let id: DealID
  private let event: Event
  private let restaurant: RestaurantID
  private let title: String
  private let place: Found?
  private let code: DealCode
  private let terminal: Terminal

  /// Makes the code of a use anew, the same every time; nil when the event is no use.
  ///
  /// - Parameters:
  ///   - event: The use.
  ///   - deal: What was offered; nil when nobody knows any longer.
  ///   - place: Where, while the catalogue has it.
  ///   - key: What proves the code.
  ///   - terminal: Where it will be shown.
  init?(_ event: Event, of deal: Deal?, at place: Found?, key: DealKey, on terminal: Terminal) {
    guard case .deal(let restaurant, let id, .use(let text, let until)) = event.action,
      let nonce = DealCode.nonce(of: text)
    else { return nil }
    code = DealCode(of: id, at: restaurant, for: event.by, until: until, nonce: nonce, key)
    (self.event, self.restaurant, self.id) = (event, restaurant, id)
    (title, self.place, self.terminal) = (deal?.title ?? id.text, place, terminal)
  }

  /// The answer of the command.
  func record(isRepeated: Bool = false) -> Record {
    var json: JSONObject = [
      "code": .string(code.text), "id": .string(id.text), "title": .string(title),
      "restaurant": .string(restaurant.text),
    ]
    json["name"] = place.map { .string($0.restaurant.name) }
    json["event"] = .string(event.id.text)
    if isRepeated { json["repeated"] = true }
    return Record(json: json, lines: lines)
  }

  private var lines: [StyledText] {
    let intro: [StyledText] = [
      "\(title, .strong) at \(place?.restaurant.name ?? restaurant.text)", "",
      "\(code.text, .accent)", "",
    ]
    return intro + picture + ["", "Show it now: it will not be shown again."]
  }

  private var picture: [StyledText] {
    guard let qr = QRCode(code.symbols), qr.size + 8 <= terminal.width else { return [] }
    guard terminal.colorsOutput else { return qr.lines(.lightText).map { StyledText($0) } }
    return qr.lines(.darkText).map { StyledText($0, .blackOnWhite) }
  }
}
