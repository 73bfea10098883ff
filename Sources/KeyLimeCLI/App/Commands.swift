// The registry of verbs.
//
// To add a verb, write a type that conforms to `Verb` in a folder of `Verbs/`, and list it here in
// the place where `keylime help` should show it within its group. Help, manual pages, completion
// and suggestions follow. Two tests check the rest: `RegistryTests` (a name that differs from the
// spec's name; a verb without group, summary or example; a result without fields) and the golden
// tests (pages in `man/` and `completions/` that were not regenerated).

/// All verbs, in the order in which help lists them.
enum Commands {
  static let all: [any Verb.Type] = [
    Discover.self, Nearby.self, Search.self, Show.self, IWantPick.self, Swipe.self, Likes.self,
    Rate.self, Fav.self, Avoid.self, NoteVerb.self, Checkin.self, TimelineVerb.self, Deals.self,
    Split.self,
    AccountVerb.self, ContactVerb.self,
    Add.self, Admin.self,
    Import.self, Export.self, BackupVerb.self, RestoreVerb.self,
    Config.self, Hours.self, Log.self, Undo.self, Redo.self, Doctor.self, Completion.self,
    Help.self,
    Version.self,
  ]

  /// The verb with this name; nil when there is none.
  static func named(_ name: String) -> (any Verb.Type)? { all.first { $0.name == name } }
}
