/// The file that says which replica this store is: `private/replica`, never synchronised.
///
/// It has a line for each place the store was used from. So a store folder that was copied to
/// another place or machine gets its own replica, and one on a disk that is mounted in two places
/// keeps one for each:
///
///     {"replica":"k3f9q0d7m2xa","machine":"4c2f…","folder":"/home/ana/.local/share/keylime"}
///
/// Another line, of no place, says that a replica has written, see ``written(store:)``.
///
/// A copy that takes the place of the original, such as a restored backup on the same machine,
/// looks the same from here; synchronising finds it out, since what it sent before is no longer
/// there.
public enum ReplicaFile {
  /// The replica of a store in its place.
  ///
  /// It is made from random bits when this place has none yet, or has one that is `finished`, which
  /// nothing more may be written as.
  ///
  /// `machine` names the machine in any stable way, or is empty; `folder` is the store's absolute
  /// path without links. Throws ``JournalError/badReplicaFile(file:)`` when the file is damaged.
  public static func replica(
    store: String, machine: String, folder: String, random: UInt64,
    finished: Set<ReplicaID> = [], waiting: LockWaiting = LockWaiting()
  ) throws(JournalError) -> ReplicaID {
    let known = try known(store: store, machine: machine, folder: folder)
    if let known, !finished.contains(known) { return known }
    let file = try LockedReplicaFile(store: store, waiting)
    let latest = try Self.known(store: store, machine: machine, folder: folder)
    if let latest, !finished.contains(latest) { return latest }
    let replica = ReplicaID(random: random)
    try file.append(line(replica, machine, folder))
    return replica
  }

  /// Makes a place write as a replica that another place gave up.
  static func move(
    _ replica: ReplicaID, store: String, machine: String, folder: String, waiting: LockWaiting
  ) throws(JournalError) {
    let file = try LockedReplicaFile(store: store, waiting)
    guard try known(store: store, machine: machine, folder: folder) != replica else { return }
    try file.append(line(replica, machine, folder))
  }

  /// Makes every place that writes as a replica write as another from now on; what it wrote is
  /// missed no longer.
  static func giveUp(
    _ replica: ReplicaID, store: String, random: () -> UInt64, waiting: LockWaiting
  ) throws(JournalError) {
    let file = try LockedReplicaFile(store: store, waiting)
    if try written(store: store).contains(replica) {
      try file.append(line(replica, hasWritten: false))
    }
    let places = try entries(store).filter(\.isOfPlace)
    for place in places where place.replica == replica {
      let current = try known(store: store, machine: place.machine, folder: place.folder)
      guard current == replica else { continue }
      try file.append(line(ReplicaID(random: random()), place.machine, place.folder))
    }
  }

  fileprivate static func line(
    _ replica: ReplicaID, _ machine: String = "", _ folder: String = "", hasWritten: Bool? = nil,
    isElsewhere: Bool = false
  ) -> [UInt8] {
    var json = JSONObject()
    json.add("replica", replica.text)
    json.add("machine", machine)
    json.add("folder", folder)
    if let hasWritten { json.members.append(.init(name: "written", value: .bool(hasWritten))) }
    if isElsewhere { json.members.append(.init(name: "elsewhere", value: .bool(true))) }
    return Array(JSON.object(json).compactText.utf8) + [0x0A]
  }

  /// Every replica that the owner of this file ever wrote this store as, in any place.
  static func replicas(store: String) throws(JournalError) -> Set<ReplicaID> {
    Set(try entries(store).filter { !$0.isElsewhere }.map(\.replica))
  }

  /// The replica of a place; nil when it has none yet.
  ///
  /// Throws ``JournalError`` when the file is damaged or cannot be read.
  public static func known(
    store: String, machine: String, folder: String
  ) throws(JournalError) -> ReplicaID? {
    try entries(store).last {
      $0.isOfPlace && $0.machine == machine && $0.folder == folder
    }?.replica
  }

  struct Entry {
    var replica: ReplicaID
    var machine: String
    var folder: String
    /// Whether it has a journal that must be there; nil in the line of a place.
    var hasWritten: Bool?
    /// Whether it only names a replica of the same store on another machine.
    var isElsewhere = false

    /// Whether it says which replica a place is.
    var isOfPlace: Bool { hasWritten == nil && !isElsewhere }
  }

  private static func entries(_ store: String) throws(JournalError) -> [Entry] {
    let path = Folder(store).folder("private").file("replica")
    guard let file = try journalIO(File(ifPresent: path, .read)) else { return [] }
    let bytes = try journalIO(file.readAll())
    var entries: [Entry] = []
    // A last line that a crash cut short named a replica that never wrote anything.
    for line in bytes[..<(bytes.lastIndex(of: 0x0A) ?? 0)].split(separator: 0x0A) {
      guard let json = try? JSON(parsing: Array(line)), let machine = json["machine"]?.text,
        let folder = json["folder"]?.text,
        let replica = json["replica"]?.text.flatMap({ ReplicaID($0) })
      else { throw .badReplicaFile(file: path) }
      var entry = Entry(replica: replica, machine: machine, folder: folder)
      if case .bool(let flag) = json["written"] { entry.hasWritten = flag }
      if case .bool(true) = json["elsewhere"] { entry.isElsewhere = true }
      entries.append(entry)
    }
    return entries
  }
}

/// Which replicas have written here, so that a journal that is gone as a whole is missed.
///
///     {"replica":"k3f9q0d7m2xa","machine":"","folder":"","written":true}
///
/// The last such line of a replica counts.
extension ReplicaFile {
  /// The replicas whose journals must be here.
  static func written(store: String) throws(JournalError) -> Set<ReplicaID> {
    var written: Set<ReplicaID> = []
    for entry in try entries(store) {
      if entry.hasWritten == true { written.insert(entry.replica) }
      if entry.hasWritten == false { written.remove(entry.replica) }
    }
    return written
  }

  /// Notes that a replica of this store has written.
  ///
  /// What it wrote is on the disk, so that nobody minds when this cannot be.
  static func noteWritten(_ replica: ReplicaID, store: String) {
    func isNews() -> Bool {
      let written = try? written(store: store)
      return written.map { !$0.contains(replica) } ?? false
    }
    guard isNews(), let known = try? replicas(store: store), known.contains(replica),
      let file = try? LockedReplicaFile(store: store, LockWaiting(limit: 0)), isNews()
    else { return }
    try? file.append(line(replica, hasWritten: true))
  }
}

/// Which replicas the store has on other machines.
///
///     {"replica":"m2xak3f9q0d7","machine":"","folder":"","elsewhere":true}
///
/// `format.json` names all replicas of the store. Where the folder is copied between machines, an
/// older copy of it may replace a newer one, and lacks some. This file is not copied, and remembers
/// them.
extension ReplicaFile {
  /// Every replica of the store that this machine has written as or heard of.
  static func remembered(store: String) throws(JournalError) -> Set<ReplicaID> {
    Set(try entries(store).map(\.replica))
  }

  /// Remembers replicas that are not among those of this machine.
  static func remember(
    _ replicas: [ReplicaID], store: String, waiting: LockWaiting
  ) throws(JournalError) {
    let file = try LockedReplicaFile(store: store, waiting)
    let known = try remembered(store: store)
    for replica in replicas where !known.contains(replica) {
      try file.append(line(replica, isElsewhere: true))
    }
  }
}

/// The file while no other process changes it.
private struct LockedReplicaFile: ~Copyable {
  private let folder: Folder
  private let lock: File

  /// Waits for the lock; makes the file when it is missing.
  init(store: String, _ waiting: LockWaiting) throws(JournalError) {
    let folder = Folder(store).folder("private")
    try journalIO(folder.make(isPrivate: true))
    let lock = try journalIO(File(folder.file("replica"), .update))
    try journalIO(lock.lock(waiting))
    self.folder = folder
    self.lock = lock
  }

  func append(_ line: [UInt8]) throws(JournalError) {
    do throws(FileFault) {
      let file = try File(lock.path, .append)
      let end = try file.readAll().lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      try file.truncate(to: end)
      try file.write(line)
      try file.sync()
      try folder.sync()
    } catch { throw .refused(error) }
  }
}
