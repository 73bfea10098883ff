#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// A shell in a pseudo-terminal of its own, as somebody sits before it.
final class TerminalShell {
  private static let prompt = "ready> "

  private let keys: Int32
  private let process: pid_t
  /// What the terminal showed since the last question to it.
  private var shown: [UInt8] = []

  /// Starts a shell that finds `keylime`, and waits for its prompt.
  init(_ bench: Bench, columns: UInt16 = 0) throws {
    var (keys, program): (Int32, Int32) = (-1, -1)
    guard openpty(&keys, &program, nil, nil, nil) == 0 else { throw SystemFault.last("openpty") }
    // Opened by the leader of a new session, the terminal comes to control it.
    let path = try Self.name(of: program)
    _ = fcntl(keys, F_SETFD, FD_CLOEXEC)
    var variables = bench.environment
    variables["KEYLIME_LIST"] = nil
    variables["PS1"] = Self.prompt
    process = try Self.start(path, in: bench.home, variables)
    self.keys = keys
    close(program)
    if columns > 0 { resize(columns: columns) }
    try wait(for: Self.prompt)
  }

  deinit {
    close(keys)
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  /// The path of a terminal; other tests may ask for theirs at the same time.
  private static func name(of terminal: Int32) throws -> String {
    var name = [CChar](repeating: 0, count: 128)
    let code = ttyname_r(terminal, &name, name.count)
    guard code == 0 else {
      throw SystemFault(call: "ttyname", description: String(cString: strerror(code)))
    }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func start(
    _ terminal: String, in folder: String, _ environment: [String: String]
  ) throws -> pid_t {
    #if canImport(Glibc)
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #else
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    for stream: Int32 in 1...2 { posix_spawn_file_actions_adddup2(&actions, 0, stream) }
    #if canImport(Glibc)
      // POSIX_SPAWN_SETSID, which Swift does not see.
      posix_spawnattr_setflags(&attributes, 0x80)
    #else
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSID))
    #endif
    let words = ["/bin/sh", "-c", "cd \"$0\" && exec /bin/sh -i", folder]
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process = pid_t()
    let code = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables)
    guard code == 0 else {
      throw SystemFault(call: "spawn", description: String(cString: strerror(code)))
    }
    return process
  }

  /// Makes the window as wide as that, and tells those in it.
  func resize(columns: UInt16) {
    shown = []
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(keys, UInt(TIOCSWINSZ), &size)
  }

  /// Types a line into the shell and waits for its next prompt; gives what was shown.
  @discardableResult
  func run(_ line: String) throws -> String { try type(line + "\n", until: Self.prompt) }

  /// Types some keys and waits until a text is shown; gives what was shown up to it.
  @discardableResult
  func type(_ text: String, until wanted: String) throws -> String {
    shown = []
    let bytes = Array(text.utf8)
    guard write(keys, bytes, bytes.count) == bytes.count else { throw SystemFault.last("write") }
    return try wait(for: wanted)
  }

  /// Waits until a text is shown; gives what was shown up to it.
  @discardableResult
  func wait(for wanted: String) throws -> String {
    var pauses = 0
    while true {
      let text = String(decoding: shown.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
      if text.contains(wanted) { return text }
      var request = pollfd(fd: keys, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 100) > 0 else {
        pauses += 1
        guard pauses < 200 else {
          throw SystemFault(call: "wait for '\(wanted)'", description: text)
        }
        continue
      }
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = read(keys, &chunk, chunk.count)
      guard count > 0 else { throw SystemFault(call: "read", description: text) }
      shown += chunk[..<count]
    }
  }
}
