/// How much is printed besides the answer.
enum Verbosity: Comparable {
  /// Answers and errors only.
  case quiet
  case normal
  /// Also details that explain an answer.
  case verbose
}
