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

/// All environment variables that keylime uses, for `help environment` and the manual.
enum EnvironmentTable {
  static let notes: [EnvironmentNote] = [
    EnvironmentNote("KEYLIME_STORE", "Folder of the store, like --store."),
    EnvironmentNote("KEYLIME_CONFIG", "Path of the config file."),
    EnvironmentNote("KEYLIME_LIST", "File for the list that @N means, for scripts."),
    EnvironmentNote("KEYLIME_NEAR", "Your location, like --near."),
    EnvironmentNote("KEYLIME_OVERPASS", "Address of the Overpass server, like --server."),
    EnvironmentNote("KEYLIME_NOW", "Time to use as now: RFC 3339 or unix seconds."),
    EnvironmentNote("KEYLIME_SEED", "Seed of random choices, a whole number."),
    EnvironmentNote("KEYLIME_PAGER", "Pager command; empty or 'cat' for none."),
    EnvironmentNote("KEYLIME_ADVICE", "0 switches hints off, 1 on."),
    EnvironmentNote("KEYLIME_DEBUG", "1 prints what a report of a fault needs."),
    EnvironmentNote("KEYLIME_NO_INPUT", "1 makes keylime never ask questions."),
    EnvironmentNote("KEYLIME_FORCE_TTY", "Print as on a terminal; a number from 20 is its width."),
    EnvironmentNote("KEYLIME", "Set for plug-ins: the path of keylime."),
    EnvironmentNote("XDG_CONFIG_HOME", "Folder of 'keylime/config.json'; default ~/.config."),
    EnvironmentNote("XDG_DATA_HOME", "Folder of the store 'keylime'; default ~/.local/share."),
    EnvironmentNote(
      "XDG_STATE_HOME", "Folder of 'keylime/lists', for @N; default ~/.local/state."),
    EnvironmentNote("PATH", "Folders with plug-ins 'keylime-NAME'."),
    EnvironmentNote("PAGER", "Pager command when no other setting has one."),
    EnvironmentNote("VISUAL", "Editor of 'config edit'."),
    EnvironmentNote("EDITOR", "Editor when VISUAL is not set."),
    EnvironmentNote("LESS", "Options of less; keylime sets FRX if there are none."),
    EnvironmentNote("COLUMNS", "Width of the terminal."),
    EnvironmentNote("NO_COLOR", "Not empty: no colour."),
    EnvironmentNote("CLICOLOR_FORCE", "Not 0: colour even in a pipe."),
    EnvironmentNote("CLICOLOR", "0: no colour."),
    EnvironmentNote("TERM", "Not set or 'dumb': no colour."),
    EnvironmentNote("ACCESSIBLE", "1: words instead of signs, no charts and no maps."),
    EnvironmentNote("FORCE_HYPERLINK", "1: names are links; 0: never; else as the terminal can."),
    EnvironmentNote("COLORTERM", "truecolor: pictures in all colours."),
    EnvironmentNote(
      "KEYLIME_GRAPHICS", "kitty, iterm, sixels or symbols; else the best."),
    EnvironmentNote("TZ", "Your time zone; else that of /etc/localtime."),
    EnvironmentNote("LC_ALL", "Locale; overrides the four below."),
    EnvironmentNote("LC_MEASUREMENT", "Locale for units."),
    EnvironmentNote("LC_MONETARY", "Locale for the currency."),
    EnvironmentNote("LC_NUMERIC", "Locale for the decimal mark."),
    EnvironmentNote("LANG", "Locale when the others are not set."),
  ]
}

/// Words that other tools use, and the commands of keylime for them, for suggestions.
enum VerbSynonyms {
  /// The words whose commands exist in this version.
  static var known: [(word: String, command: String)] {
    words.filter { Commands.named(String($0.command.prefix { $0 != " " })) != nil }
      + HelpTopics.all.map(\.name).filter { name in !words.contains { $0.word == name } }
      .map { ($0, "help \($0)") }
  }

  private static let words: [(word: String, command: String)] = [
    ("list", "discover"), ("ls", "discover"), ("lst", "discover"), ("trending", "discover"),
    ("browse", "discover"), ("tonight", "discover tonight"), ("now", "discover open now"),
    ("open @", "show"), ("open", "discover open"), ("cheap", "discover cheap"),
    ("near", "nearby"), ("around", "nearby"), ("map", "nearby --map"),
    ("find", "search"), ("grep", "search"), ("query", "search"), ("lookup", "search"),
    ("info", "show"), ("view", "show"), ("cat", "show"), ("describe", "show"),
    ("random", "iwant-pick"), ("pick", "iwant-pick"), ("iwant", "iwant-pick"),
    ("eat", "iwant-pick"), ("choose", "iwant-pick"), ("lucky", "iwant-pick"),
    ("recommend", "iwant-pick"), ("suggest", "iwant-pick"),
    ("surprise me", "iwant-pick surprise"), ("surprise us", "iwant-pick surprise"),
    ("surprise", "iwant-pick"),
    ("decide", "iwant-pick"), ("roulette", "iwant-pick"), ("spin", "iwant-pick"),
    ("popular", "discover"), ("best", "discover"), ("hide", "avoid"), ("ban", "avoid"),
    ("block", "avoid"), ("went", "checkin"), ("visited", "checkin"), ("menu", "show"),
    ("directions", "show"), ("unfav", "fav --remove"), ("unfavourite", "fav --remove"),
    ("unavoid", "avoid --remove"), ("unrate", "rate --remove"), ("unlike", "likes --remove"),
    ("like", "swipe --like"), ("pass", "swipe --pass"), ("cards", "swipe"), ("liked", "likes"),
    ("review", "rate"), ("stars", "rate"), ("limes", "rate"), ("rating", "rate"),
    ("favorite", "fav"), ("favorites", "fav"), ("favourite", "fav"), ("favourites", "fav"),
    ("bookmark", "fav"), ("star", "fav"),
    ("check-in", "checkin"), ("visit", "checkin"), ("visits", "timeline"), ("history", "timeline"),
    ("calendar", "timeline"), ("deal", "deals"), ("coupon", "deals"), ("coupons", "deals"),
    ("owe", "split"), ("bill", "split"), ("debts", "split"), ("settle", "split settle"),
    ("pay", "split settle"), ("paid", "split settle"), ("bills", "split history"),
    ("owes", "split"), ("stats", "timeline --stats"), ("me", "account"), ("profile", "account"),
    ("update", "import"), ("refresh", "import"),
    ("login", "account login"), ("logout", "account logout"), ("register", "account register"),
    ("signup", "account register"), ("passwd", "account passwd"), ("whoami", "account"),
    ("friend", "contact show"), ("friends", "contact list"), ("contacts", "contact list"),
    ("create", "add"),
    ("new", "add"), ("claim", "admin claim"), ("redeem", "admin redeem"), ("load", "import"),
    ("dump", "export"),
    ("settings", "config list"), ("set", "config set"), ("get", "config get"), ("revert", "undo"),
    ("diagnostics", "doctor"), ("check", "doctor"), ("man", "help"),
  ]
}
