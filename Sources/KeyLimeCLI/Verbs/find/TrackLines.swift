import KeyLimeEngine

/// The lines of a track: those of a file, or of standard input as they come.
final class TrackLines {
  private let input: InputStream

  /// Opens a track; `-` is standard input.
  ///
  /// Throws `usage` when the file cannot be read.
  init(_ path: String, _ context: Context) throws(Failure) {
    guard path != "-" else {
      input = context.input
      return
    }
    do throws(FileFault) {
      input = InputStream(text: String(decoding: try UserFile.read(path), as: UTF8.self))
    } catch { throw Self.unreadable(path, error) }
  }

  /// The next line; nil at the end.
  ///
  /// Throws `usage` when it cannot be read.
  func next() throws(Failure) -> String? {
    do throws(FileFault) { return try input.readLine() } catch {
      throw Self.unreadable("-", error)
    }
  }

  private static func unreadable(_ path: String, _ fault: FileFault) -> Failure {
    .cannot("read the track '\(path)'", fault.reason, .usage, code: "input-unreadable")
  }
}
