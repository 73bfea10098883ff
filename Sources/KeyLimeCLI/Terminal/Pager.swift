/// The program that shows what does not fit on one screen.
struct Pager: Equatable {
  /// The shell command.
  let command: String
  private let height: Int
  private let setsLess: Bool

  /// The pager of this run; nil when there is no terminal, or somebody does not want one.
  init?(_ context: Context) {
    guard context.allowsPager, let height = context.terminal.height,
      let command = Self.command(
        context.environment, configured: (try? context.configuration())?.pager)
    else { return nil }
    self.command = command
    self.height = height
    setsLess = context.environment["LESS"] == nil
  }

  /// `KEYLIME_PAGER`, the config's `pager`, `PAGER`, else `less`; nil when it is empty or `cat`.
  static func command(_ environment: Environment, configured: String?) -> String? {
    let command =
      environment["KEYLIME_PAGER"] ?? configured ?? environment["PAGER"] ?? "less"
    return ["", "cat"].contains(command) ? nil : command
  }

  /// Shows the text in the pager when it overflows the screen, else writes it to the stream.
  func show(_ text: [UInt8], otherwise stream: OutputStream) {
    let lines = text.count { $0 == UInt8(ascii: "\n") }
    guard lines >= height else { return stream.write(text) }
    stream.flush()
    // Quit when it fits, keep colours, leave the text on the screen.
    if setsLess { Platform.setEnvironment("LESS", to: "FRX") }
    if !Platform.pipe(text, into: command) { stream.write(text) }
  }
}
