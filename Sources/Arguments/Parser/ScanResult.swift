/// The result of scanning a command line: its verbs, options and operands, before values are parsed
/// and rules are checked.
///
/// Scanning never fails. Errors are collected in order, so that a later `-h` can still win over
/// them.
struct ScanResult {
  /// An option as typed.
  struct Occurrence {
    let option: OptionDeclaration
    /// The spelling: `--within`, `-w`, `--no-open-now`.
    let spelling: String
    let text: String?
    let isNegated: Bool
    let index: Int
  }

  /// A word that is neither an option nor a verb.
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
  /// The last option, if its value is still missing.
  var pending: OptionDeclaration?
  /// Whether `--` ended the options.
  var optionsEnded = false
}
