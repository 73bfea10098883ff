/// keylime and sqlite3 on the same rows: import, then each question in turn, A B A B.
struct Comparison {
  let options: BenchmarkOptions
  let recordCount: Int

  private var lines: String { "\(options.folder)/\(recordCount).jsonl" }
  private var table: String { "\(options.folder)/\(recordCount).tsv" }
  private var database: String { "\(options.folder)/\(recordCount).db" }
  private var store: String { "\(options.folder)/\(recordCount).store" }
  private var variables: [String] {
    ["KEYLIME_STORE=\(store)", "KEYLIME_CONFIG=\(options.folder)/none.json"]
  }

  func run() throws {
    Platform.makeFolder(options.folder)
    let townCount = max(40, recordCount / 250)
    var catalogue = InventedCatalogue(seed: 20_261_120, townCount: townCount)
    let centre = catalogue.centre
    write(&catalogue)
    print(
      "\(recordCount) restaurants, \(townCount) towns, seed 20261120; medians of \(options.runs)")
    importBoth()
    let floor = Rounds(count: options.runs).times(of: [.floor])[0].median
    print(row("/bin/true", floor, nil, floor))
    for question in questions(latitude: centre.latitude, longitude: centre.longitude) {
      compare(question, floor: floor)
    }
  }

  private func write(_ catalogue: inout InventedCatalogue) {
    var rows = catalogue
    Platform.write(to: lines) { line in
      for number in 0..<recordCount { line(rows.next(number).json + "\n") }
    }
    Platform.write(to: table) { line in
      for number in 0..<recordCount { line(catalogue.next(number).tabSeparated + "\n") }
    }
  }

  // MARK: - Import

  private func importBoth() {
    Platform.remove(store)
    Platform.remove(database)
    let ours = Platform.time([options.keylime, "import", lines], variables: variables)
    guard ours.status == 0 else { Platform.fail("keylime import ended with \(ours.status)") }
    let script = "\(options.folder)/import.sql"
    Platform.write(to: script) { $0(importSQL) }
    let theirs = Platform.time(["sqlite3", database], variables: [], input: script)
    guard theirs.status == 0 else { Platform.fail("sqlite3 ended with \(theirs.status)") }
    print(row("import", ours.milliseconds, theirs.milliseconds, nil))
    print("  keylime's peak memory: \(Int(ours.residentMegabytes)) MB")
  }

  private var importSQL: String {
    """
    .bail on
    PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;
    CREATE TABLE place(n INTEGER PRIMARY KEY, id TEXT UNIQUE, name TEXT, cuisine TEXT, street TEXT,
      city TEXT, lat REAL, lon REAL, price INT, stars INT);
    .mode tabs
    .import \(table) place
    CREATE VIRTUAL TABLE box USING rtree(n, minLat, maxLat, minLon, maxLon);
    INSERT INTO box SELECT n, lat, lat, lon, lon FROM place;
    CREATE VIRTUAL TABLE words USING fts5(name, cuisine, street, content='place', content_rowid='n',
      prefix='2 3');
    INSERT INTO words(words) VALUES('rebuild');

    """
  }

  // MARK: - Questions

  private struct Question {
    let title: String
    let keylime: [String]
    let sql: String
  }

  private func questions(latitude: Double, longitude: Double) -> [Question] {
    let near = "\(latitude),\(longitude)"
    let degrees = 3000 / 111_320.0
    let wide = degrees * 1.6
    let distance =
      "((lat-(\(latitude)))*(lat-(\(latitude)))+(lon-(\(longitude)))*(lon-(\(longitude)))*0.5)"
    func within(_ reach: Double) -> String {
      "FROM box JOIN place USING(n) WHERE maxLat>=\(latitude - reach) AND minLat<=\(latitude + reach) AND maxLon>=\(longitude - reach * 1.5) AND minLon<=\(longitude + reach * 1.5)"
    }
    return [
      Question(
        title: "nearby", keylime: ["nearby", "--near", near],
        sql:
          "SELECT id,name,cuisine,price,stars,street \(within(degrees)) ORDER BY \(distance) LIMIT 20"
      ),
      Question(
        title: "discover", keylime: ["discover", "--near", near],
        sql:
          "SELECT id,name,cuisine,price,stars,street \(within(wide)) ORDER BY stars DESC,\(distance) LIMIT 20"
      ),
      Question(
        title: "search (prefix)", keylime: ["search", "lanter", "--near", near],
        sql:
          "SELECT id,place.name,place.cuisine,price,stars,place.street FROM words JOIN place ON n=words.rowid WHERE words MATCH 'lanter*' ORDER BY \(distance) LIMIT 20"
      ),
      Question(
        title: "search (two words)", keylime: ["search", "golden dragon", "--near", near],
        sql:
          "SELECT id,place.name,place.cuisine,price,stars,place.street FROM words JOIN place ON n=words.rowid WHERE words MATCH 'golden dragon*' ORDER BY \(distance) LIMIT 20"
      ),
      Question(
        title: "show", keylime: ["show", "n\(recordCount / 2)"],
        sql: "SELECT * FROM place WHERE id='n\(recordCount / 2)'"),
    ]
  }

  private func compare(_ question: Question, floor: Double) {
    let times = Rounds(count: options.runs).times(of: [
      Rounds.Command(title: question.title, variables: variables) { _ in
        [options.keylime] + question.keylime
      },
      Rounds.Command(title: "sqlite3 \(question.title)") { _ in
        ["sqlite3", database, question.sql]
      },
    ])
    print(row(question.title, times[0].median, times[1].median, floor))
  }

  private func row(_ title: String, _ ours: Double, _ theirs: Double?, _ floor: Double?) -> String {
    let peer = theirs.map { "  sqlite3 \(rounded($0)) ms  ratio \(rounded(ours / $0))" } ?? ""
    let true_ = floor.map { "  x true \(rounded(ours / $0))" } ?? ""
    return "  \(column(title))\(rounded(ours)) ms\(peer)\(true_)"
  }
}
