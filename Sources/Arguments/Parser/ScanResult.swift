/// What the words of a command line are, before any value is read and any rule is checked.
///
/// ScanResult is total: every list of words has one. Faults are collected in the order in which they
/// were met, so that a later `-h` can still win over them.
struct ScanResult {
  /// An option as it was typed.
  struct Occurrence {
    let option: OptionDeclaration
    /// As typed: `--within`, `-w`, `--no-open-now`.
    let spelling: String
    let text: String?
    let isNegated: Bool
    let index: Int
  }

  /// A word that is no option and no verb.
  struct Word {
    let text: String
    let index: Int
  }

  var path: [String] = []
  var command: CommandSpec?
  var occurrences: [Occurrence] = []
  var operands: [Word] = []
  var faults: [ParseError] = []
  var help: HelpForm?
  var asksForVersion = false
  /// The option at the very end that still waits for its value.
  var pending: OptionDeclaration?
  /// Whether `--` was met.
  var optionsEnded = false
}
