#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs a line in `sh`, in a locale that knows UTF-8 whatever the tests were started in, and gives
/// what it printed, standard error included.
func printed(by line: String) -> String {
  guard let stream = popen("export LC_ALL=C.UTF-8; { \(line)\n} 2>&1", "r") else { return "" }
  var bytes: [UInt8] = []
  while case let byte = fgetc(stream), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
  pclose(stream)
  return String(decoding: bytes, as: UTF8.self)
}

/// Whether a program is on PATH.
func isInstalled(_ program: String) -> Bool {
  printed(by: "command -v \(program)").hasPrefix("/")
}

/// Makes a directory, writes `files` into it, and removes it after `work`.
func withFiles<Result>(
  _ files: [String: String], _ work: (_ directory: String) throws -> Result
) throws -> Result {
  var template = Array("/tmp/arguments-XXXXXX".utf8CString)
  let directory = template.withUnsafeMutableBufferPointer { buffer in
    buffer.baseAddress.flatMap(mkdtemp).map { String(cString: $0) }
  }
  guard let directory else { throw NoDirectory() }
  defer { _ = printed(by: "rm -r \(directory)") }
  for (name, text) in files {
    guard let file = fopen("\(directory)/\(name)", "w") else { throw NoDirectory() }
    fputs(text, file)
    fclose(file)
    // A process started meanwhile elsewhere may still hold the file open for writing, and such a
    // file cannot be run: the program is a copy that nobody but `cp` ever had open.
    if text.hasPrefix("#!") {
      _ = printed(by: "cd \(directory) && cp \(name) copy && mv copy \(name) && chmod 755 \(name)")
    }
  }
  return try work(directory)
}

struct NoDirectory: Error {}
