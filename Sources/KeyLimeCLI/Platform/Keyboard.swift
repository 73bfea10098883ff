#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif
extension Platform {
  /// Sets a keyboard mode while `body` runs, and always restores the old one.
  ///
  /// Signals that would end or stop the program are blocked meanwhile; `readKeys` lets them through
  /// while the terminal is restored. Rethrows the error of `body`.
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

/// How the terminal passes on what is typed.
enum KeyboardMode {
  /// Whole lines, without echo.
  case hidden
  /// Each key immediately, without echo.
  case singleKeys
}

/// A terminal in a changed keyboard mode.
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
    // What was typed meanwhile was meant for this program, and may be a secret.
    tcsetattr(descriptor, TCSAFLUSH, &before)
    // Blocked signals arrive here, when the terminal is restored.
    block(SIG_UNBLOCK)
  }

  /// The next input: a line in `hidden` mode, keys in `singleKeys` mode; empty at the end.
  ///
  /// `redraw` is called when the program continues after it was stopped, as by Ctrl-Z and `fg`;
  /// `wait` is called twenty times a second while nobody types.
  func readKeys(redraw: () -> Void = {}, wait: () -> Void = {}) -> [UInt8] {
    while !Platform.isReady(descriptor, milliseconds: 50) {
      guard isSignalled() else {
        wait()
        continue
      }
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
