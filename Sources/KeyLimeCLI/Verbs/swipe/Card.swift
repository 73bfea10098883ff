import Arguments
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

/// The card that a terminal shows on standard error, drawn in place and erased again.
final class CardScreen {
  private let context: Context
  private let units: Units
  private let phrases: Phrases
  private let hours: OpenStatusAt
  private let frame: PictureFrame
  private var card: Found?
  private var picture: [UInt8]?
  /// The width of each line on the screen.
  private var widths: [Int] = []

  /// The height of the space for a picture that is not made of characters.
  private static let pictureRows = 14
  private static let keys: StyledText =
    "\("→ y", .strong) like  \("← n", .strong) pass  \("u", .strong) undo  \("q", .strong) quit"

  /// A screen without a card.
  ///
  /// Throws `config` when the config is damaged.
  init(_ arguments: ParsedArguments, _ store: Store, _ context: Context) throws(Failure) {
    self.context = context
    units = try context.units()
    phrases = try context.phrases()
    hours = try OpenStatusAt(ofCards: arguments, context)
    frame = try PictureFrame(
      arguments, store, context, hasColors: context.terminal.colorsErrors, rows: Self.pictureRows)
  }

  /// Shows a card.
  func show(_ card: Found) {
    self.card = card
    picture = frame.drawing(of: card.restaurant.image)
    draw()
  }

  /// Draws the card again below what something else has printed.
  func redraw() { draw() }

  /// Draws the card again in its place when the window has another size.
  func followResize() {
    guard context.followResize() else { return }
    erase()
    picture = frame.drawing(of: card?.restaurant.image)
    draw()
  }

  /// Moves the cursor up and erases the card; on a dumb terminal the card stays.
  func erase() {
    guard context.environment["TERM"] != "dumb", !widths.isEmpty else { return }
    // A narrower window has broken the lines that are too long for it.
    let columns = max(1, context.terminal.width)
    let height = widths.reduce(0) { $0 + max(1, ($1 + columns - 1) / columns) }
    context.errors.write("\(picture == nil ? "" : frame.removal)\u{1B}[\(height)A\r\u{1B}[J")
    widths = []
  }

  private func draw() {
    guard let card else { return }
    widths = []
    drawPicture()
    let width = context.terminal.width
    let lines = Card(
      found: card, units: units, phrases: phrases, hours: hours, signs: context.terminal.signs
    ).lines(width: width)
    for line in lines + [Self.keys.truncated(to: width)] {
      widths.append(line.width)
      context.errors.write(
        line: line.rendered(color: context.terminal.colorsErrors, cleaned: true))
    }
  }

  /// A picture of pixels gets room first, because the cursor is somewhere else after it.
  private func drawPicture() {
    guard let picture else { return }
    if frame.drawsText {
      let height = picture.count { $0 == UInt8(ascii: "\n") }
      widths += [Int](repeating: frame.columns, count: height)
      return context.errors.write(picture)
    }
    let rows = Self.pictureRows
    widths += [Int](repeating: 1, count: rows)
    context.errors.write(String(repeating: "\n", count: rows) + "\u{1B}[\(rows)A\u{1B}7")
    context.errors.write(picture)
    context.errors.write("\u{1B}8\u{1B}[\(rows)B\r")
  }
}

extension OpenStatusAt {
  /// The hours on cards: at the time that is asked for, else now.
  ///
  /// Throws `config` when the system does not know the time zone in the config.
  init(ofCards arguments: ParsedArguments, _ context: Context) throws(Failure) {
    let asked = try OpenOptions.filter(arguments, context).open?.time
    self.init(time: asked ?? AskedTime(context.moment), clocks: try context.clocks())
  }
}
