/// One line of the table: something that was measured, and the bars that it is held to.
struct Row {
  let work: String
  var places: Int?
  var events: Int?
  var ours: Times?
  /// The same work done by the sqlite3 shell.
  var peer: Times?
  /// What starting any process took in the same rounds.
  var floor: Times?
  var bars: [Bar] = []

  /// The name by which a bar of this row is known from one run to the next.
  func name(of bar: Bar) -> String {
    let counts = [(places, "places"), (events, "events")].compactMap { count, what in
      count.map { "\(grouped($0)) \(what)" }
    }
    return ([work] + counts + [bar.unit]).joined(separator: ", ")
  }

  static let heading = """
    | work | places | events | median ms | p99 ms | slowest ms | sqlite3 ms | /bin/true ms | \
    measured | bar |
    |---|--:|--:|--:|--:|--:|--:|--:|---|---|
    """

  var markdown: String {
    let cells: [String] = [
      work, places.map(grouped) ?? "", events.map(grouped) ?? "", text(ours?.median),
      text(ours?.p99), text(ours?.slowest), text(peer?.median), text(floor?.median),
      bars.map(\.text).joined(separator: ", "),
      bars.compactMap(\.limitText).joined(separator: ", "),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func text(_ milliseconds: Double?) -> String {
    milliseconds.map(rounded) ?? ""
  }
}

/// A number with two decimals at most.
func rounded(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  if hundredths % 100 == 0 { return grouped(hundredths / 100) }
  return "\(Double(hundredths) / 100)"
}

/// A number with a comma before each three digits.
func grouped(_ number: Int) -> String {
  var (digits, text) = (String(number), "")
  while digits.count > 3 {
    text = ",\(digits.suffix(3))\(text)"
    digits.removeLast(3)
  }
  return digits + text
}

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
