#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

// Everything in this layer that reaches the operating system or differs between systems.

/// What the operating system answered to a call that failed.
struct SystemError: Error, Equatable {
  let number: Int32

  /// The system's words for it, such as `No space left on device`.
  var text: String { strerror(number).map { String(cString: $0) } ?? "error \(number)" }

  var isBrokenPipe: Bool { number == EPIPE }
  var isMissingFile: Bool { number == ENOENT || number == ENOTDIR }

  /// The error of the call that just failed.
  static var last: SystemError { SystemError(number: errno) }
}

/// The calls themselves.
enum Platform {}

// MARK: - The process

extension Platform {
  /// The words of the command line with the program's name first; nil where they are not UTF-8.
  static var commandLine: [String?] {
    let count = Int(CommandLine.argc)
    let pointers = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: count)
    return pointers.map { word in word.flatMap { String(validatingCString: $0) } }
  }

  static func environmentValue(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  static func setEnvironment(_ name: String, to value: String) { setenv(name, value, 1) }

  /// A parent may have told us to ignore SIGPIPE; a filter that lost its reader has to die of it.
  static func restoreSignals() { signal(SIGPIPE, SIG_DFL) }

  static func exit(with status: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Glibc.exit(status)
    #endif
  }

  static func sine(_ angle: Double) -> Double { sin(angle) }
  static func cosine(_ angle: Double) -> Double { cos(angle) }

  static var secondsSinceEpoch: Int64 { Int64(time(nil)) }

  /// Seconds on a clock that nobody sets.
  static var monotonicSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Does nothing for a while.
  static func pause(seconds: Double) {
    _ = poll(nil, 0, Int32(max(0, min(seconds, 86_400)) * 1000))
  }

  /// What tells this machine from others: systemd's machine id, else the host's name.
  static var machineName: String {
    let id = try? readFile("/etc/machine-id")
    if let id, !id.isEmpty { return String(decoding: id.filter { $0 > 0x20 }, as: UTF8.self) }
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The path of this program, so that a plug-in can call back.
  static var executablePath: String? {
    #if canImport(Darwin)
      CommandLine.arguments.first
    #else
      realPath(of: "/proc/self/exe") ?? CommandLine.arguments.first
    #endif
  }

  static func realPath(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Becomes another program; returns only when it could not be started.
  static func execute(_ path: String, _ words: [String]) -> SystemError {
    var pointers: [UnsafeMutablePointer<CChar>?] = ([path] + words).map { strdup($0) }
    pointers.append(nil)
    execv(path, pointers)
    let error = SystemError.last
    for pointer in pointers { free(pointer) }
    return error
  }

  /// Runs a line of shell and waits: its exit code, or 128 and the signal it died of.
  static func runShell(_ command: String) -> Int32 { exitCode(fromWait: system(command)) }

  private static func exitCode(fromWait status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

// MARK: - Descriptors

extension Platform {
  /// Writes all bytes, however often the system takes only some.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[start...]))
      }
      if written >= 0 {
        start += written
      } else if errno == EAGAIN {
        awaitReadiness(of: descriptor, for: Int16(POLLOUT), milliseconds: -1)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Reads at most `limit` bytes; none at the end.
  static func read(from descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
        count = systemRead(descriptor, buffer)
        filled = max(0, count)
      }
      if count >= 0 { return bytes }
      if errno == EAGAIN {
        awaitReadiness(of: descriptor, for: Int16(POLLIN), milliseconds: -1)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  @discardableResult
  private static func awaitReadiness(
    of descriptor: Int32, for events: Int16, milliseconds: Int32
  ) -> Bool {
    var request = pollfd(fd: descriptor, events: events, revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The size of the terminal behind a descriptor, when it has one.
  static func screenSize(of descriptor: Int32) -> ScreenSize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

// MARK: - Files

extension Platform {
  static func readFile(_ path: String) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while true {
      let chunk = try read(from: descriptor, limit: 1 << 16)
      if chunk.isEmpty { return bytes }
      bytes += chunk
    }
  }

  /// Puts the bytes where `path` leads, all of them or none.
  ///
  /// A new file beside it takes its place when it is safely written. A symbolic link stays one.
  /// Missing folders are made.
  static func replaceFile(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let target = realPath(of: path) ?? path
    try makeFolder(target.split(separator: "/", omittingEmptySubsequences: false).dropLast())
    let temporary = "\(target).\(getpid()).new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      defer { close(descriptor) }
      try write(bytes, to: descriptor)
      guard fsync(descriptor) == 0, rename(temporary, target) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func makeFolder(_ parts: ArraySlice<Substring>) throws(SystemError) {
    let path = parts.joined(separator: "/")
    guard !path.isEmpty, access(path, F_OK) != 0 else { return }
    try makeFolder(parts.dropLast())
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
  }

  /// Whether this is a regular file that may be run.
  static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder that begin so, in no order; none when it cannot be read.
  static func names(in folder: String, startingWith prefix: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) {
          strncmp($0, prefix, prefix.utf8.count) == 0 ? String(validatingCString: $0) : nil
        }
      }
      if let name { names.append(name) }
    }
    return names
  }
}

// MARK: - The pager

extension Platform {
  /// Pipes the bytes into a shell command and waits until it ends.
  ///
  /// Quitting the pager before it has read everything is no error. The command decides what Ctrl-C
  /// means while it runs.
  static func pipe(_ bytes: [UInt8], into command: String) -> Bool {
    guard let stream = popen(command, "w") else { return false }
    let interrupt = signal(SIGINT, SIG_IGN)
    let brokenPipe = signal(SIGPIPE, SIG_IGN)
    try? write(bytes, to: fileno(stream))
    let status = exitCode(fromWait: pclose(stream))
    signal(SIGINT, interrupt)
    signal(SIGPIPE, brokenPipe)
    // 126 and 127 are the shell's: there is no such program.
    return status != 126 && status != 127
  }
}

// MARK: - Keys

extension Platform {
  /// Changes what the terminal does with keys while `body` runs, and always changes it back.
  ///
  /// Signals that would end or stop the program are held back meanwhile; `readKeys` lets them
  /// through at a moment when the terminal is as it was.
  static func withKeyboard<Result, Fault: Error>(
    _ mode: KeyboardMode, _ descriptor: Int32,
    _ body: (Keyboard) throws(Fault) -> Result
  ) throws(Fault) -> Result {
    let keyboard = Keyboard(mode, descriptor)
    keyboard.take()
    defer { keyboard.giveBack() }
    return try body(keyboard)
  }
}

/// A terminal whose keys come to us in another way than usual.
final class Keyboard {
  private let descriptor: Int32
  private let mode: KeyboardMode
  private var saved: termios?
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

  fileprivate init(_ mode: KeyboardMode, _ descriptor: Int32) {
    self.mode = mode
    self.descriptor = descriptor
  }

  fileprivate func take() {
    var current = termios()
    guard tcgetattr(descriptor, &current) == 0 else { return }
    block(SIG_BLOCK)
    saved = current
    switch mode {
    case .hidden: current.c_lflag &= ~tcflag_t(ECHO)
    case .singleKeys: current.c_lflag &= ~tcflag_t(ECHO | ICANON)
    }
    tcsetattr(descriptor, TCSAFLUSH, &current)
  }

  fileprivate func giveBack() {
    guard var before = saved else { return }
    saved = nil
    tcsetattr(descriptor, TCSADRAIN, &before)
    // What was held back arrives here, and finds the terminal in order.
    block(SIG_UNBLOCK)
  }

  /// The bytes of the next keys: a line in `hidden` mode, a key in `singleKeys`; none at the end.
  func readKeys() -> [UInt8] {
    while !Platform.isReady(descriptor, milliseconds: 50) {
      guard isSignalled() else { continue }
      giveBack()
      take()
    }
    return (try? Platform.read(from: descriptor, limit: 4096)) ?? []
  }

  private func isSignalled() -> Bool {
    var pending = sigset_t()
    return sigpending(&pending) == 0 && Self.signals.contains { sigismember(&pending, $0) == 1 }
  }

  private func block(_ how: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in Self.signals { sigaddset(&set, signal) }
    sigprocmask(how, &set, nil)
  }
}

extension Platform {
  fileprivate static func isReady(_ descriptor: Int32, milliseconds: Int32) -> Bool {
    awaitReadiness(of: descriptor, for: Int16(POLLIN), milliseconds: milliseconds)
  }
}

// MARK: - Other programs

/// What another program left behind.
struct ProgramResult {
  /// Its exit code.
  let status: Int32
  /// What it wrote to standard output.
  let output: [UInt8]
  /// What it wrote to standard error.
  let errors: String
}

extension Platform {
  /// Runs a program found on PATH with these bytes as standard input and waits until it ends.
  ///
  /// The streams go through unnamed files, so that neither side ever waits for the other.
  static func run(_ words: [String], input: [UInt8] = []) throws(SystemError) -> ProgramResult {
    let files = [try temporaryFile(), try temporaryFile(), try temporaryFile()]
    defer { for file in files { close(file) } }
    try write(input, to: files[0])
    lseek(files[0], 0, SEEK_SET)
    let process = try spawn(words, streams: files)
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    return ProgramResult(
      status: exitCode(fromWait: status), output: try contents(of: files[1]),
      errors: String(decoding: try contents(of: files[2]), as: UTF8.self))
  }

  private static func spawn(_ words: [String], streams: [Int32]) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
    }
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let code = posix_spawnp(&process, words.first ?? "", &actions, nil, &arguments, environ)
    guard code == 0 else { throw SystemError(number: code) }
    return process
  }

  /// A file without a name, gone when it is closed.
  private static func temporaryFile() throws(SystemError) -> Int32 {
    var template = Array("\(environmentValue("TMPDIR") ?? "/tmp")/keylime.XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .last }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }

  private static func contents(of descriptor: Int32) throws(SystemError) -> [UInt8] {
    lseek(descriptor, 0, SEEK_SET)
    var bytes: [UInt8] = []
    while true {
      let chunk = try read(from: descriptor, limit: 1 << 20)
      if chunk.isEmpty { return bytes }
      bytes += chunk
    }
  }
}

// MARK: - Clocks

extension Platform {
  /// The name of the zone that the system's clocks show: where `/etc/localtime` leads, else the line
  /// in `/etc/timezone`; nil when neither says.
  static var systemZoneName: String? {
    if let path = realPath(of: "/etc/localtime") {
      let name = zoneName(from: path)
      if name != path { return name }
    }
    guard let bytes = try? readFile("/etc/timezone") else { return nil }
    return String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self)
  }

  /// `Europe/London` from `:Europe/London` or `/usr/share/zoneinfo/Europe/London`.
  static func zoneName(from text: String) -> String {
    let folder = "/zoneinfo/"
    let bare = text.hasPrefix(":") ? text.dropFirst() : text[...]
    guard let end = bare.indices.last(where: { bare[..<$0].hasSuffix(folder) }) else {
      return String(bare)
    }
    return String(bare[end...])
  }
}
