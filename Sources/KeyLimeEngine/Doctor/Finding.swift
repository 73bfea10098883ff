/// One thing that an examination of a store found.
public struct Finding: Equatable, Sendable {
  /// What is wrong, for programs.
  public enum Kind: String, CaseIterable, Sendable {
    /// A symbolic link, a pipe or a device in the place of a file.
    case misplaced
    /// Others may read or change what they should not.
    case looseMode = "loose-mode"
    /// A file that a killed process left.
    case leftOver = "left-over"
    /// A file that keylime did not put there.
    case unknownFile = "unknown-file"
    /// A copy that a synchroniser made of a file that two machines changed.
    case conflictCopy = "conflict-copy"
    /// A file that came before what it belongs to, as far as one can tell.
    case arriving
    /// A part of a journal that cannot be read.
    case damagedJournal = "damaged-journal"
    /// A journal whose last events are gone.
    case shortJournal = "short-journal"
    /// A journal that has other events than were read of it before.
    case forkedJournal = "forked-journal"
    /// A command that was cut short before it counted.
    case tornCommand = "torn-command"
    /// A replica whose clock was wrong.
    case clock
    /// Events that this version does not understand; a newer one wrote them.
    case newerEvents = "newer-events"
    /// A journal that nobody has said counts here.
    case unheardJournal = "unheard-journal"
    /// A part of the catalogue that cannot be read or is missing.
    case damagedCatalogue = "damaged-catalogue"
    /// A derived file that does not fit what it was derived from.
    case derived
    /// A picture whose bytes do not match its name.
    case damagedPhoto = "damaged-photo"
    /// A picture that is named and not there.
    case missingPhoto = "missing-photo"
    /// A picture that nothing names.
    case orphan
    /// A private file that cannot be read.
    case damagedPrivate = "damaged-private"
    /// What the store says of itself is missing or cannot be read.
    case damagedFormat = "damaged-format"
    /// A file or folder that the system does not let this user read.
    case denied
    /// The store itself cannot be opened.
    case unusable
  }

  /// What is wrong, for programs.
  public let kind: Kind
  /// The file, from the store's folder on; empty for the store itself.
  public let path: String
  /// What is wrong and what it means, in one line.
  public let words: String
  /// What can be done about it, as long as nothing was; nil when there is no choice.
  public let advice: String?
  /// Whether a repair mends it.
  public let isMendable: Bool

  /// Makes a finding.
  public init(
    _ kind: Kind, _ path: String, _ words: String, advice: String? = nil, isMendable: Bool = false
  ) {
    (self.kind, self.path, self.words) = (kind, path, words)
    (self.advice, self.isMendable) = (advice, isMendable)
  }

  /// What is wrong and what can be done about it, in one line.
  public var message: String { advice.map { "\(words); \($0)" } ?? words }

  /// Whether something that people did or imported cannot be read here.
  var isLoss: Bool {
    switch kind {
    case .misplaced, .damagedJournal, .shortJournal, .forkedJournal, .damagedCatalogue,
      .damagedPhoto, .missingPhoto, .damagedPrivate, .damagedFormat, .denied, .unusable:
      true
    case .looseMode, .leftOver, .unknownFile, .conflictCopy, .arriving, .tornCommand, .clock,
      .newerEvents, .unheardJournal, .derived, .orphan:
      false
    }
  }
}

/// A lock of the store and who holds it.
public struct LockReport: Equatable, Sendable {
  /// The file, from the store's folder on.
  public let path: String
  /// Whether a process holds it.
  public let isHeld: Bool
  /// The number of that process, where the system tells.
  public let holder: Int?
}

/// What an examination of a store found.
public struct Examination: Sendable {
  /// What is wrong, by file.
  public var findings: [Finding] = []
  /// The locks that are there.
  public var locks: [LockReport] = []
  /// How many events can be read.
  public var events = 0
  /// How many replicas wrote them.
  public var replicas = 0
  /// How many imported places can be read.
  public var places = 0
  /// How many pictures there are.
  public var photos = 0
  /// How many bytes all files have.
  public var bytes = 0
}
