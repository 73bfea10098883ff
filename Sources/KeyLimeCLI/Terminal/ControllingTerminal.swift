/// The terminal at which somebody typed the command, whatever its streams are.
struct ControllingTerminal: Equatable {
  /// The number of the device.
  let device: String
  /// Names the session of the terminal: another login on the same device has another.
  let session: String
  /// Whether standard output is this terminal.
  let isOutput: Bool
}
