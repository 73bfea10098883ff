import KeyLimeEngine

/// The system around a run: streams, environment, clock, random numbers.
///
/// Tests make their own.
struct Host {
  let environment: Environment
  let input: InputStream
  let output: OutputStream
  let errors: OutputStream
  let screen: Screen
  /// Returns the present size of the terminal; nil without one.
  var screenSize: () -> ScreenSize? = { nil }
  /// Returns the current time.
  let clock: () -> Instant
  /// Returns a random number.
  let draw: () -> UInt64
  /// What hashes of passwords cost.
  var passwordCost: PasswordHash.Cost = .standard
  /// Returns the path of this program, for plug-ins that call it.
  let executable: () -> String?
  /// Returns the terminal at which the command was typed.
  var controllingTerminal: () -> ControllingTerminal? = { nil }

  /// The system of this process.
  static var ofProcess: Host {
    let screen = Screen.ofProcess
    return Host(
      environment: .ofProcess, input: InputStream(descriptor: 0),
      output: OutputStream(
        descriptor: 1, buffering: screen.outputIsTerminal ? .none : .block),
      errors: OutputStream(descriptor: 2, buffering: .none), screen: screen,
      screenSize: { Screen.ofProcess.size },
      clock: { Instant(seconds: Platform.secondsSinceEpoch) },
      draw: { UInt64.random(in: .min ... .max) },
      executable: { Platform.executablePath },
      controllingTerminal: { Platform.controllingTerminal })
  }
}
