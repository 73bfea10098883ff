import Testing

/// What people type first has an answer: it runs, or one hint names the whole command.
@Suite struct FirstWordsTests {
  /// A line as people type it.
  struct Line: Sendable, CustomTestStringConvertible {
    let words: String
    let status: Int32
    /// What is printed somewhere.
    let shows: String

    /// A line that runs.
    static func runs(_ words: String, _ shows: String) -> Line {
      Line(words: words, status: 0, shows: shows)
    }

    /// A line that is refused, with the command that does it.
    static func advises(_ words: String, _ command: String) -> Line {
      // A command with quotes in it stands behind a colon, so that it can be copied.
      let isQuoted = command.contains("'")
      return Line(
        words: words, status: 2, shows: isQuoted ? ": keylime \(command)" : "'keylime \(command)'")
    }

    var testDescription: String { words }
  }

  static let lines: [Line] = [
    .runs("discover thai", "cuisine thai"),
    .runs("discover thai cheap tonight", "cuisine thai, up to $$, open 20:00"),
    .runs("discover --price 1", "Taco Luna"), .runs("discover --at 20:00", "Taco Luna"),
    .runs("iwant-pick --at tonight", "Taco Luna"), .runs("nearby --within 10min", "Bao House"),
    .advises("pick", "iwant-pick"), .advises("pick thai", "iwant-pick thai"),
    .advises("eat", "iwant-pick"), .advises("tonight", "discover tonight"),
    .runs("fav taco luna", "Taco Luna added"),
    .advises("fav add 'Bao House'", "fav 'Bao House'"), .advises("fav list", "fav"),
    .advises("fav remove 'Green Fork'", "fav 'Green Fork' --remove"),
    .advises("add 'Bao House'", "add 'Bao House'"),
    .advises("split add", "split <person> <amount>"),
    Line(words: "split Sam", status: 2, shows: "keylime split Sam 40.01"),
    .runs("split show last", "USD"), .runs("split edit last", "already has these values"),
    .advises("checkin --with Sam,Priya", "checkin <restaurant> --with Sam,Priya"),
    .runs("checkin 'Taco Luna' --with Sam,Priya", "Taco Luna"),
    .runs("discover --kind fast_food,pub", "Taco Luna"),
    .runs("discover -d vegetarian,vegan --unknown", "Taco Luna"),
    .runs("iwant-pick --not indian,burger", "Taco Luna"),
    .runs("timeline --month nov", "November 2026"),
    Line(words: "discover --json name -n1", status: 2, shows: "write '--json=name'"),
    Line(words: "search --json name", status: 2, shows: "write '--json=name'"),
    Line(words: "nearby --ndjson id,name", status: 2, shows: "write '--ndjson=id,name'"),
    Line(words: "iwant-pick --color never", status: 2, shows: "write '--color=never'"),
    Line(words: "nearby --header true", status: 2, shows: "write '--header'"),
    .runs("discover not indian,burger", "not indian or burger"),
    .advises("login", "account login"), .advises("logout", "account logout"),
    .advises("exit-codes", "help exit-codes"), .advises("store", "help store"),
    Line(words: "help exit-code", status: 2, shows: "did you mean 'help exit-codes'?"),
    Line(words: "hisotry", status: 2, shows: "did you mean 'timeline'?"),
    .advises("list", "discover"), .advises("near", "nearby"), .advises("lst", "discover"),
    Line(words: "avoid sushi", status: 1, shows: "write 'keylime avoid --cuisine sushi'"),
    .runs("discover thia", "Thai Orchid"),
    Line(words: "discover thaj", status: 1, shows: "did you mean 'thai'?"),
    Line(words: "likes 'Taco Luna' --remove", status: 0, shows: "not in your likes"),
    Line(words: "likes --remove 'Taco Luna'", status: 0, shows: "not in your likes"),
    .advises("undo --list", "log"), .runs("undo --dry-run", "would undo: "),
    Line(words: "deals use @1", status: 2, shows: "after keylime deals"),
    Line(words: "deals use 'Taco Tuesday'", status: 1, shows: "keylime deals lists them"),
    Line(words: "backup", status: 2, shows: "keylime backup <dest>"),
    .runs("log --until tomorrow", "Green Fork"),
    .runs("rate 'Taco Luna' 5 'great patio'", "great patio"),
    .advises("rate 'Taco Luna' -", "rate taco-luna --remove"),
    .advises("rate --sars 4", "rate <restaurant> <limes>"),
    .runs("rate 'Green Fork' 4; keylime rate 'Green Fork' --remove", "removed your rating"),
    .runs("rate 'Green Fork' 4; keylime rate 'Green Fork' --clear", "removed your rating"),
    .advises("fav --import", "import <file> --as favs"),
    .runs("discover --not indian,burger", "Taco Luna"),
    .advises("discover --exclude burger", "discover --not <cuisine>"),
    .advises("iwant-pick --without burger", "iwant-pick --not <cuisine>"),
    .advises("discover --until 22:00", "discover --at <when>"),
    .advises("discover --gluten-free", "discover --diet gluten-free"),
    .advises("nearby --takeaway", "nearby --service takeaway"),
    .advises("search taco --radius 2km", "search taco --within 2km"),
    .advises("search taco --radius=2km -n1", "search taco --within 2km -n1"),
    .advises("search taco --radius", "search taco --within <distance>"),
    .advises("iwant-pick --cheap", "iwant-pick --max-price 2"),
    .advises("discover --city 'New York'", "discover --near 'New York'"),
    .advises("discover --format json", "discover --json"),
    .advises("discover --output=geojson", "discover --geojson"),
    .advises("discover --format '{{name}}'", "discover --template '{{name}}'"),
    .advises("discover --csv", "help formatting"),
    .advises("discover --type cafe", "discover --kind cafe"),
    .advises("discover --food pizza", "discover --cuisine pizza"),
    .advises("discover --order-by name", "discover --sort name"),
    .advises("discover --first 3", "discover --limit 3"),
    .advises("rate 'Taco Luna' 5 --comment yum", "rate 'Taco Luna' 5 yum"),
    .advises("rate --restaurant 'Taco Luna' 5", "rate 'Taco Luna' 5"),
    .advises("rate --list", "rate"), .advises("rate --delete X", "rate X --remove"),
    .advises("fav --list", "fav"), .advises("checkin --list", "timeline"),
    .advises("checkin X --date yesterday", "checkin X --at yesterday"),
    .advises("split Sam 5 --place X", "split Sam 5 --restaurant X"),
    .advises("split Sam 5 --description X", "split Sam 5 --title X"),
    .advises("split Sam 5 --payer Sam", "split Sam 5 --paid-by Sam"),
    .advises("split Sam --amount 5", "split <person> <amount>"),
    .advises("split --history", "split history"), .advises("contact --list", "contact list"),
    .advises("contact --add Eli", "contact add Eli"),
    .advises("contact add Eli --birthday 1990-01-01", "contact add Eli --birth-date 1990-01-01"),
    .advises("add X --location 1,2", "add X --position 1,2"),
    .advises("timeline --from 2026-11-01", "timeline --since 2026-11-01"),
    .advises("timeline --last 10", "timeline --limit 10"), .advises("undo --last", "undo"),
    .advises("undo 1 --force", "undo 1 --yes"),
    .advises("import --file x.json", "import x.json"), .advises("backup --to x", "backup x"),
    .advises("search --query taco -n1", "search taco -n1"),
    .advises("show --id X", "show X"), .advises("swipe --list", "likes"),
    .advises("import x.json --type csv", "import x.json --format csv"),
    .advises("export --output x.json", "export > x.json"),
    .advises("export --to x.json", "export > x.json"),
    .advises("timeline --to 24.12.2026", "timeline --until 24.12.2026"),
    .advises("discover --json --out x.json -n1", "discover --json -n1 > x.json"),
    .advises("account register --name Ana", "account register --first-name Ana"),
    .runs("log --limit all", "Green Fork"), .runs("search taco -n ALL", "Taco Luna"),
    Line(words: "log --limit some", status: 2, shows: "expected a whole number"),
    .advises("--verbose discover --radius 2km", "--verbose discover --within 2km"),
    Line(words: "discover --zzzz", status: 2, shows: "see 'keylime discover -h'"),
    Line(words: "discover --foom", status: 2, shows: "did you mean '--zoom'?"),
    Line(words: "undo --all", status: 2, shows: "see 'keylime undo -h'"),
    .advises("iwant-pick --again", "iwant-pick --next"),
    .advises("doctor --fix", "doctor --repair"),
    .advises("search taco --with Sam", "discover --with <person>"),
    .advises("like @1", "swipe --like @1"), .advises("open @1", "show @1"),
    .advises("surprise me", "iwant-pick surprise me"), .advises("surprise", "iwant-pick"),
    .advises("open now", "discover open now"), .advises("settings", "config list"),
    Line(words: "--verison", status: 2, shows: "did you mean '--version'?"),
    Line(
      words: "split Sam 5 --new --title two words", status: 2, shows: "write --title 'two words'"),
    Line(words: "discover --near High Street -n1", status: 2, shows: "write --near 'High Street'"),
    .advises("note Mosque Kitchen cash only", "note <restaurant> <text>"),
    .advises(
      "checkin Mosque Kitchen --note good food",
      "checkin 'Mosque Kitchen' --note 'good food'"),
    .advises("avoid add X", "avoid X"), .advises("avoid list", "avoid"),
    .advises("avoid remove X", "avoid X --remove"), .advises("rate list", "rate"),
    .advises("rate remove X", "rate X --remove"), .advises("note list", "note"),
    .advises("checkin list", "timeline"), .advises("deals list", "deals"),
    .advises("fav delete X", "fav X --remove"), .advises("fav show", "fav"),
    .advises("contact rm Sam", "contact remove Sam"), .advises("admin list", "admin show"),
    .advises("timeline list", "timeline"), .advises("split list", "split history"),
    .advises("split undo", "undo"), .advises("likes remove X", "likes X --remove"),
    .advises("log list", "log"), .advises("fav list --sort name", "fav --sort name"),
    .advises("rate remove X --dry-run", "rate X --dry-run --remove"),
    Line(words: "admin redeem -", status: 1, shows: "no code was read"),
    .runs("search 'cheap taco'", "Taco Luna"), .runs("discover --no-open-now", "Taco Luna"),
    .advises("show taco luna", "show 'taco luna'"),
  ]

  @Test func todayIsAWordForWhoHasTheHoursReadOut() throws {
    try Bench.with { bench in
      let page = try bench.shell(
        "ACCESSIBLE=1 KEYLIME_FORCE_TTY=80 NO_COLOR=1 keylime hours 'Mo-Su 10:00-18:00'")
      #expect(page.outputText.contains(", today  10:00-18:00"), "\(page.outputText)")
      #expect(!page.outputText.contains("▸") && !page.outputText.contains("█"))
    }
  }

  /// A store in which the lines make sense.
  private static let home = PreparedHome { bench in
    let lines =
      "keylime fav 'Green Fork'; keylime contact add Sam; keylime contact add Priya; "
      + "keylime split Sam 12; keylime nearby"
    _ = try bench.shell(lines)
  }

  @Test(arguments: lines)
  func isAnswered(_ line: Line) throws {
    try Self.home.with { bench in
      let finished = try bench.shell("keylime \(line.words) < /dev/null")
      let shown = finished.outputText + finished.errorText
      #expect(finished.status == line.status, "\(shown)")
      #expect(shown.contains(line.shows), "\(shown)")
      guard line.status == 2 else { return }
      let json = try bench.shell("keylime --json \(line.words) < /dev/null")
      #expect(json.status == 2 && json.errorText.hasPrefix(#"{"error":{"code":"#))
    }
  }
}
