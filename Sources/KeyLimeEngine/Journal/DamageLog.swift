/// A place of a journal that cannot be read, although a command was told that it is on the disk.
public struct JournalLoss: Hashable, Sendable {
  /// The file that is damaged.
  public let file: String
  /// The replica whose journal it belongs to.
  public let replica: ReplicaID
  /// Where the damage begins in the file.
  public let byte: Int
  /// Where it ends; the same place when something is missing there.
  let end: Int
  /// What is wrong.
  public let damage: JournalDamage
}

/// What readers and writers of a store found damaged while they went on with the rest.
///
/// Nobody may drop a loss silently: the program names every entry when its answer is out.
public final class DamageLog {
  /// What cannot be read of the journals, in the order it was found.
  public private(set) var losses: [JournalLoss] = []
  /// Where the bytes of commands are that were cut short, set aside in this run.
  public private(set) var setAside: [String] = []
  /// What is wrong with the catalogue, in plain words, in the order it was found.
  public private(set) var catalogue: [CatalogueDamage] = []
  /// The losses that an examination found; none in a run that does not examine the store.
  public private(set) var found: [Finding] = []
  /// What an import could not take over from the previous catalogue; the import has named it.
  public private(set) var lostByImport: [CatalogueLoss] = []
  /// The private files that others could read until this run.
  public private(set) var tightened: [String] = []
  private var known: Set<JournalLoss> = []
  private var isTidy = false

  func note(_ found: [JournalLoss]) {
    for loss in found where known.insert(loss).inserted { losses.append(loss) }
  }

  func note(_ found: [Finding]) { self.found += found.filter(\.isLoss) }

  /// Notes what an import could not take over.
  public func note(_ loss: CatalogueLoss) { lostByImport.append(loss) }

  func noteTightened(_ path: String) { tightened.append(path) }

  /// Whether the store was not put in order yet in this run.
  func beginTidying() -> Bool {
    defer { isTidy = true }
    return !isTidy
  }

  func noteSetAside(_ path: String) { setAside.append(path) }

  func note(_ damage: CatalogueDamage) {
    if !catalogue.contains(damage) { catalogue.append(damage) }
  }
}

/// What is wrong with a catalogue that still answers.
public enum CatalogueDamage: Hashable, Sendable {
  /// `current` was missing; this generation was found by its folder.
  case lostCurrent(path: String, used: Int)
  /// The file of the live generation has fewer places than were imported.
  case shrunk(path: String, records: Int, of: Int)
  /// It cannot be read, so only the journal says something of places.
  case unreadable(path: String, reason: String)

  /// Whether places that were imported are not in the answer.
  public var isLoss: Bool {
    switch self {
    case .lostCurrent: false
    case .shrunk, .unreadable: true
    }
  }
}
