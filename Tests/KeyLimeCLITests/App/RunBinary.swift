#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The built program, run through a shell as its users run it.
enum RunBinary {
  /// What became of a line of shell.
  struct Result {
    let status: Int32
    let output: String
  }

  /// Where the program was built: beside the bundle of these tests.
  static var path: String? {
    #if os(Linux)
      guard let runner = realpath("/proc/self/exe", nil) else { return nil }
      defer { free(runner) }
      let folder = String(cString: runner).split(separator: "/").dropLast().joined(separator: "/")
      return access("/\(folder)/keylime", X_OK) == 0 ? "/\(folder)/keylime" : nil
    #else
      let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? ""
      let parts = bundle.split(separator: "/", omittingEmptySubsequences: false)
      let folder = parts.prefix { !$0.hasSuffix(".xctest") }.joined(separator: "/")
      return access("\(folder)/keylime", X_OK) == 0 ? "\(folder)/keylime" : nil
    #endif
  }

  /// Runs a line of bash in which `$KEYLIME_BIN` is the program, with a fixed environment.
  ///
  /// The status is the line's own; standard error is only seen where the line redirects it.
  static func shell(_ line: String) -> Result? {
    guard let path else { return nil }
    let quoted = line.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''")
    let command =
      "env -i PATH=/usr/bin:/bin HOME=/nowhere KEYLIME_BIN='\(path)' bash -c '\(quoted)'"
    guard let stream = popen(command, "r") else { return nil }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&chunk, 1, chunk.count, stream), count > 0 {
      bytes += chunk[..<count]
    }
    let status = pclose(stream)
    return Result(
      status: status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F),
      output: String(decoding: bytes, as: UTF8.self))
  }
}
