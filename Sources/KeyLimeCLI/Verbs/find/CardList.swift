import Arguments
import KeyLimeEngine

/// The rows of a list as cards with pictures, on a terminal.
enum CardList {
  static let flag = Flag(
    "cards", summary: "Show cards with pictures, not a table",
    discussion: "Only on a terminal. --pictures also fetches pictures from the web.")

  static let declarations = [flag.declaration, PictureWish.flag.declaration]
  static let rules: [Rule] = [.conflict("cards", "map"), .conflict("cards", "explain")]

  /// The same output, or `.shown` after its rows were shown as cards because that was asked for.
  ///
  /// Throws `config` when the config is damaged.
  static func shown(
    _ output: Output, _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> Output {
    guard arguments[flag] ?? false, context.showsTables, case .listing(let listing) = output,
      listing.count > 0, let card = listing.card
    else { return output }
    let frame = try PictureFrame(
      arguments, try context.store(), context, hasColors: context.terminal.colorsOutput, rows: 10)
    for row in 0..<listing.count {
      let card = card(row)
      frame.show(card.found.restaurant.image)
      write(card.lines(width: context.terminal.width), context)
    }
    for line in listing.footer { write(line.folded(at: context.terminal.width), context) }
    return .shown
  }

  private static func write(_ lines: [StyledText], _ context: Context) {
    for line in lines {
      context.output.write(
        line: line.rendered(
          color: context.terminal.colorsOutput, cleaned: true,
          links: context.terminal.linksOutput))
    }
  }
}
