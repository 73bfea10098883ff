import Arguments
import KeyLimeEngine

extension UserFile {
  /// Runs what reads a file or a folder that the command line names.
  ///
  /// Throws `usage` when it cannot be read.
  static func reading<Result>(
    _ path: String, _ body: () throws(FileFault) -> Result
  ) throws(Failure) -> Result {
    do throws(FileFault) { return try body() } catch {
      if error.isMissing, path.contains("://") {
        throw .cannot(
          "read '\(path)'", "it is an address, not a file", .usage, code: "file-unreadable",
          hints: ["fetch it first: curl -fLO \(ShellLine.quoted(path))"])
      }
      throw .cannot("read '\(path)'", error.reason, .usage, code: "file-unreadable")
    }
  }
}
