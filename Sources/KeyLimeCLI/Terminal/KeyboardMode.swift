/// How keys reach the program.
enum KeyboardMode {
  /// Whole lines that are not shown while they are typed.
  case hidden
  /// Each key at once, not shown.
  case singleKeys
}
