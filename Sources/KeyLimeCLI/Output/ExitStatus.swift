/// What the program tells the shell that ran it.
enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case nothingFound = 1
  case usage = 2
  case unusable = 3
  case refused = 4
  case notPermitted = 5
  case internalFault = 70
  case outputFailed = 74

  /// The status of a fault: the one place that maps kinds to codes.
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

  /// What it means, in one line for help and manual.
  var summary: String {
    switch self {
    case .done: "Done"
    case .nothingFound: "Nothing was found"
    case .usage: "The command line, or a file or program that it names, cannot be used"
    case .unusable: "The store or the config cannot be used"
    case .refused: "Refused by a rule, or cancelled by you"
    case .notPermitted: "The account may not do this"
    case .internalFault: "A fault in keylime itself"
    case .outputFailed: "The output could not be written"
    }
  }
}
