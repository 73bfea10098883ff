import Arguments
import KeyLimeEngine

/// Checks a value that is about to be set, so that a mistake is found now and not in the next
/// command.
struct SettingCheck {
  let context: Context
  let key: String
  let text: String

  /// Checks what only the system, the store or the other settings can tell.
  ///
  /// Throws `usage` when the value cannot be used.
  func run(with settings: Configuration) throws(Failure) {
    switch key.prefix(while: { $0 != "." }) {
    case "home", "place":
      try checkPlaceName()
      _ = try UserLocation(context: context, store: try context.store())
        .point(text, tells: true)
    case "timeZone": _ = try context.zone(named: text, kind: .usage)
    case "pager": try checkPager()
    case "alias": try checkAlias(settings)
    case "limes", "price":
      if let reason = settings.contradiction(ofPhrase: key) {
        throw refuse(reason, hints: ["each level needs a phrase of its own"])
      }
    default: break
    }
  }

  private func refuse(_ reason: String, hints: [String] = []) -> Failure {
    .cannot("set \(key) to '\(text)'", reason, .usage, code: "bad-value", hints: hints)
  }

  /// What `--near` takes for something else can never mean a saved place.
  private func checkPlaceName() throws(Failure) {
    guard key.hasPrefix("place.") else { return }
    let name = String(key.dropFirst("place.".count))
    if name == "me" { throw refuse("--near me is where your receiver is") }
    if name.hasPrefix("@") { throw refuse("--near \(name) is a row of the last list") }
    if Coordinate(parsing: name) != nil { throw refuse("--near \(name) is a position") }
  }

  /// A pager that is one program must be there; a line for the shell is not looked into.
  private func checkPager() throws(Failure) {
    let word = String(text.prefix { !$0.isWhitespace })
    guard !word.isEmpty, word.allSatisfy({ $0.isLetter || $0.isNumber || "-_./+".contains($0) })
    else { return }
    let isThere =
      word.contains("/")
      ? UserFile.isProgram(word) : context.environment.path(ofProgram: word) != nil
    guard isThere else {
      let isNone = ["off", "no", "none", "false", "never"].contains(word)
      throw refuse(
        "there is no program '\(word)'",
        hints: isNone ? [Message.writing("\(Program.name) config set pager ''")] : [])
    }
  }

  /// The expansion must begin with a verb that can be given its options.
  private func checkAlias(_ settings: Configuration) throws(Failure) {
    let name = String(key.dropFirst("alias.".count))
    if !text.hasPrefix("!"), ShellLine.hasOpenQuote(text) { throw refuse("a quote is not closed") }
    let source = ConfigurationSource(context.environment, holding: settings)
    do throws(Failure) {
      _ = try Resolver(context.environment, source).resolve([name])
    } catch {
      // The user of an alias may add operands and options.
      let isOpen = ["missing-operand", "missing-subcommand", "missing-choice", "missing-companion"]
        .contains(error.code)
      if !isOpen { throw refuse(error.message, hints: error.hints) }
    }
  }
}
