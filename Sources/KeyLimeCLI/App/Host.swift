/// Everything outside the program that a run can see: the real thing, or made up for a test.
struct Host {
  let environment: Environment
  let input: InputStream
  let output: OutputStream
  let errors: OutputStream
  let screen: Screen
  /// The time of day.
  let clock: () -> Instant
  /// A random number.
  let draw: () -> UInt64
  /// Where this program is, for plug-ins that call back.
  let executable: () -> String?

  /// The host of this process.
  static var ofProcess: Host {
    let screen = Screen.ofProcess
    return Host(
      environment: .ofProcess, input: InputStream(descriptor: 0),
      output: OutputStream(
        descriptor: 1, buffering: screen.outputIsTerminal ? .none : .block),
      errors: OutputStream(descriptor: 2, buffering: .none), screen: screen,
      clock: { Instant(seconds: Platform.secondsSinceEpoch) },
      draw: { UInt64.random(in: .min ... .max) },
      executable: { Platform.executablePath })
  }
}
