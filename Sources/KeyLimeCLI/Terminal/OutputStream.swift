import KeyLimeEngine

/// An output stream: a file descriptor, or memory for a test.
///
/// Writing never throws. The stream keeps the first error, ignores later writes, and the end of the
/// run checks `failure`. So no verb can forget the check, and a full disk is reported once.
final class OutputStream {
  /// When buffered bytes are written.
  enum Buffering {
    /// When the buffer is full: for pipes and files.
    case block
    /// After every call: for a terminal.
    case none
  }

  private let descriptor: Int32?
  private let buffering: Buffering
  private var buffer: [UInt8] = []
  private(set) var failure: FileFault?

  private static let blockSize = 1 << 16

  /// Writes to a file descriptor.
  init(descriptor: Int32, buffering: Buffering) {
    self.descriptor = descriptor
    self.buffering = buffering
  }

  /// Collects everything in memory.
  init() {
    descriptor = nil
    buffering = .block
  }

  /// Writes bytes.
  func write(_ bytes: [UInt8]) {
    buffer += bytes
    flushWhenDue()
  }

  /// Writes text as UTF-8.
  func write(_ text: String) {
    buffer += text.utf8
    flushWhenDue()
  }

  /// Writes text and a line feed.
  func write(line: String) { write(line + "\n") }

  /// Writes the buffered bytes.
  func flush() {
    guard let descriptor, !buffer.isEmpty else { return }
    if failure == nil {
      do throws(FileFault) { try Platform.write(buffer, to: descriptor) } catch {
        failure = error
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// The bytes that were written to a stream in memory.
  var gathered: [UInt8] { buffer }

  private func flushWhenDue() {
    switch buffering {
    case .block: if buffer.count >= Self.blockSize { flush() }
    case .none: flush()
    }
  }
}
