import KeyLimeEngine

extension UserFile {
  /// Runs what reads a file or a folder that the command line names.
  ///
  /// Throws `usage` when it cannot be read.
  static func reading<Result>(
    _ path: String, _ body: () throws(FileFault) -> Result
  ) throws(Failure) -> Result {
    do throws(FileFault) { return try body() } catch {
      throw .cannot("read '\(path)'", error.reason, .usage, code: "file-unreadable")
    }
  }
}
