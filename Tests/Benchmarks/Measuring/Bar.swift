/// A number that was measured, and the most that it may be.
struct Bar {
  /// What the number counts, such as `x /bin/true`.
  let unit: String
  let measured: Double
  /// Nil when the number is only told.
  var limit: Double?
  /// Whether the short form fails when it is missed.
  ///
  /// That is so for a bar that is reached, whatever the machine: the README says why others are
  /// not.
  var isHeld = false

  /// Whether it is over its limit by more than so much of it.
  func isMissed(by share: Double = 0) -> Bool {
    limit.map { measured > $0 * (1 + share) } ?? false
  }

  /// The number as a cell of the table; one over its limit is bold.
  var text: String {
    let number = "\(rounded(measured)) \(unit)"
    return isMissed() ? "**\(number)**" : number
  }

  /// The limit as a cell of the table.
  var limitText: String? { limit.map { "≤ \(rounded($0)) \(unit)" } }
}

/// The bars that the program is held to.
enum Limits {
  /// `version`, in times of `/bin/true`.
  static let start = 1.4
  /// A question, in times of `/bin/true`.
  static let question = 2.5
  /// A question with filters or two words, in times of `/bin/true`.
  static let filtered = 3.5
  /// A question or an import in times of what sqlite3 takes for it.
  static let aheadOfPeer = 1.0
  /// A question at a hundred times the places, in times of itself.
  static let growth = 1.5
  /// A question at five million places, in times of itself at a million.
  static let growthToLargest = 1.3
  /// A durable write in times of an insert of sqlite3.
  static let write = 0.6
  /// A write in a long journal in times of one in a short journal.
  static let unchanged = 1.1
  /// The slowest write of a thousand in times of the median.
  static let tail = 5.0
  /// The first screen of a long history, in times of `/bin/true`.
  static let screen = 10.0
  /// All of a long history, in milliseconds.
  static let allOfIt = 60.0
  /// An import in times of sqlite3's.
  static let importing = 0.15
  /// What an import may have in memory, in megabytes.
  static let importMemory = 256.0
  /// A press of Tab, in milliseconds.
  static let tab = 5.0
  /// What a question may have in memory, in megabytes.
  static let memory = 16.0
  /// The first question without a snapshot after a million events, in milliseconds.
  static let firstQuestion = 1000.0
  /// What it may have in memory, in megabytes.
  static let firstQuestionMemory = 128.0
}
