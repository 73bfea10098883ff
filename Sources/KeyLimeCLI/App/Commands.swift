// The registry of verbs.
//
// To add a verb, write one file in `Commands/` with a type that conforms to `Verb`, and enter it here
// where `keylime help` should list it within its group. Help, manual, completion and suggestions
// follow. These tests object until all is well: `RegistryTests` (a name that differs from its spec's,
// a verb without group, summary or example, a result without fields) and the golden tests (pages
// under `man/` and `completions/` that are not generated anew).

/// Every verb, in the order in which help lists them.
enum Commands {
  static let all: [any Verb.Type] = [
    Discover.self, Nearby.self, Search.self, Show.self, IWantPick.self, Swipe.self, Likes.self,
    Rate.self, Fav.self, Checkin.self, TimelineVerb.self, Deals.self, Split.self,
    AccountVerb.self, ContactVerb.self,
    Add.self, Admin.self,
    Import.self, Export.self,
    Config.self, Hours.self, Log.self, Undo.self, Redo.self, Completion.self, Help.self,
    Version.self,
  ]

  /// The verb of this name.
  static func named(_ name: String) -> (any Verb.Type)? { all.first { $0.name == name } }
}
