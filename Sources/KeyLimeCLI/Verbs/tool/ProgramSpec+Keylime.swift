import Arguments

extension ProgramSpec {
  /// The full specification, for help, manual and completion.
  static var keylime: ProgramSpec {
    ProgramSpec(
      name: Program.name,
      summary: "Where should we eat?",
      apropos: aproposLines,
      discussion: """
        keylime finds places to eat around you, picks one, keeps your ratings and check-ins, and \
        works out who owes whom.

        You bring your own catalogue: import it from OpenStreetMap or any other source. Until \
        then, all verbs work on a small sample of invented places.
        """,
      verbs: Commands.specified,
      globals: GlobalOptions.declarations,
      examples: [
        Example("discover thai cheap tonight", "Where to go, in words"),
        Example("nearby --open-now --within 10min", "What is open around the corner"),
        Example("iwant-pick", "One good place, right now"),
        Example("rate 'Bao House' 5", "Rate a place"),
        Example("split eli 40.01 --half", "Share a bill"),
        Example("nearby --json=name,distance", "For a script"),
      ],
      exits: ExitStatus.documented.map { ExitNote($0.code, $0.summary) },
      environment: EnvironmentTable.notes,
      files: [
        FileNote("~/.config/keylime/config.json", "The settings."),
        FileNote("~/.local/state/keylime/lists/", "The list that each terminal showed last."),
        FileNote("~/.local/share/keylime/", "The store: the catalogue and the journal."),
      ],
      topics: HelpTopics.all,
      synonyms: VerbSynonyms.known)
  }

  /// What `apropos restaurant` and the like find.
  private static let aproposLines = [
    "keylime": "Find a restaurant or cafe nearby, rate it, check in, and split the bill",
    "discover": "List restaurants, cafes and bars that are trending around you",
    "nearby": "List restaurants, cafes and bars by distance",
    "search": "Find restaurants by name, cuisine or street",
    "show": "Show everything about one restaurant: hours, deals, a map",
    "iwant-pick": "Pick a good restaurant to eat at right now",
    "swipe": "Show one restaurant at a time: like or pass",
    "rate": "Rate a restaurant with one to five limes",
    "fav": "Keep a list of favourite restaurants",
    "checkin": "Record a visit to a restaurant",
    "timeline": "Show a calendar of your visits to restaurants",
    "deals": "List deals and coupons of restaurants, and use them",
    "split": "Split restaurant bills and track debts between friends",
    "add": "Add a restaurant that is not in the catalogue",
    "import": "Import restaurants from OpenStreetMap, GeoJSON, CSV and others",
    "export": "Export restaurants as GeoJSON, CSV and others",
    "hours": "Explain opening hours in the syntax of OpenStreetMap",
  ]
}
