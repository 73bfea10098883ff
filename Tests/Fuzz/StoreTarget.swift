@testable import KeyLimeEngine

/// The files of a store, with bytes changed or any bytes instead: what is answered is right or refused,
/// a loss is named, and the next event that is written is there.
///
/// The first byte says which file it is.
func fuzz(_ input: UnsafeBufferPointer<UInt8>) {
  guard let kind = input.first else { return }
  let bytes = Array(input.dropFirst())
  switch kind % 4 {
  case 0: Lived.readSegment(bytes)
  case 1: Lived.readSegment(Lived.changed(Lived.segment, by: bytes))
  case 2: Lived.readSnapshot(changes: bytes)
  default: Lived.readPrivateFiles(bytes)
  }
}

private enum Lived {
  /// Where the target itself is built.
  static let path = ".build/fuzz/Store/store"
  static let replica = ReplicaID(random: 1)
  static var journal: Journal { Journal(store: path, replica: replica) }

  /// A segment of forty commands, of one and of three events.
  static let segment: [UInt8] = {
    var (bytes, n): ([UInt8], Int) = ([], 0)
    for number in 0..<40 {
      let size = number % 4 == 3 ? 3 : 1
      for index in 0..<size {
        n += 1
        guard let place = RestaurantID("p\(n % 9)"), let limes = Limes(1 + n % 5) else { continue }
        EventLine.append(
          Event(
            id: EventID(replica: replica, n: n),
            time: HybridTime(milliseconds: 1_700_000_000_000 + Int64(n)), by: AccountID(random: 5),
            action: n == 1 ? .account(.create) : .rate(place, limes),
            command: size > 1 ? n - index : nil, hasMoreInCommand: index < size - 1), to: &bytes)
      }
    }
    return bytes
  }()

  /// Each change is a place, two bytes, and what is changed there.
  static func changed(_ bytes: [UInt8], by changes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for start in stride(from: 0, to: changes.count - 2, by: 3) {
      let place = Int(changes[start]) | Int(changes[start + 1]) << 8
      bytes[place % bytes.count] ^= changes[start + 2]
    }
    return bytes
  }

  private static func put(_ bytes: [UInt8], _ file: String, in folder: Folder) {
    try? folder.replace(file, with: bytes, isDurable: false)
  }

  // MARK: - Journals

  static func readSegment(_ bytes: [UInt8]) {
    let folder = journal.folder(of: replica)
    try? folder.removeAll()
    try? folder.make()
    put(bytes, Segment.name(1), in: folder)
    guard let events = try? Journal(store: path, replica: replica).events() else { return }
    let whole = bytes.split(separator: 0x0A).filter { (try? EventLine.read($0)) != nil }.count
    precondition(events.count <= whole, "events that nobody wrote")
    let log = DamageLog()
    let judged = Journal(store: path, replica: replica, damage: log)
    guard let count = try? judged.events().count else { return }
    precondition(count == events.count, "another answer the second time")
    checkWriting(judged, after: count)
  }

  /// What is written next is there, or refused because of the damage that was named.
  private static func checkWriting(_ journal: Journal, after count: Int) {
    let account = AccountID(random: 5)
    do throws(JournalError) {
      let written = try journal.append(
        [.favourite(RestaurantID.any)], by: account, now: 1_800_000_000_000)
      let fresh = Journal(store: path, replica: replica)
      let found = try fresh.events()
      precondition(found.last?.id == written.last?.id, "what was written is not there")
      precondition(found.count == count + 1, "writing lost what could be read")
    } catch {
      switch error {
      case .damaged: precondition(!journal.damage.losses.isEmpty, "an unnamed loss")
      case .noLaterTime: break
      default: fatalError("\(error)")
      }
    }
  }

  // MARK: - Snapshots

  /// The files of a whole snapshot, and what the journal alone says.
  private static let snapshot: (files: [(name: String, bytes: [UInt8])], rated: [Limes?]) = {
    let folder = Folder(path + "-folded")
    try? folder.removeAll()
    let whole = Journal(store: folder.path, replica: replica)
    try? whole.folder(of: replica).make()
    put(segment, Segment.name(1), in: whole.folder(of: replica))
    let folded = FoldedJournal(whole)
    guard let rated = answers(folded), folded.refreshSnapshot(evenIfNotDue: true),
      let names = try? Snapshot.folder(in: folder.path).names()
    else { fatalError("there is no snapshot") }
    let files = names.compactMap { name in
      (try? Snapshot.folder(in: folder.path).contents(name)).flatMap(\.self).map { (name, $0) }
    }
    return (files, rated)
  }()

  static func readSnapshot(changes: [UInt8]) {
    guard let first = changes.first else { return }
    let (files, rated) = snapshot
    let chosen = files[Int(first) % files.count]
    guard !chosen.bytes.isEmpty else { return }
    let folder = Snapshot.folder(in: path + "-folded")
    for file in files { put(file.bytes, file.name, in: folder) }
    put(changed(chosen.bytes, by: Array(changes.dropFirst())), chosen.name, in: folder)
    let folded = FoldedJournal(Journal(store: path + "-folded", replica: replica))
    precondition(answers(folded) == rated, "a wrong answer from '\(chosen.name)'")
  }

  private static func answers(_ folded: FoldedJournal) -> [Limes?]? {
    try? folded.read { (state) throws(SnapshotFault) in
      let ratings = try state.ratings(by: AccountID(random: 5))
      return (0..<9).map { number in
        ratings.first { $0.restaurant.text == "p\(number)" }?.limes
      }
    }
  }

  // MARK: - Private files

  static func readPrivateFiles(_ bytes: [UInt8]) {
    let folder = Folder(path + "-private")
    let inner = folder.folder("private")
    try? inner.make()
    for name in ["session", "codes", "replica"] { put(bytes, name, in: inner) }
    put(bytes, "list", in: inner)
    _ = ShownList(readingFrom: inner.file("list"))
    _ = Credentials(bytes)
    put(Array("{\"format\":1}\n".utf8), StoreFormat.name, in: folder)
    if let store = try? Store(at: folder.path) {
      _ = try? store.session()
      _ = try? store.forgetCode(of: .hash("x"))
    }
    _ = try? ReplicaFile.replica(store: folder.path, machine: "m", folder: "/f", random: 3)
    put(bytes, StoreFormat.name, in: folder)
    if let store = try? Store(at: folder.path) { _ = store.format?.json }
    let catalogue = folder.folder("catalogue")
    try? catalogue.make()
    put(Array("{\"format\":1}\n".utf8), StoreFormat.name, in: folder)
    put(bytes, "current", in: catalogue)
    _ = try? Store(at: folder.path).currentGeneration()
  }
}

extension RestaurantID {
  fileprivate static var any: RestaurantID {
    guard let id = RestaurantID("p1") else { fatalError("no id") }
    return id
  }
}
