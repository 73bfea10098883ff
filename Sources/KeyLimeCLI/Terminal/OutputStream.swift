import KeyLimeEngine

/// Bytes on their way out of the program: to a descriptor, or kept for a test.
///
/// A write never throws: the first fault is kept, later writes do nothing, and whoever ends the
/// program looks at `failure`. So no verb can forget to check, and a full disk is told once.
final class OutputStream {
  /// When the bytes leave.
  enum Buffering {
    /// When enough have gathered: for pipes and files.
    case block
    /// After every call: for a terminal.
    case none
  }

  private let descriptor: Int32?
  private let buffering: Buffering
  private var buffer: [UInt8] = []
  private(set) var failure: FileFault?

  private static let blockSize = 1 << 16

  /// Writes to a descriptor.
  init(descriptor: Int32, buffering: Buffering) {
    self.descriptor = descriptor
    self.buffering = buffering
  }

  /// Keeps everything in memory.
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

  /// Hands over what has gathered.
  func flush() {
    guard let descriptor, !buffer.isEmpty else { return }
    if failure == nil {
      do throws(FileFault) { try Platform.write(buffer, to: descriptor) } catch {
        failure = error
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// What has gathered in a stream that writes to memory.
  var gathered: [UInt8] { buffer }

  private func flushWhenDue() {
    switch buffering {
    case .block: if buffer.count >= Self.blockSize { flush() }
    case .none: flush()
    }
  }
}
