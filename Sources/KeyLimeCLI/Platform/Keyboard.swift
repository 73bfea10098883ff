#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif
extension Platform {
  /// Changes what the terminal does with keys while `body` runs, and always changes it back.
  ///
  /// Signals that would end or stop the program are held back meanwhile; `readKeys` lets them
  /// through at a moment when the terminal is as it was.
  static func withKeyboard<Result, Fault: Error>(
    _ mode: KeyboardMode, _ descriptor: Int32,
    _ body: (Keyboard) throws(Fault) -> Result
  ) throws(Fault) -> Result {
    let keyboard = Keyboard(mode, descriptor)
    keyboard.take()
    defer { keyboard.giveBack() }
    return try body(keyboard)
  }
}

/// A terminal whose keys come to us in another way than usual.
final class Keyboard {
  private let descriptor: Int32
  private let mode: KeyboardMode
  private var saved: termios?
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

  fileprivate init(_ mode: KeyboardMode, _ descriptor: Int32) {
    self.mode = mode
    self.descriptor = descriptor
  }

  fileprivate func take() {
    var current = termios()
    guard tcgetattr(descriptor, &current) == 0 else { return }
    block(SIG_BLOCK)
    saved = current
    switch mode {
    case .hidden: current.c_lflag &= ~tcflag_t(ECHO)
    case .singleKeys: current.c_lflag &= ~tcflag_t(ECHO | ICANON)
    }
    tcsetattr(descriptor, TCSAFLUSH, &current)
  }

  fileprivate func giveBack() {
    guard var before = saved else { return }
    saved = nil
    tcsetattr(descriptor, TCSADRAIN, &before)
    // What was held back arrives here, and finds the terminal in order.
    block(SIG_UNBLOCK)
  }

  /// The bytes of the next keys: a line in `hidden` mode, a key in `singleKeys`; none at the end.
  ///
  /// `redraw` is called when the program goes on after it was stopped, as by Ctrl-Z and `fg`.
  func readKeys(redraw: () -> Void = {}) -> [UInt8] {
    while !Platform.isReady(descriptor, milliseconds: 50) {
      guard isSignalled() else { continue }
      giveBack()
      take()
      redraw()
    }
    return (try? Platform.read(from: descriptor, limit: 4096)) ?? []
  }

  private func isSignalled() -> Bool {
    var pending = sigset_t()
    return sigpending(&pending) == 0 && Self.signals.contains { sigismember(&pending, $0) == 1 }
  }

  private func block(_ how: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in Self.signals { sigaddset(&set, signal) }
    sigprocmask(how, &set, nil)
  }
}

extension Platform {
  fileprivate static func isReady(_ descriptor: Int32, milliseconds: Int32) -> Bool {
    awaitReadiness(of: descriptor, for: Int16(POLLIN), milliseconds: milliseconds)
  }
}
