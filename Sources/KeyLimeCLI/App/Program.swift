/// The program that answers where to eat.
public enum Program {
  /// The name that is typed.
  static let name = "keylime"
  /// The version, as `keylime version` prints it.
  static let version = "0.1.0"

  /// Runs the command line of this process and ends it.
  public static func main() -> Never {
    Platform.restoreSignals()
    Platform.exit(with: Run(.ofProcess).status(for: Platform.commandLine))
  }
}
