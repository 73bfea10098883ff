import Arguments

// The registry of verbs.
//
// To add a verb, write a type that conforms to `Verb` in a folder of `Verbs/`, and list it here in
// the place where `keylime help` should show it within its group. Help, manual pages, completion
// and suggestions follow. Two tests check the rest: `RegistryTests` (a name that differs from the
// spec's name; a verb without group, summary or example; a result without fields) and the golden
// tests (pages in `man/` and `completions/` that were not regenerated).

/// A verb and the name that selects it.
///
/// The name is here too, so that finding a verb makes no specification, not even that of this verb.
struct RegisteredVerb {
  let name: String
  let verb: any Verb.Type

  /// Registers a verb under a name.
  init(_ name: String, _ verb: any Verb.Type) { (self.name, self.verb) = (name, verb) }
}

/// All verbs.
enum Commands {
  /// The verbs, in the order help lists them.
  static let all: [RegisteredVerb] = [
    RegisteredVerb("discover", Discover.self),
    RegisteredVerb("nearby", Nearby.self),
    RegisteredVerb("search", Search.self),
    RegisteredVerb("show", Show.self),
    RegisteredVerb("iwant-pick", IWantPick.self),
    RegisteredVerb("swipe", Swipe.self),
    RegisteredVerb("likes", Likes.self),
    RegisteredVerb("rate", Rate.self),
    RegisteredVerb("fav", Fav.self),
    RegisteredVerb("avoid", Avoid.self),
    RegisteredVerb("note", NoteVerb.self),
    RegisteredVerb("checkin", Checkin.self),
    RegisteredVerb("timeline", TimelineVerb.self),
    RegisteredVerb("deals", Deals.self),
    RegisteredVerb("split", Split.self),
    RegisteredVerb("account", AccountVerb.self),
    RegisteredVerb("contact", ContactVerb.self),
    RegisteredVerb("add", Add.self),
    RegisteredVerb("admin", Admin.self),
    RegisteredVerb("import", Import.self),
    RegisteredVerb("export", Export.self),
    RegisteredVerb("backup", BackupVerb.self),
    RegisteredVerb("restore", RestoreVerb.self),
    RegisteredVerb("config", Config.self),
    RegisteredVerb("hours", Hours.self),
    RegisteredVerb("log", Log.self),
    RegisteredVerb("undo", Undo.self),
    RegisteredVerb("redo", Redo.self),
    RegisteredVerb("doctor", Doctor.self),
    RegisteredVerb("completion", Completion.self),
    RegisteredVerb("help", Help.self),
    RegisteredVerb("version", Version.self),
  ]

  /// The hidden verb that the completion scripts of the shells call.
  static let completionCallback = "__complete"

  /// The verb with this name; nil when there is none.
  static func named(_ name: String) -> (any Verb.Type)? { all.first { $0.name == name }?.verb }

  /// The verbs for the parser, which asks for the specification of one when its name was typed.
  static var specified: [Arguments.Verb] {
    all.map { entry in Arguments.Verb(entry.name, entry.verb.spec) }
  }
}

// The groups of verbs in `keylime help`.
extension CommandGroup {
  static let find = CommandGroup(rank: 1, "Find a place")
  static let act = CommandGroup(rank: 2, "Do something there")
  static let people = CommandGroup(rank: 3, "People")
  static let own = CommandGroup(rank: 4, "Your own restaurant")
  static let data = CommandGroup(rank: 5, "Data")
  static let tool = CommandGroup(rank: 6, "keylime itself")
}

/// A verb of keylime: its command-line syntax and what it does.
///
/// `run` turns parsed arguments into a question or a change for the engine, and the engine's answer
/// into an `Output`. It prints nothing itself.
protocol Verb: SendableMetatype {
  /// The specification for parsing, help and completion.
  static var spec: CommandSpec { get }
  /// Runs the verb.
  ///
  /// Throws a `Failure` of any kind; its kind decides the exit code.
  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output
}
