/// The keylime program: its name, its version, its entry point.
public enum Program {
  /// The name of the command.
  static let name = "keylime"
  /// The version, as `keylime version` prints it.
  static let version = "0.1.0"

  /// Runs the command line of this process, then exits.
  public static func main() -> Never {
    Platform.restoreSignals()
    Platform.exit(with: Run(.ofProcess).status(for: Platform.commandLine))
  }
}
