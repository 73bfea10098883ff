/// keylime with a long journal, with a short one, and without: whole processes in turn.
///
/// A durable write is held against one row inserted by the sqlite3 shell in WAL mode with
/// synchronous=FULL, and a question against the same question without a journal and `/bin/true`.
struct JournalComparison {
  let options: BenchmarkOptions
  let eventCount: Int
  let recordCount: Int

  private static let shortCount = 100
  private var folder: String { "\(options.folder)/journal-\(eventCount)" }
  private var database: String { "\(folder)/events.db" }

  func run() {
    Platform.makeFolder(options.folder)
    Platform.makeFolder(folder)
    let townCount = max(40, recordCount / 250)
    var catalogue = InventedCatalogue(seed: 20_261_120, townCount: townCount)
    let centre = catalogue.centre
    let rows = (0..<recordCount).map { catalogue.next($0) }
    importCatalogue(rows)
    for count in [Self.shortCount, eventCount] { writeJournal(of: count, about: rows, centre) }
    writeDatabase()
    print(
      "\(eventCount) events over \(recordCount) restaurants, seed 20261120; medians of \(options.runs)"
    )
    for write in writes { compare(write) }
    let near = "\(centre.latitude),\(centre.longitude)"
    for question in questions(near: near) { compare(question) }
  }

  // MARK: - Making the stores

  private func store(_ name: String) -> String { "\(folder)/\(name).store" }

  private func variables(_ name: String) -> [String] {
    [
      "KEYLIME_STORE=\(store(name))", "KEYLIME_CONFIG=\(folder)/none.json",
      "KEYLIME_NOW=2026-11-20T18:00:00Z",
    ]
  }

  private func keylime(_ words: [String], in name: String) {
    let run = Platform.time([options.keylime] + words, variables: variables(name))
    guard run.status == 0 else { Platform.fail("keylime \(words) ended with \(run.status)") }
  }

  private func importCatalogue(_ rows: [InventedCatalogue.Row]) {
    let lines = "\(folder)/restaurants.jsonl"
    Platform.write(to: lines) { line in for row in rows { line(row.json + "\n") } }
    keylime(["import", lines], in: "none")
  }

  /// Lets the program begin a journal, puts an invented one in its place, and lets it go on, which
  /// makes the snapshot.
  private func writeJournal(
    of count: Int, about rows: [InventedCatalogue.Row],
    _ centre: (latitude: Double, longitude: Double)
  ) {
    let name = String(count)
    Platform.run(["cp", "-r", store("none"), store(name)])
    keylime(["fav", "n1"], in: name)
    let central = rows.filter {
      abs($0.latitude - centre.latitude) < 0.05 && abs($0.longitude - centre.longitude) < 0.05
    }
    var journal = InventedJournal(
      seed: 20_261_120, replica: word("replica", in: "\(store(name))/private/replica"),
      me: word("account", in: "\(store(name))/private/session"), restaurants: rows,
      central: central)
    let segments = "\(store(name))/journal/\(journal.replica)"
    for start in stride(from: 1, through: count, by: InventedJournal.segmentSize) {
      let number = String(start / InventedJournal.segmentSize + 1)
      let padded = String(repeating: "0", count: 6 - number.count) + number
      Platform.write(to: "\(segments)/\(padded).jsonl") { line in
        for n in start..<min(start + InventedJournal.segmentSize, count + 1) {
          line(journal.line(n, of: count))
        }
      }
    }
    keylime(["contact", "add", "eli"], in: name)
  }

  /// The text of a member on a file's only line.
  private func word(_ member: String, in path: String) -> String {
    let parts = Platform.contents(of: path).split(separator: "\"")
    guard let index = parts.firstIndex(where: { $0 == member }), index + 2 < parts.count else {
      Platform.fail("\(path) has no \(member)")
    }
    return String(parts[index + 2])
  }

  private func writeDatabase() {
    let script = "\(folder)/events.sql"
    let table = """
      PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;
      CREATE TABLE event(n INTEGER PRIMARY KEY, line TEXT);
      INSERT INTO event(line) SELECT hex(zeroblob(80)) FROM generate_series(1, \(eventCount));

      """
    Platform.write(to: script) { $0(table) }
    let made = Platform.time(["sqlite3", database], variables: [], input: script)
    guard made.status == 0 else { Platform.fail("sqlite3 ended with \(made.status)") }
  }

  // MARK: - Writing

  private struct Write {
    let title: String
    let words: (_ run: Int) -> [String]
  }

  private var writes: [Write] {
    [
      Write(title: "rate") { ["rate", "n\($0 * 31 + 7)", "\($0 % 5 + 1)"] },
      Write(title: "fav") { ["fav", "n\($0 * 37 + 11)"] },
      Write(title: "checkin") { ["checkin", "n\($0 * 41 + 13)"] },
      Write(title: "split") { ["split", "eli", "\($0 + 10).40"] },
    ]
  }

  private func compare(_ write: Write) {
    let insert =
      "PRAGMA synchronous=FULL; INSERT INTO event(line) VALUES(hex(zeroblob(80)));"
    let times = Rounds(count: options.runs).times(of: [
      Rounds.Command(title: write.title, variables: variables(String(eventCount))) {
        [options.keylime] + write.words($0)
      },
      Rounds.Command(title: write.title, variables: variables(String(Self.shortCount))) {
        [options.keylime] + write.words($0)
      },
      Rounds.Command(title: "insert") { _ in ["sqlite3", database, insert] },
    ])
    let (long, short, peer) = (times[0].median, times[1].median, times[2].median)
    print(
      "  \(column(write.title))\(rounded(long)) ms  sqlite3 \(rounded(peer)) ms"
        + "  ratio \(rounded(long / peer))  at \(Self.shortCount) events \(rounded(short)) ms"
        + "  grows x \(rounded(long / short))  slowest \(rounded(times[0].slowest)) ms")
  }

  // MARK: - Asking

  private struct Question {
    let title: String
    let words: [String]
    /// Whether there is an answer without a journal.
    var isOfCatalogue = true
  }

  private func questions(near: String) -> [Question] {
    [
      Question(title: "nearby", words: ["nearby", "--near", near]),
      Question(title: "discover", words: ["discover", "--near", near]),
      Question(
        title: "discover (unrated)", words: ["discover", "--near", near, "--sort", "price"]),
      Question(title: "search", words: ["search", "lanter", "--near", near]),
      Question(title: "show", words: ["show", "n\(recordCount / 2)"]),
      Question(title: "iwant-pick", words: ["iwant-pick", "--near", near]),
      Question(title: "my ratings", words: ["rate", "--near", near, "-n20"], isOfCatalogue: false),
      Question(title: "favourites", words: ["fav", "--near", near, "-n20"], isOfCatalogue: false),
      Question(title: "split", words: ["split"], isOfCatalogue: false),
      Question(title: "log", words: ["log", "-n20"], isOfCatalogue: false),
    ]
  }

  private func compare(_ question: Question) {
    let words = [options.keylime] + question.words
    var commands = [
      Rounds.Command(title: question.title, variables: variables(String(eventCount))) { _ in words
      },
      Rounds.Command.floor,
    ]
    if question.isOfCatalogue {
      commands.append(
        Rounds.Command(title: question.title, variables: variables("none")) { _ in words })
    }
    let times = Rounds(count: options.runs).times(of: commands).map(\.median)
    let bare =
      times.count > 2
      ? "  without a journal \(rounded(times[2])) ms  grows x \(rounded(times[0] / times[2]))" : ""
    print(
      "  \(column(question.title))\(rounded(times[0])) ms  x true \(rounded(times[0] / times[1]))\(bare)"
    )
  }
}
