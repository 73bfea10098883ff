import KeyLimeEngine

/// A progress line for a long import, on standard error of a terminal.
///
/// It appears after one second and is removed at the end.
final class ProgressLine {
  private let context: Context
  private let start: Double
  private var lastShown = 0.0
  private var isVisible = false

  init(_ context: Context) {
    self.context = context
    start = Platform.monotonicSeconds
  }

  func show(_ progress: ImportProgress) {
    guard context.terminal.errorsAreTerminal, context.verbosity > .quiet else { return }
    let now = Platform.monotonicSeconds
    guard now - start > 1, now - lastShown > 0.1 else { return }
    lastShown = now
    isVisible = true
    context.errors.write("\r\(Self.words(progress, seconds: now - start))\u{1B}[K")
  }

  /// Removes the line.
  func end() {
    guard isVisible else { return }
    context.errors.write("\r\u{1B}[K")
    isVisible = false
  }

  private static func words(_ progress: ImportProgress, seconds: Double) -> String {
    switch progress {
    case .reading(let bytes, let total):
      let megabytes = Double(bytes) / 1e6
      let rate = megabytes / max(seconds, 0.001)
      guard let total else { return "reading, \(Int(megabytes)) MB, \(Int(rate)) MB/s" }
      let left = (Double(total) / 1e6 - megabytes) / max(rate, 0.001)
      return
        "reading \(percent(bytes, of: total)), \(Int(rate)) MB/s, \(Int(left.rounded(.up))) s left"
    case .writing(let records, let total):
      return "writing \(percent(records, of: total)) of \(total) places"
    }
  }

  private static func percent(_ part: Int, of whole: Int) -> String {
    "\(whole == 0 ? 100 : part * 100 / whole) %"
  }
}
