import KeyLimeEngine

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif
/// The result of running another program.
struct ProgramResult {
  /// The exit code.
  let status: Int32
  /// The bytes from its standard output.
  let output: [UInt8]
  /// The text from its standard error.
  let errors: String
}

/// What another program left behind, its output still in a file.
struct ProgramFiles {
  /// Its exit code.
  let status: Int32
  /// An open file without a name, to be read from its beginning and closed.
  let output: Int32
  /// What it wrote to standard error.
  let errors: String
  /// Whether it was ended because it wrote more than it may.
  var isTooLong = false
}

extension Platform {
  /// Runs a program from `PATH` with `input` as standard input, and waits until it ends.
  ///
  /// The streams go through unnamed files, so that neither side ever waits for the other. A program
  /// that takes longer than `limit` seconds is ended.
  static func run(
    _ words: [String], input: [UInt8] = [], limit: Double? = nil
  ) throws(FileFault) -> ProgramResult {
    var rest = input
    let file = try temporaryFile { _ in
      defer { rest = [] }
      return rest
    }
    let files = try run(words, reading: file, limit: limit)
    defer { close(files.output) }
    return ProgramResult(
      status: files.status, output: try contents(of: files.output), errors: files.errors)
  }

  /// Runs a program found on PATH with a file as standard input, which is closed, and waits until
  /// it ends.
  ///
  /// A program that writes more than `outputLimit` bytes is ended.
  static func run(
    _ words: [String], reading input: Int32, limit: Double? = nil, outputLimit: Int? = nil
  ) throws(FileFault) -> ProgramFiles {
    defer { close(input) }
    let output = try temporaryFile()
    do throws(FileFault) {
      let errors = try temporaryFile()
      defer { close(errors) }
      let process = try spawn(words, streams: [input, output, errors])
      let isTooLong = outputLimit.map { endsAbove($0, process, output: output) } ?? false
      let status = isTooLong ? SIGKILL : wait(for: process, limit: limit)
      let text = String(decoding: try contents(of: errors), as: UTF8.self)
      lseek(output, 0, SEEK_SET)
      return ProgramFiles(
        status: exitCode(fromWait: status), output: output, errors: text, isTooLong: isTooLong)
    } catch {
      close(output)
      throw error
    }
  }

  /// An open file without a name that holds what a closure gives until it gives nothing, to be read
  /// from its beginning.
  static func temporaryFile(
    _ next: (_ limit: Int) throws(FileFault) -> [UInt8]
  ) throws(FileFault) -> Int32 {
    let file = try temporaryFile()
    do throws(FileFault) {
      while true {
        let bytes = try next(1 << 20)
        if bytes.isEmpty { break }
        try write(bytes, to: file)
      }
    } catch {
      close(file)
      throw error
    }
    lseek(file, 0, SEEK_SET)
    return file
  }

  /// Runs a program on this terminal, which handles Ctrl-C itself, and waits until it ends.
  ///
  /// Returns its exit code, or 128 plus the signal that ended it.
  static func runInForeground(_ words: [String]) throws(FileFault) -> Int32 {
    let process = try spawn(words, streams: [])
    let (interrupt, quit) = (signal(SIGINT, SIG_IGN), signal(SIGQUIT, SIG_IGN))
    let status = wait(for: process, limit: nil)
    signal(SIGINT, interrupt)
    signal(SIGQUIT, quit)
    return exitCode(fromWait: status)
  }

  /// Starts a program that opens a window, and does not wait for the window to close.
  ///
  /// Returns false when it fails at once.
  static func open(_ words: [String]) throws(FileFault) -> Bool {
    let null = try openNull()
    defer { close(null) }
    let process = try spawn(words, streams: [null, null, null], isApart: true)
    guard let status = status(of: process, within: patience) else { return true }
    return exitCode(fromWait: status) == 0
  }

  /// How many seconds a program has to say that it cannot open a window.
  private static let patience = 0.5

  private static func openNull() throws(FileFault) -> Int32 {
    let null = systemOpenNull()
    guard null >= 0 else { throw FileFault("open", "/dev/null") }
    return null
  }

  /// Waits for the end of a program, and ends it when it takes too long.
  private static func wait(for process: pid_t, limit: Double?) -> Int32 {
    if let limit {
      if let status = status(of: process, within: limit) { return status }
      kill(process, SIGKILL)
    }
    var status: Int32 = 0
    _ = System.retrying { waitpid(process, &status, 0) }
    return status
  }

  /// Waits until a program is about to end; ends it, and says so, when its output grows above a
  /// limit.
  private static func endsAbove(_ limit: Int, _ process: pid_t, output: Int32) -> Bool {
    while true {
      var info = siginfo_t()
      let found = System.retrying {
        waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT)
      }
      if found != 0 || info.si_signo == SIGCHLD { return false }
      if let size = size(ofFile: output), size > limit { break }
      pause(seconds: 0.002)
    }
    kill(process, SIGKILL)
    var status: Int32 = 0
    _ = System.retrying { waitpid(process, &status, 0) }
    return true
  }

  /// The exit status of a program; nil when it still runs after `limit` seconds.
  private static func status(of process: pid_t, within limit: Double) -> Int32? {
    let end = monotonicSeconds + limit
    var status: Int32 = 0
    repeat {
      if System.retrying({ waitpid(process, &status, WNOHANG) }) == process { return status }
      pause(seconds: 0.005)
    } while monotonicSeconds < end
    return nil
  }

  /// Starts a program with these as its first streams, no signal blocked or ignored, and no shell.
  ///
  /// A program apart is not reached by Ctrl-C.
  private static func spawn(
    _ words: [String], streams: [Int32], isApart: Bool = false
  ) throws(FileFault) -> pid_t {
    #if canImport(Darwin)
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, standard) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&standard)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGPIPE] {
      sigaddset(&standard, signal)
    }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &standard)
    posix_spawnattr_setpgroup(&attributes, 0)
    let group = isApart ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group))
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let code = posix_spawnp(
      &process, words.first ?? "", &actions, &attributes, &arguments, environ)
    guard code == 0 else { throw FileFault("run", words.first ?? "", code: code) }
    return process
  }

  /// A file without a name, gone when it is closed.
  private static func temporaryFile() throws(FileFault) -> Int32 {
    var template = Array("\(environmentValue("TMPDIR") ?? "/tmp")/keylime.XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileFault("create", "a temporary file") }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }

  /// A path in the folder for temporary files.
  static func temporaryPath(_ name: String) -> String {
    "\(environmentValue("TMPDIR") ?? "/tmp")/\(name)"
  }

  private static func contents(of descriptor: Int32) throws(FileFault) -> [UInt8] {
    lseek(descriptor, 0, SEEK_SET)
    var bytes: [UInt8] = []
    while true {
      let chunk = try read(from: descriptor, limit: 1 << 20)
      if chunk.isEmpty { return bytes }
      bytes += chunk
    }
  }
}

private func systemOpenNull() -> Int32 { open("/dev/null", O_RDWR | O_CLOEXEC) }

// MARK: - The pager

extension Platform {
  /// Pipes the bytes into a shell command and waits until it ends.
  ///
  /// Quitting the pager early is not an error. The command itself handles Ctrl-C. Returns false
  /// when the command cannot be started, or fails: then nobody may have seen the bytes.
  static func pipe(_ bytes: [UInt8], into command: String) -> Bool {
    guard let stream = popen(command, "w") else { return false }
    let interrupt = signal(SIGINT, SIG_IGN)
    let brokenPipe = signal(SIGPIPE, SIG_IGN)
    try? write(bytes, to: fileno(stream))
    let status = exitCode(fromWait: pclose(stream))
    signal(SIGINT, interrupt)
    signal(SIGPIPE, brokenPipe)
    // Above 128 a signal ended it, such as that of Ctrl-C.
    return status == 0 || status > 128
  }
}
