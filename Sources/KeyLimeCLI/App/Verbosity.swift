/// How much is said beside the answer.
enum Verbosity: Comparable {
  /// Answers and errors only.
  case quiet
  case normal
  /// Whatever may explain an answer.
  case verbose
}
