#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

extension Platform {
  static func makeFolder(_ path: String) { mkdir(path, 0o755) }

  static func remove(_ path: String) { run(["rm", "-rf", path]) }

  /// Runs a program that must succeed.
  static func run(_ words: [String]) {
    let run = time(words, variables: [])
    guard run.status == 0 else { fail("\(words) ended with \(run.status)") }
  }

  /// The text of a small file; nil when it cannot be read.
  static func contents(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  /// Writes lines to a file.
  static func write(to path: String, _ lines: (_ line: (String) -> Void) -> Void) {
    guard let file = fopen(path, "w") else { fail("cannot write \(path)") }
    lines { fputs($0, file) }
    guard fclose(file) == 0 else { fail("cannot write \(path)") }
  }
}
