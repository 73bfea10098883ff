import Arguments

/// What people who know other tools write after a verb, such as `fav add X`, `rate list` or
/// `likes --list`, and the command that does it.
struct ForeignAction {
  private let verb: String
  private let action: Action
  /// The command; the words that follow the action take the place of `…`.
  private let command: String

  private enum Action {
    case add, list, remove, undo

    var words: [String] {
      switch self {
      case .add: ["add"]
      case .list: ["list", "ls", "show"]
      case .remove: ["remove", "rm", "delete", "del"]
      case .undo: ["undo"]
      }
    }
  }

  private init(_ verb: String, _ action: Action, _ command: String) {
    (self.verb, self.action, self.command) = (verb, action, command)
  }

  private static var all: [ForeignAction] {
    ["fav", "avoid", "rate", "note"].flatMap(ofPlaces) + [
      ForeignAction("swipe", .list, "likes"),
      ForeignAction("likes", .add, "swipe --like …"), ForeignAction("likes", .list, "likes"),
      ForeignAction("likes", .remove, "likes … --remove"),
      ForeignAction("checkin", .add, "checkin …"), ForeignAction("checkin", .list, "timeline"),
      ForeignAction("timeline", .list, "timeline"),
      ForeignAction("timeline", .remove, "timeline remove …"),
      ForeignAction("deals", .list, "deals"), ForeignAction("admin", .list, "admin show"),
      ForeignAction("contact", .list, "contact list"),
      ForeignAction("contact", .remove, "contact remove …"),
      ForeignAction("split", .list, "split history"), ForeignAction("split", .undo, "undo"),
      ForeignAction("import", .list, "import --list"), ForeignAction("log", .list, "log"),
    ]
  }

  /// The actions of a verb that acts on its operand and lists without one.
  private static func ofPlaces(_ verb: String) -> [ForeignAction] {
    [
      ForeignAction(verb, .add, "\(verb) …"), ForeignAction(verb, .list, verb),
      ForeignAction(verb, .remove, "\(verb) … --remove"),
    ]
  }

  /// The failure of a line with the command that was meant as its only hint; the failure itself
  /// when the line has no such action.
  ///
  /// `path` are the verbs of the line.
  static func advice(on failure: Failure, _ path: [String], _ words: [String]) -> Failure {
    guard [.usage, .nothingFound].contains(failure.kind), path.count == 1,
      let verb = words.firstIndex(of: path[0]), let word = words.dropFirst(verb + 1).first,
      !word.hasPrefix("-") || failure.message == "unknown option '\(word)'",
      let action = all.first(where: {
        $0.verb == path[0] && $0.action.words.contains { "--\($0)" == word || $0 == word }
      })
    else { return failure }
    let following = words[(verb + 2)...]
    let rest = following.map(ShellLine.quoted).joined(separator: " ")
    let needsOperand = action.command.contains("…")
    // `fav show X` is about one place, whatever it is.
    guard needsOperand != (following.first?.hasPrefix("-") ?? true) else { return failure }
    let command =
      needsOperand || rest.isEmpty
      ? action.command.replacing("…", with: rest) : "\(action.command) \(rest)"
    return Failure(
      .usage, failure.message, code: failure.code,
      hints: [Message.writing("\(Program.name) \(command)")])
  }
}
