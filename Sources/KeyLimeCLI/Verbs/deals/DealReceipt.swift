import KeyLimeEngine

/// The code for a use of a deal that is written durably, with a QR code on a terminal.
struct DealReceipt {
  /// The deal that was used.
  let id: DealID
  private let event: Event
  private let restaurant: RestaurantID
  private let title: String
  private let place: Found?
  private let code: DealCode
  private let terminal: Terminal

  /// Derives the code from the event of the use; nil for other events.
  ///
  /// The result is always the same.
  ///
  /// - Parameters:
  ///   - event: The event of the use.
  ///   - deal: The deal; nil when it is no longer known.
  ///   - place: The place, if the catalogue still has it.
  ///   - key: The key that authenticates the code.
  ///   - terminal: The terminal that will show it.
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
