/// The exit status of the program.
enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case nothingFound = 1
  case usage = 2
  case unusable = 3
  case refused = 4
  case notPermitted = 5
  case internalFault = 70
  case outputFailed = 74

  /// The status for a kind of failure.
  ///
  /// This is the only mapping from kinds to codes.
  init(_ kind: Failure.Kind) {
    switch kind {
    case .nothingFound: self = .nothingFound
    case .usage: self = .usage
    case .store, .config: self = .unusable
    case .refused, .cancelled: self = .refused
    case .notPermitted: self = .notPermitted
    case .internalFault: self = .internalFault
    case .outputFailed: self = .outputFailed
    }
  }

  /// The meaning in one line, for help and manual.
  var summary: String {
    switch self {
    case .done: "Done"
    case .nothingFound: "Nothing was found"
    case .usage: "Invalid command line, or an unusable file or program that it names"
    case .unusable: "The store or the config cannot be used"
    case .refused: "Refused by a rule, or cancelled by you"
    case .notPermitted: "The account may not do this"
    case .internalFault: "Internal error in keylime"
    case .outputFailed: "The output could not be written"
    }
  }

  /// The codes that a shell gives when a signal ended the program.
  static let ofSignals: [(code: Int, summary: String)] = [
    (130, "Ended by Ctrl-C"), (141, "The reader of the output went away"),
  ]

  /// All codes with their meanings, in order.
  static var documented: [(code: Int, summary: String)] {
    allCases.map { (Int($0.rawValue), $0.summary) } + ofSignals
  }
}
