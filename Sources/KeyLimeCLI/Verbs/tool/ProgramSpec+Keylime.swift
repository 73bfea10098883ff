import Arguments

extension ProgramSpec {
  /// keylime, as the generators of help, manual and completion see it.
  static var keylime: ProgramSpec {
    ProgramSpec(
      name: Program.name,
      summary: "Where should we eat?",
      discussion: """
        keylime finds places to eat around you, picks one, remembers what you thought of it, \
        and works out who owes whom.

        The catalogue is yours: import it from OpenStreetMap or anywhere else. Until you do, \
        every finding verb works on a small sample of invented places.
        """,
      verbs: Commands.entries,
      globals: GlobalOptions.declarations,
      exits: ExitStatus.allCases.map { ExitNote(Int($0.rawValue), $0.summary) },
      environment: EnvironmentTable.notes,
      files: [
        FileNote("~/.config/keylime/config.json", "What you have configured."),
        FileNote("~/.local/share/keylime/", "The store: the catalogue, and what people did."),
      ],
      topics: HelpTopics.all,
      synonyms: VerbSynonyms.known)
  }

  /// keylime, as the parser sees it: without the prose, which would be built at every start.
  static var grammar: ProgramSpec {
    ProgramSpec(
      name: Program.name, summary: "", verbs: Commands.entries,
      globals: GlobalOptions.declarations, synonyms: VerbSynonyms.known)
  }
}

extension Commands {
  /// The verbs for `Arguments`; each builds its specification when it is needed.
  fileprivate static var entries: [Arguments.Verb] {
    all.map { verb in Arguments.Verb(verb.name, verb.spec) }
  }
}
