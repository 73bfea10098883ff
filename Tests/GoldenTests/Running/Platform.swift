import Thoroughness

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// A call to the operating system that a test needs and that failed.
struct SystemFault: Error, CustomStringConvertible {
  let call: String
  let description: String

  static func last(_ call: String) -> SystemFault {
    SystemFault(call: call, description: "\(call): \(String(cString: strerror(errno)))")
  }
}

/// What a program left behind.
struct Finished: Equatable {
  /// Its exit code, or 128 and the signal it died of.
  let status: Int32
  let output: [UInt8]
  let errors: [UInt8]

  var outputText: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }
}

/// Where the standard output of a started program goes.
enum OutputTarget {
  /// Kept, and given when it ends.
  case kept
  /// A pipe whose reader has gone away.
  case closedPipe
  /// A file, such as `/dev/full`.
  case file(String)
}

#if canImport(Glibc)
  private typealias FileActions = posix_spawn_file_actions_t
#else
  private typealias FileActions = posix_spawn_file_actions_t?
#endif

/// A program that was started and is waited for by `finish`.
final class Running {
  let process: pid_t
  private let output: Int32
  private let errors: Int32
  /// The end of a pipe into its standard input; -1 when its input is empty.
  private let input: Int32

  /// Starts `words[0]`, a path, in a folder with exactly this environment.
  convenience init(
    _ words: [String], in folder: String, environment: [String: String],
    output: OutputTarget = .kept, keepsInputOpen: Bool = false
  ) throws(SystemFault) {
    let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder]
    try self.init(
      shell + words, environment: environment, output: output, keepsInputOpen: keepsInputOpen)
  }

  /// Starts a shell with a line.
  convenience init(
    shell: String, _ line: String, environment: [String: String], output: OutputTarget = .kept
  ) throws(SystemFault) {
    try self.init([shell, "-c", line], environment: environment, output: output)
  }

  private init(
    _ words: [String], environment: [String: String], output target: OutputTarget = .kept,
    keepsInputOpen: Bool = false
  ) throws(SystemFault) {
    output = try temporaryFile()
    errors = try temporaryFile()
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var ends: [Int32] = [-1, -1]
    if keepsInputOpen {
      guard pipe(&ends) == 0 else { throw .last("pipe") }
      posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
      posix_spawn_file_actions_addclose(&actions, ends[1])
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    input = ends[1]
    var closed: Int32 = -1
    switch target {
    case .kept: posix_spawn_file_actions_adddup2(&actions, output, 1)
    case .file(let path): posix_spawn_file_actions_addopen(&actions, 1, path, O_WRONLY, 0)
    case .closedPipe:
      closed = try writeEndWithoutReader()
      posix_spawn_file_actions_adddup2(&actions, closed, 1)
    }
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    process = try Self.spawn(words, environment, &actions)
    for descriptor in [ends[0], closed] where descriptor >= 0 { close(descriptor) }
  }

  private static func spawn(
    _ words: [String], _ environment: [String: String],
    _ actions: inout FileActions
  ) throws(SystemFault) -> pid_t {
    #if canImport(Glibc)
      var attributes = posix_spawnattr_t()
    #else
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Whoever runs the tests may ignore or block signals; the program must start as from a shell.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGPIPE, SIGTERM, SIGQUIT] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process = pid_t()
    let code = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables)
    guard code == 0 else {
      throw SystemFault(
        call: "spawn", description: "\(words[0]): \(String(cString: strerror(code)))")
    }
    return process
  }

  /// What it has said on standard error so far.
  var errorsSoFar: String {
    String(decoding: (try? contents(of: errors)) ?? [], as: UTF8.self)
  }

  func send(_ signal: Int32) { kill(process, signal) }

  /// Waits until it ends; after `seconds` it is killed, and its status is 137.
  func finish(within seconds: Double = 60) throws(SystemFault) -> Finished {
    if input >= 0 { close(input) }
    defer { for descriptor in [output, errors] { close(descriptor) } }
    var status: Int32 = 0
    let pause: UInt32 = 300
    var waited = 0.0
    while waitpid(process, &status, WNOHANG) == 0 {
      usleep(pause)
      waited += Double(pause) / 1e6
      if waited > seconds { send(SIGKILL) }
    }
    let signal = status & 0x7F
    return Finished(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal,
      output: try contents(of: output), errors: try contents(of: errors))
  }
}

private func writeEndWithoutReader() throws(SystemFault) -> Int32 {
  var ends: [Int32] = [0, 0]
  guard pipe(&ends) == 0 else { throw .last("pipe") }
  close(ends[0])
  return ends[1]
}

/// A file without a name that no started program inherits.
private func temporaryFile() throws(SystemFault) -> Int32 {
  var template = Array("/tmp/keylime-output.XXXXXX".utf8CString)
  let descriptor = mkstemp(&template)
  guard descriptor >= 0 else { throw .last("mkstemp") }
  unlink(template)
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  return descriptor
}

private func contents(of descriptor: Int32) throws(SystemFault) -> [UInt8] {
  var bytes: [UInt8] = []
  while true {
    let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, buffer.count, off_t(bytes.count)))
    }
    if chunk.isEmpty { return bytes }
    bytes += chunk
  }
}

// MARK: - Files

/// The bytes of a file; nil when there is none.
func readFile(_ path: String) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  return try? contents(of: descriptor)
}

func writeFile(_ path: String, _ bytes: [UInt8]) throws(SystemFault) {
  // A child that inherits the file keeps a script from being run: "text file busy".
  guard let file = fopen(path, "we") else { throw .last("open \(path)") }
  fwrite(bytes, 1, bytes.count, file)
  guard fclose(file) == 0 else { throw .last("write \(path)") }
}

/// The names in a folder, sorted; none when there is no such folder.
func names(in folder: String) -> [String] {
  guard let stream = opendir(folder) else { return [] }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if !name.hasPrefix(".") { names.append(name) }
  }
  return names.sorted()
}

func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

func isProgram(_ path: String) -> Bool { access(path, X_OK) == 0 }

/// Whether this process may do anything to any file.
var isRoot: Bool { geteuid() == 0 }

func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }

/// Holds the lock on a file as another process would, while `body` runs.
func withLock<Result>(on path: String, _ body: () throws -> Result) throws -> Result {
  let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
  guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else { throw SystemFault.last("flock") }
  defer { close(descriptor) }
  return try body()
}

/// Makes a folder of a name of fixed length, and removes it after `body`.
func withFolder<Result>(_ body: (_ path: String) throws -> Result) throws -> Result {
  let path = try newFolder()
  defer { remove(folder: path) }
  return try body(path)
}

/// Makes a folder that is removed when the program ends.
func lastingFolder() throws -> String { try newFolder("\(lasting.get())/XXXXXX") }

/// The folder of those that last.
private let lasting = Result<String, any Error> {
  let path = try newFolder()
  setenv(lastingVariable, path, 1)
  atexit { if let path = variable(lastingVariable) { remove(folder: path) } }
  return path
}

private let lastingVariable = "KEYLIME_TESTS_FOLDER"

private func newFolder(
  _ template: String = "\(TestFolders.parent)/keylime-test.XXXXXX"
) throws -> String {
  var template = Array(template.utf8CString)
  let made = template.withUnsafeMutableBufferPointer { buffer in
    buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
  }
  guard let path = made else { throw SystemFault.last("mkdtemp") }
  return path
}

private func remove(folder: String) {
  let environment = ["PATH": "/usr/bin:/bin"]
  let line = "rm -rf '\(folder)' 2>&- || { chmod -R u+w '\(folder)'; rm -rf '\(folder)'; }"
  let removal = try? Running(shell: "/bin/sh", line, environment: environment)
  _ = try? removal?.finish()
}

func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// The path of the program that runs the tests.
var runningProgram: String? {
  guard let resolved = realpath("/proc/self/exe", nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}
