import KeyLimeEngine

/// The lines of a track: those of a file, or of standard input as they come.
final class TrackLines {
  private let input: InputStream
  /// Whether it is a file with a track; of what comes bit by bit nobody knows.
  let hasTrack: Bool

  /// Opens a track; `-` is standard input.
  ///
  /// Throws `usage` when the file cannot be read.
  init(_ path: String, _ context: Context) throws(Failure) {
    guard path != "-" else {
      (input, hasTrack) = (context.input, false)
      return
    }
    do throws(FileFault) {
      let text = String(decoding: try UserFile.read(path), as: UTF8.self)
      (input, hasTrack) = (InputStream(text: text), TrackLine.isTrack(text))
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
