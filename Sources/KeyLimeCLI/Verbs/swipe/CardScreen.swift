import Arguments
import KeyLimeEngine

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
