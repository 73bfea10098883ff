/// The pager, which shows output that does not fit on one screen.
struct Pager: Equatable {
  /// The shell command.
  let command: String
  private let height: Int
  private let setsLess: Bool

  /// The pager of this run, for a screen of some number of lines; nil when paging is switched off.
  init?(_ context: Context, height: Int) {
    guard context.allowsPager,
      let command = Self.command(
        context.environment, configured: (try? context.configuration())?.pager)
    else { return nil }
    self.command = command
    self.height = height
    setsLess = context.environment["LESS"] == nil
  }

  /// The pager command: `KEYLIME_PAGER`, the config's `pager`, `PAGER`, else `less`.
  ///
  /// Nil when it is empty or `cat`.
  static func command(_ environment: Environment, configured: String?) -> String? {
    let command =
      environment["KEYLIME_PAGER"] ?? configured ?? environment["PAGER"] ?? "less"
    return ["", "cat"].contains(command) ? nil : command
  }

  /// Shows the text in the pager if it is longer than the screen; writes it to `stream` if it is
  /// not, or the pager fails.
  func show(_ text: [UInt8], otherwise stream: OutputStream) {
    let lines = text.count { $0 == UInt8(ascii: "\n") }
    guard lines >= height else { return stream.write(text) }
    stream.flush()
    // F: quit if the text fits; R: keep colours; X: leave the text on the screen.
    if setsLess { Platform.setEnvironment("LESS", to: "FRX") }
    if !Platform.pipe(text, into: command) { stream.write(text) }
  }
}
