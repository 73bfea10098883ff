/// What an examination finds in the journals of a store, read from their first line on.
struct JournalExamination {
  private(set) var findings: [Finding] = []
  private(set) var events = 0
  private(set) var replicas = 0
  /// The names of pictures that events name.
  private(set) var photos: Set<String> = []
  /// Whether everything that was ever written could be read.
  private(set) var isWhole = false

  /// What is kept of an event: of a long journal there are many.
  private struct Trace {
    let id: EventID
    let account: AccountID
    let written: HybridTime
    let isLost: Bool
    /// What it did, where this version does not know how to take it.
    let unknown: String?
    /// The pictures that it names.
    let photos: [String]
  }

  /// Reads all journals; `now` is in milliseconds since 1970.
  init(_ store: Store, now: Int64) {
    let journal = Journal(store: store.path, replica: .nobody)
    let reading: JournalReading<Trace>
    do throws(JournalError) {
      reading = try journal.read(after: JournalPositions()) { event, _, _ in
        Trace(
          id: event.id, account: event.by, written: event.written, isLost: event.isLost,
          unknown: Self.unknownAction(of: event), photos: Self.photos(in: event))
      }
    } catch {
      findings.append(Finding(.unusable, "journal", "\(StoreError(error))"))
      return
    }
    events = reading.events.count
    replicas = reading.positions.entries.count
    findings += Self.findings(reading.losses, in: store.path)
    findMissingEnds(store, reading)
    findLostJournals(journal, reading)
    findTornCommands(journal, reading)
    findWrongClocks(reading.events, now)
    findNewerEvents(reading.events)
    findUnheardJournals(store, reading.events)
    for trace in reading.events { photos.formUnion(trace.photos) }
    isWhole = !findings.contains { $0.kind == .damagedJournal || $0.kind == .shortJournal }
  }

  /// One finding for each file, whose first damage it names.
  private static func findings(_ losses: [JournalLoss], in store: String) -> [Finding] {
    Dictionary(grouping: losses, by: \.file).sorted { $0.key < $1.key }.compactMap { file, losses in
      guard let first = losses.first else { return nil }
      let more = losses.count - 1
      let others = more == 0 ? "" : ", and \(more) more place\(more == 1 ? "" : "s") cannot be read"
      return Finding(
        .damagedJournal, String(file.dropFirst(store.utf8.count + 1)),
        "at byte \(first.byte) \(first.damage.words)\(others); "
          + "what \(more == 0 ? "it" : "they") said is lost unless a backup has it",
        isMendable: true)
    }
  }

  private static func finding(_ loss: JournalLoss) -> Finding {
    if case .otherEvent = loss.damage {
      return Finding(
        .forkedJournal, "journal/\(loss.replica.text)", loss.damage.words,
        advice: "restore a backup into another folder to see what is gone, or let a repair go on "
          + "with what is here",
        isMendable: true)
    }
    return Finding(
      .shortJournal, "journal/\(loss.replica.text)", loss.damage.words,
      advice: "restore a backup that has them, or let a repair go on without them",
      isMendable: true)
  }

  private mutating func findMissingEnds(_ store: Store, _ reading: JournalReading<Trace>) {
    guard let header = Snapshot.header(in: store.path) else { return }
    let journal = Journal(store: store.path, replica: .nobody)
    for loss in MissingEnds(header, in: journal).losses(after: reading, of: journal) {
      findings.append(Self.finding(loss))
    }
  }

  private mutating func findLostJournals(
    _ journal: Journal, _ reading: JournalReading<Trace>
  ) {
    let known = Set(reading.losses.map(\.replica))
    for loss in journal.lostJournals() where !known.contains(loss.replica) {
      findings.append(Self.finding(loss))
    }
  }

  private mutating func findTornCommands(_ journal: Journal, _ reading: JournalReading<Trace>) {
    let own = (try? ReplicaFile.replicas(store: journal.store)) ?? []
    for entry in reading.positions.entries {
      let (position, replica) = (entry.position, entry.replica)
      let path = journal.path(of: replica, segment: position.segment)
      guard let size = FileStatus(path)?.size, size > position.offset,
        !reading.losses.contains(where: { $0.replica == replica })
      else { continue }
      findings.append(
        Finding(
          .tornCommand, "journal/\(replica.text)/\(Segment.name(position.segment))",
          "its last \(size - position.offset) bytes are a command that was cut short; it "
            + (own.contains(replica)
              ? "never counted, and the next command sets it aside"
              : "counts once the rest has arrived, if another machine is still copying it")))
    }
  }

  /// A clock was wrong when it is ahead now, or when it went back by more than a day.
  private mutating func findWrongClocks(_ events: [Trace], _ now: Int64) {
    for (replica, events) in Dictionary(grouping: events, by: \.id.replica).sorted(by: {
      $0.key < $1.key
    }) {
      let ahead = events.filter { $0.written.milliseconds > now + HybridTime.day }.count
      let stepsBack = zip(events, events.dropFirst())
        .filter { $0.written.milliseconds > $1.written.milliseconds + HybridTime.day && !$1.isLost }
      if ahead > 0 {
        let number = ahead == 1 ? "1 event is" : "\(ahead) events are"
        findings.append(
          Finding(
            .clock, "journal/\(replica.text)",
            "\(number) more than a day ahead of this machine's clock"))
      }
      if let step = stepsBack.first {
        findings.append(
          Finding(
            .clock, "journal/\(replica.text)",
            "its clock was wrong: event \(step.0.id.n) is of \(step.0.written.text.prefix(10)), "
              + "event \(step.1.id.n) of \(step.1.written.text.prefix(10))"))
      }
    }
  }

  private mutating func findNewerEvents(_ events: [Trace]) {
    for (replica, events) in Dictionary(grouping: events, by: \.id.replica).sorted(by: {
      $0.key < $1.key
    }) {
      let unknown = events.compactMap(\.unknown)
      guard !unknown.isEmpty else { continue }
      let kinds = Set(unknown).sorted().joined(separator: ", ")
      findings.append(
        Finding(
          .newerEvents, "journal/\(replica.text)",
          "this version of keylime does not understand \(unknown.count) "
            + "event\(unknown.count == 1 ? "" : "s"), a newer one may: \(kinds)"))
    }
  }

  private mutating func findUnheardJournals(_ store: Store, _ events: [Trace]) {
    let authority = Authority(store.format)
    let folded = FoldedJournal(Journal(store: store.path, replica: .nobody), authority)
    let foreign = events.filter { !authority.isLocal($0.id.replica) }
    for (replica, events) in Dictionary(grouping: foreign, by: \.id.replica).sorted(by: {
      $0.key < $1.key
    }) {
      let accounts = Dictionary(grouping: events, by: \.account)
      let unheard = try? folded.read { (state) throws(SnapshotFault) in
        var count = 0
        for (account, events) in accounts where try !state.mayWrite(replica, for: account) {
          count += events.count
        }
        return count
      }
      guard let unheard, unheard > 0 else { continue }
      findings.append(
        Finding(
          .unheardJournal, "journal/\(replica.text)",
          "\(StoreFormat.name) does not name it, so \(unheard) of its events "
            + "\(unheard == 1 ? "has" : "have") no effect; if they are yours, "
            + "'keylime account allow \(replica.text)' makes them count"))
    }
  }

  private static func unknownAction(of event: Event) -> String? {
    guard !event.isLost, case .unknown(let name, _) = event.action else { return nil }
    return name
  }

  private static func photos(in event: Event) -> [String] {
    event.members.split(separator: UInt8(ascii: "\""))
      .filter { (68...70) ~= $0.count }.map { String(decoding: $0, as: UTF8.self) }
      .filter { PhotoName($0) != nil }
  }
}
