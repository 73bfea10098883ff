import Arguments
import KeyLimeEngine

/// One line of `doctor`.
struct DoctorRow {
  /// How much a line matters.
  enum Level: String {
    case ok, note, mended, problem
  }

  let level: Level
  let kind: String
  let path: String
  let message: String
  var finding: Finding?

  static let fields: [ResultField] = [
    ResultField("level", type: "string", "ok, note, mended or problem"),
    ResultField("kind", type: "string", "What it is about, such as damaged-journal or program"),
    ResultField("path", type: "string", "The file, from the store's folder on, if it is about one"),
    ResultField("message", type: "string", "What it means"),
    ResultField("mendable", type: "boolean", "Whether --repair mends it"),
  ]

  static let documented = [
    ResultColumn("STATE", "Ok, note, mended or problem"),
    ResultColumn("KIND", "What it is about, such as damaged-journal or program"),
    ResultColumn("FILE", "The file, from the store's folder on"),
    ResultColumn("WHAT", "What it means"),
  ]

  /// The rows as a table; below one that is too wide for the terminal, what is wrong in full.
  static func listing(_ rows: [DoctorRow], width: Int) -> Listing {
    let isTooWide = rows.map(\.messageWidth).max() ?? 0 > width - leastWidth(of: rows)
    return Listing(
      rows,
      columns: [
        Column("STATE") { Cell($0.level.rawValue, $0.level == .problem ? .caution : .plain) },
        Column("KIND", rank: 1) { Cell($0.kind) },
        Column("FILE", rank: 2, shrinksTo: 16) { .text($0.path.isEmpty ? nil : $0.path) },
        Column("WHAT", shrinksTo: 40) { Cell($0.message) },
      ],
      json: \.json, whenEmpty: Nothing("nothing was examined"),
      footer: isTooWide ? rows.filter { $0.level == .problem }.map(\.sentence) : [])
  }

  /// How wide the table is without the messages.
  private static func leastWidth(of rows: [DoctorRow]) -> Int {
    [\DoctorRow.level.rawValue, \.kind, \.path].reduce(0) { width, cell in
      width + (rows.map { DisplayWidth.of($0[keyPath: cell]) }.max() ?? 0) + TableLayout.gap
    }
  }

  private var messageWidth: Int { DisplayWidth.of(message) }

  /// `journal/7k2/000001.jsonl: at byte 0 a line does not match its checksum`.
  private var sentence: StyledText { "\(path.isEmpty ? kind : path, .strong): \(message)" }

  private var json: JSONObject {
    var json: JSONObject = ["level": .string(level.rawValue), "kind": .string(kind)]
    if !path.isEmpty { json["path"] = .string(path) }
    json["message"] = .string(message)
    json["mendable"] = .bool(finding?.isMendable ?? false)
    return json
  }
}

extension DoctorRow {
  /// A line about something outside the store.
  init(_ level: Level, _ kind: String, _ message: String) {
    self.init(level: level, kind: kind, path: "", message: message)
  }

  /// A store that cannot be opened.
  init(_ failure: Failure) {
    let message = [failure.message] + failure.hints.prefix(1)
    self.init(.problem, Finding.Kind.unusable.rawValue, message.joined(separator: "; "))
  }

  /// The lines about a config: that it cannot be read, or which settings do not count.
  static func rows(ofConfig source: ConfigurationSource) -> [DoctorRow] {
    do throws(Failure) {
      return try source.read().complaints.map { DoctorRow(.problem, "config", $0.words) }
    } catch { return [DoctorRow(.problem, "config", error.message)] }
  }

  /// The lines about a store: what is wrong, the locks, and what there is.
  static func rows(of examination: Examination, _ store: Store) -> [DoctorRow] {
    let problems = examination.findings.map { finding in
      DoctorRow(
        level: finding.isForInformation ? .note : .problem, kind: finding.kind.rawValue,
        path: finding.path, message: finding.message, finding: finding)
    }
    let locks = examination.locks.filter(\.isHeld).map { lock in
      let holder = lock.holder.map { "process \($0)" } ?? "another process"
      return DoctorRow(level: .note, kind: "lock", path: lock.path, message: "\(holder) holds it")
    }
    let summary =
      "\(examination.events.counted("event")) of \(examination.replicas.counted("replica")), "
      + "\(examination.places.counted("imported place")), "
      + examination.photos.counted("picture")
    return [DoctorRow(.ok, "store", "\(store.path): \(summary)")] + problems + locks
  }

  /// The line where a repair is only tried: it says whether the repair would mend it.
  var beforeRepair: DoctorRow {
    guard let finding, finding.isMendable else { return self }
    return DoctorRow(
      level: level, kind: kind, path: path, message: "\(message); --repair mends it",
      finding: finding)
  }

  /// The line once a repair was done.
  func after(_ repair: Repair) -> DoctorRow {
    guard let finding else { return self }
    if let failed = repair.failed.first(where: { $0.finding == finding }) {
      return DoctorRow(
        level: .problem, kind: kind, path: path,
        message: "\(message); it cannot be mended: \(failed.reason)", finding: finding)
    }
    guard repair.mended.contains(finding) else { return self }
    return DoctorRow(
      level: .mended, kind: kind, path: path, message: finding.words, finding: finding)
  }
}

extension Finding {
  /// Whether it is worth knowing, but nothing that has to be dealt with.
  fileprivate var isForInformation: Bool {
    switch kind {
    case .tornCommand, .clock, .newerEvents, .unheardJournal, .unknownFile, .arriving: true
    // What is private to another user is as it should be.
    case .denied: path == "private"
    case .misplaced, .looseMode, .leftOver, .conflictCopy, .damagedJournal, .shortJournal,
      .forkedJournal, .damagedCatalogue, .derived, .damagedPhoto, .missingPhoto, .orphan,
      .damagedPrivate, .damagedFormat, .unusable:
      false
    }
  }
}

/// What surrounds the program on this machine: helper programs, completions and manual pages.
struct Surroundings {
  private let environment: Environment

  /// Looks when it is asked.
  init(_ context: Context) { environment = context.environment }

  /// The helper programs and what each is for.
  private static let programs = [
    ("curl", "import --overpass, add --osm, --pictures"), ("chafa", "pictures"),
    ("man", "help VERB"), ("iconv", "old encodings, UTF-16"),
    ("gpspipe", "nearby --follow, --near me"),
    ("gzip", "packed files"), ("unzip", "zip files"), ("osmium", "OpenStreetMap's XML and PBF"),
    ("tar", "backup FILE.tar.gz"),
  ]

  /// A line for each program and for each kind of installed file; a missing one is no fault.
  var rows: [DoctorRow] {
    Self.programs.map { program, use in
      path(of: program).map { DoctorRow(.ok, "program", "\(program): \($0)") }
        ?? DoctorRow(.note, "program", "\(program) was not found; needed for: \(use)")
    } + installed
  }

  /// The names of the programs that were found.
  var foundPrograms: [String] { Self.programs.map(\.0).filter { path(of: $0) != nil } }

  private func path(of program: String) -> String? { environment.path(ofProgram: program) }

  private var installed: [DoctorRow] {
    let files = [
      (
        "bash completion",
        ["bash-completion/completions/keylime.bash", "bash-completion/completions/keylime"]
      ),
      ("zsh completion", ["zsh/site-functions/_keylime", "zsh/vendor-completions/_keylime"]),
      ("fish completion", ["fish/vendor_completions.d/keylime.fish"]),
      ("manual page", ["man/man1/keylime.1", "man/man1/keylime.1.gz"]),
    ]
    return files.map { name, places in
      let found = folders.flatMap { folder in places.map { "\(folder)/\($0)" } }
        .first { UserFile.resolved($0) != nil }
      return found.map { DoctorRow(.ok, "installed", "\(name): \($0)") }
        ?? DoctorRow(.note, "installed", "the \(name) was not found")
    }
  }

  private var folders: [String] {
    [environment.folder("XDG_DATA_HOME", orHome: ".local/share")].compactMap(\.self)
      + (environment.nonEmpty("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share")
      .split(separator: ":").map(String.init)
  }
}
