import KeyLimeEngine

/// The lines of a track: those of a file, or of standard input as they come.
final class TrackLines {
  private let input: InputStream
  /// A whole file of XML, whose line breaks mean nothing.
  private var markup: String?

  /// Opens a track; `-` is standard input.
  ///
  /// Throws `usage` when the file cannot be read.
  init(_ path: String, _ context: Context) throws(Failure) {
    guard path != "-" else {
      input = context.input
      return
    }
    do throws(FileFault) {
      let text = String(decoding: try UserFile.read(path), as: UTF8.self)
      let isMarkup = text.first { !$0.isWhitespace && $0 != "\u{FEFF}" } == "<"
      input = InputStream(text: isMarkup ? "" : text)
      markup = isMarkup ? text : nil
    } catch { throw Self.unreadable(path, error) }
  }

  /// The next line, or a whole file of XML; nil at the end.
  ///
  /// Throws `usage` when it cannot be read.
  func next() throws(Failure) -> String? {
    if let whole = markup {
      markup = nil
      return whole
    }
    do throws(FileFault) { return try input.readLine() } catch {
      throw Self.unreadable("-", error)
    }
  }

  private static func unreadable(_ path: String, _ fault: FileFault) -> Failure {
    .cannot("read the track '\(path)'", fault.reason, .usage, code: "input-unreadable")
  }
}
