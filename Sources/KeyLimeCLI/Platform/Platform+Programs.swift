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
}

extension Platform {
  /// Runs a program from `PATH` with `input` as standard input, and waits until it ends.
  ///
  /// The streams go through unnamed files, so that neither side ever waits for the other.
  static func run(_ words: [String], input: [UInt8] = []) throws(FileFault) -> ProgramResult {
    var rest = input
    let file = try temporaryFile { _ in
      defer { rest = [] }
      return rest
    }
    let files = try run(words, reading: file)
    defer { close(files.output) }
    return ProgramResult(
      status: files.status, output: try contents(of: files.output), errors: files.errors)
  }

  /// Runs a program found on PATH with a file as standard input, which is closed, and waits until it ends.
  static func run(_ words: [String], reading input: Int32) throws(FileFault) -> ProgramFiles {
    defer { close(input) }
    let output = try temporaryFile()
    do throws(FileFault) {
      let errors = try temporaryFile()
      defer { close(errors) }
      let process = try spawn(words, streams: [input, output, errors])
      var status: Int32 = 0
      _ = System.retrying { waitpid(process, &status, 0) }
      let text = String(decoding: try contents(of: errors), as: UTF8.self)
      lseek(output, 0, SEEK_SET)
      return ProgramFiles(status: exitCode(fromWait: status), output: output, errors: text)
    } catch {
      close(output)
      throw error
    }
  }

  /// An open file without a name that holds what a closure gives until it gives nothing, to be read from
  /// its beginning.
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

  private static func spawn(_ words: [String], streams: [Int32]) throws(FileFault) -> pid_t {
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

// MARK: - The pager

extension Platform {
  /// Pipes the bytes into a shell command and waits until it ends.
  ///
  /// Quitting the pager early is not an error. The command itself handles Ctrl-C. Returns false
  /// when the command cannot be started.
  static func pipe(_ bytes: [UInt8], into command: String) -> Bool {
    guard let stream = popen(command, "w") else { return false }
    let interrupt = signal(SIGINT, SIG_IGN)
    let brokenPipe = signal(SIGPIPE, SIG_IGN)
    try? write(bytes, to: fileno(stream))
    let status = exitCode(fromWait: pclose(stream))
    signal(SIGINT, interrupt)
    signal(SIGPIPE, brokenPipe)
    // The shell exits with 126 or 127 when the program cannot be run.
    return status != 126 && status != 127
  }
}
