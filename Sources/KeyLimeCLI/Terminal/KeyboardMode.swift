/// How the terminal passes on what is typed.
enum KeyboardMode {
  /// Whole lines, without echo.
  case hidden
  /// Each key immediately, without echo.
  case singleKeys
}
