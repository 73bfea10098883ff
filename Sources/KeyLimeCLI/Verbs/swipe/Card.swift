import KeyLimeEngine

/// A place as a card on a terminal.
struct Card {
  let found: Found
  let units: Units
  let phrases: Phrases
  let hours: OpenStatusAt
  let signs: Signs
  /// Those whose needs it names.
  var party = Party.alone
  /// The row of a list that it is, from 1.
  var row: Int?

  private var restaurant: Restaurant { found.restaurant }

  /// The lines of the card, at most `width` columns wide; unknown values are left out.
  func lines(width: Int) -> [StyledText] {
    let inner = max(10, min(width, 60) - 4)
    let edge = String(repeating: "─", count: inner + 2)
    let facts = [title, what, place, open, needs].compactMap(\.self)
    // A screen reader would read the box aloud.
    if signs == .spoken { return facts.flatMap { $0.sanitised.folded(at: width) } }
    let body = facts.map { line in
      let text = line.sanitised.truncated(to: inner)
      let gap = String(repeating: " ", count: inner - text.width)
      return "\("│", .faint) \(text)\(gap) \("│", .faint)" as StyledText
    }
    return [StyledText("╭\(edge)╮", .faint)] + body + [StyledText("╰\(edge)╯", .faint)]
  }

  private var title: StyledText? {
    let name = StyledText(restaurant.name, .strong)
    let marked = found.isFavourite ? "\(name)\(signs.favourite, .bad)" : name
    return row.map { "\("@\($0)", .faint) \(marked)" } ?? marked
  }

  private var what: StyledText? {
    let kind =
      restaurant.cuisines.isEmpty
      ? restaurant.kind?.title : restaurant.cuisines.map(\.spaced).joined(separator: ", ")
    let price = restaurant.price.map { price in
      let phrase = phrases.words(for: price, in: restaurant.currency)
      return [price.signs, phrase].compactMap(\.self).joined(separator: " ")
    }
    let known = [kind, price].compactMap(\.self).map { StyledText($0) } + rating
    return known.isEmpty
      ? nil : known.dropFirst().reduce(known[0]) { $0 + StyledText("  ·  ") + $1 }
  }

  private var rating: [StyledText] { found.number.map { [signs.limes($0)] } ?? [] }

  private var place: StyledText? {
    let away = found.distance.map { "\(units.words(for: $0)) away" }
    return Self.joined([away, restaurant.address.street])
  }

  private var open: StyledText? {
    let opening = hours.opening(found)
    guard opening.state != .unknown else { return nil }
    return StyledText(hours.words(found).whole, .faint)
  }

  private var needs: StyledText? {
    party.needs(found).map { StyledText($0, .caution) }
  }

  private static func joined(_ parts: [String?]) -> StyledText? {
    let known = parts.compactMap(\.self)
    return known.isEmpty ? nil : StyledText(known.joined(separator: "  ·  "))
  }
}
