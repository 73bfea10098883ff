import KeyLimeEngine

/// A list on a terminal that is drawn anew in the place of the one before.
struct RedrawnScreen {
  private let context: Context
  /// How many lines are to be drawn over.
  private var lines = 0

  init(_ context: Context) { self.context = context }

  /// Leaves the list that is shown where it is, because something else was printed below it.
  mutating func leave() { lines = 0 }

  /// Clears the screen, where a window of another size has broken the lines anew.
  mutating func clear() {
    guard canMove, lines > 0 else { return }
    context.output.write("\u{1B}[H\u{1B}[2J")
    lines = 0
  }

  private var canMove: Bool {
    (context.environment["TERM"] ?? "dumb") != "dumb" && !context.terminal.isAccessible
  }

  /// Shows a list under a heading.
  ///
  /// Where a terminal cannot move its cursor, or a screen reader reads, it follows the one before.
  mutating func show(_ output: Output?, under heading: StyledText) {
    let page = OutputStream()
    if let output {
      Renderer(format: context.format, terminal: context.terminal, now: context.now)
        .print(output, to: page)
    }
    if lines > 0, canMove {
      context.output.write("\u{1B}[\(lines)A\u{1B}[J")
    }
    let title = heading.rendered(color: context.terminal.colorsOutput, cleaned: true)
    context.output.write(line: title)
    context.output.write(page.gathered)
    context.output.flush()
    lines = 1 + page.gathered.count { $0 == 0x0A }
  }
}
