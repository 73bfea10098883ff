import Arguments
import KeyLimeEngine

/// `import --as`: takes in saved lists and histories as favourites, ratings, check-ins or likes.
struct SavedImport {
  static let kind = Option(
    "as", value: .oneOf(SavedKind.self, "WHAT"),
    summary: "Import your own saved places or history",
    discussion: """
      FILE is then not a catalogue but what you saved elsewhere: Google Takeout (saved places, \
      lists, reviews), Swarm's check-ins, GPX waypoints, KML, CSV or JSON. Its places must be in \
      the catalogue. Each row is reported: in a pipe its columns are ROW, NAME, RESULT, PLACE, DISTANCE, WHY \
      and ID. A row is imported once, however often you import it.
      """)
  static let unmatched = Flag(
    "unmatched", summary: "With --as checkins: keep unknown places")

  static let declarations: [OptionDeclaration] = [kind.declaration, unmatched.declaration]

  static let rules: [Rule] =
    [.requires("as", "FILE"), .requires("unmatched", "as")]
    + ["format", "source", "fields", "delimiter"].map { .conflict("as", $0) }

  let context: Context
  let kind: SavedKind
  let isDryRun: Bool
  let keepsUnmatched: Bool

  /// Prepares an import; nil when the file is a catalogue.
  init?(_ arguments: ParsedArguments, _ context: Context) {
    guard let kind = arguments[Self.kind] else { return nil }
    self.context = context
    self.kind = kind
    isDryRun = arguments.isDryRun
    keepsUnmatched = arguments[Self.unmatched] ?? false
  }

  /// Reads the file and takes in its rows, all as one command.
  ///
  /// Throws `usage` when the file is not a saved list, and `store` when the store cannot be used.
  func run(_ path: String, _ arguments: ParsedArguments) throws(Failure) -> Output {
    let file = try read(path)
    warn(of: file.unreadColumns)
    let session = try UserSession(context)
    let origin = try UserLocation(context: context, store: session.store).knownOrigin(arguments)
    let matches = try context.asking { () throws(StoreError) in
      try session.store.match(file.rows, near: origin)
    }
    let plan = SavedPlan(
      kind: kind, rows: file.rows, matches: matches, people: try PersonReference(session),
      keepsUnmatched: keepsUnmatched,
      clocks: try context.clocks(), now: context.now)
    let (outcomes, events) = try perform(plan, session)
    warn(of: outcomes.filter { $0.action != nil }.flatMap { plan.strangers(in: $0.row) })
    return SavedReport(
      kind: kind, path: path, outcomes: outcomes, events: events, isDryRun: isDryRun,
      units: try context.units(), hints: session.wayBack(from: events)
    ).output()
  }

  private func read(_ path: String) throws(Failure) -> SavedFile {
    let bytes = try SourceFile(path, context).contents(upTo: SavedFile.sizeLimit)
    do throws(SavedFileFault) { return try SavedFile(reading: bytes) } catch {
      throw Failure(error, file: path, as: kind)
    }
  }

  private func warn(of strangers: [SavedCompanion]) {
    let names = Set(strangers.map(\.name)).sorted().prefix(8).map { "'\($0.prefix(40))'" }
    guard !names.isEmpty else { return }
    context.warn(
      "left out companions who are not among your contacts: \(names.joined(separator: ", ")); "
        + "add them (keylime contact add NAME) before the import")
  }

  private func warn(of columns: [String]) {
    guard !columns.isEmpty else { return }
    let names = columns.prefix(8).map { "'\($0.trimmed.prefix(40))'" }.joined(separator: ", ")
    let more = columns.count > 8 ? " and \(columns.count - 8) more" : ""
    context.warn("read nothing from \(names)\(more)")
  }

  private func perform(
    _ plan: SavedPlan, _ session: UserSession
  ) throws(Failure) -> ([SavedOutcome], [Event]) {
    let account = try session.account()
    var outcomes = try session.state { (state) throws(SnapshotFault) in
      try plan.outcomes(in: state, of: account)
    }
    guard !isDryRun, outcomes.contains(where: { $0.action != nil }) else { return (outcomes, []) }
    let appended = try session.write(named: plan.places) {
      (state, account) throws(SnapshotFault) in
      outcomes = try plan.outcomes(in: state, of: account)
      return outcomes.flatMap(\.actions)
    }
    guard case .written(let events) = appended else { return (outcomes, []) }
    return (outcomes, events)
  }
}

extension Failure {
  /// Describes why a saved list or history cannot be read.
  init(_ fault: SavedFileFault, file: String, as kind: SavedKind) {
    let unread = "import '\(file)' as \(kind.rawValue)"
    switch fault {
    case .unrecognised:
      self = .cannot(
        unread, "its format is not recognised", .usage, code: "unknown-format",
        hints: ["saved lists are read from GeoJSON, JSON, CSV, GPX and KML"])
    case .utf16:
      self = .cannot(
        unread, "it is \(ForeignContent.utf16.words)", .usage, code: "unknown-format",
        hints: [Self.conversion(from: "UTF-16", kind)])
    case .empty where file.lowercased().hasSuffix(".gpx"):
      self = .cannot(
        unread, "it has no waypoints", .usage, code: "empty-file",
        hints: ["'keylime nearby --follow --track FILE' lists what a track passes"])
    case .empty:
      self = .cannot(
        unread, "it has no rows", .usage, code: "empty-file",
        hints: ["'keylime fav -' and 'keylime rate -' read lists of ids or names"])
    case .tooLarge(let limit):
      self = .cannot(
        unread, "it has more than \(limit >> 20) MB", .usage, code: "file-too-large",
        hints: ["a catalogue is imported without --as"])
    case .noNames(let columns):
      let found = columns.prefix(8).map { "'\($0.prefix(24))'" }.joined(separator: ", ")
      self = .cannot(
        unread, "no column has the names of places: \(found)", .usage, code: "broken-file",
        hints: ["the first line names the columns: name, latitude, longitude, rating, date, note"])
    case .broken(let fault):
      self = .cannot(
        unread, fault.description, .usage, code: "broken-file",
        hints: [Self.advice(isUTF8: !fault.isNotUTF8, kind)])
    case .brokenXML(let fault):
      let isDeclared = fault.reason == .documentType
      self = .cannot(
        unread, fault.description, .usage, code: "broken-file",
        hints: [
          Self.advice(isUTF8: fault.reason != .notUTF8, kind)
            + (isDeclared ? "; delete the line <!DOCTYPE …>" : "")
        ])
    }
  }

  private static func advice(isUTF8: Bool, _ kind: SavedKind) -> String {
    "nothing was changed" + (isUTF8 ? "" : "; \(conversion(from: "windows-1252", kind))")
  }

  private static func conversion(from charset: String, _ kind: SavedKind) -> String {
    "iconv -f \(charset) -t UTF-8 FILE | keylime import --as \(kind.rawValue) -"
  }
}

extension ImportFault {
  /// Whether bytes are not UTF-8, in a table or in JSON.
  fileprivate var isNotUTF8: Bool {
    switch reason {
    case .invalidUTF8, .malformed(.invalidUTF8): true
    default: false
    }
  }
}
