import KeyLimeEngine

/// The page of one deal, for a terminal.
struct DealPage {
  let offer: Offer
  let found: Found?

  var lines: [StyledText] {
    var lines: [StyledText] = ["\(offer.deal.title, .strong)"]
    if let description = offer.deal.description { lines += ["", StyledText(description)] }
    return lines + [""]
      + facts.map { label, text in
        let padding = String(repeating: " ", count: max(1, 10 - label.count))
        return "\(label, .faint)\(padding)\(text)"
      }
  }

  private var facts: [(String, String)] {
    let deal = offer.deal
    let facts: [(String, String?)] = [
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
    return facts.compactMap { label, text in text.map { (label, $0) } }
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
