import KeyLimeEngine

/// Bytes on their way into the program: from a descriptor, or made up for a test.
final class InputStream {
  private let descriptor: Int32?
  private var buffer: [UInt8]
  private var start = 0
  /// Whether a question was asked, so that what is typed is an answer.
  var isForAnswers = false

  /// Reads from a file descriptor.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    buffer = []
  }

  /// Reads from a text, for tests.
  init(text: String) {
    descriptor = nil
    buffer = Array(text.utf8)
  }

  /// The next line without its line feed; nil at the end.
  ///
  /// Bytes that are not UTF-8 become U+FFFD. Throws ``FileFault`` when it cannot be read, or is
  /// longer than a mebibyte.
  func readLine() throws(FileFault) -> String? {
    if start > 1 << 16 {
      buffer.removeSubrange(..<start)
      start = 0
    }
    var scanned = start
    while true {
      if let end = buffer[scanned...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return String(decoding: buffer[start..<end], as: UTF8.self)
      }
      scanned = buffer.count
      guard scanned - start <= Self.longestLine else { throw .tooLong("read", "standard input") }
      guard try fill() else { break }
    }
    guard start < buffer.count else { return nil }
    defer { start = buffer.count }
    return String(decoding: buffer[start...], as: UTF8.self)
  }

  private static let longestLine = 1 << 20

  /// Whether a whole line can be read without waiting.
  var hasLine: Bool { buffer[start...].contains(0x0A) }

  /// Everything that is left.
  ///
  /// Throws ``FileFault`` when it cannot be read, or is longer than `limit` bytes.
  func readAll(limit: Int = 1 << 26) throws(FileFault) -> [UInt8] {
    while try fill() {
      guard buffer.count - start <= limit else { throw .tooLong("read", "standard input") }
    }
    defer { start = buffer.count }
    return Array(buffer[start...])
  }

  /// Discards answers that nobody reads any more, so that they do not reach the shell.
  func discardAnswers() {
    guard isForAnswers, let descriptor, Platform.isTerminal(descriptor) else { return }
    Platform.discardInput(from: descriptor)
  }

  /// What was read and not handed out yet, for a reader that goes on with the descriptor itself.
  func takeBuffered() -> [UInt8] {
    defer { start = buffer.count }
    return Array(buffer[start...])
  }

  /// The file descriptor, for code that streams or changes the keyboard mode; nil in a test.
  var terminalDescriptor: Int32? { descriptor }

  private func fill() throws(FileFault) -> Bool {
    guard let descriptor else { return false }
    let chunk = try Platform.read(from: descriptor, limit: 1 << 16)
    buffer += chunk
    return !chunk.isEmpty
  }
}
