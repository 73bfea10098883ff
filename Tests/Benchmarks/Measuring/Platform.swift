#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// One finished process.
struct ProcessTime {
  let milliseconds: Double
  /// The most that it had in memory, or this program before it became another one: see MemoryTrial.
  let residentMegabytes: Double
  let status: Int32
}

/// What the system does for the benchmarks.
enum Platform {
  /// Runs a program and tells how long it took as a whole; its output goes to a file, or nowhere.
  static func time(
    _ words: [String], variables: [String], input: String? = nil, output: String? = nil
  ) -> ProcessTime {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input ?? "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, 1, output ?? "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let path = variables.contains { $0.hasPrefix("PATH=") } ? [] : ["PATH=/usr/bin:/bin"]
    var arguments = words.map { strdup($0) } + [nil]
    var environment = (variables + path).map { strdup($0) } + [nil]
    defer { for pointer in arguments + environment { free(pointer) } }
    var process = pid_t()
    let start = now()
    let code = posix_spawnp(&process, words[0], &actions, nil, &arguments, &environment)
    guard code == 0 else { fail("cannot run \(words[0]): \(String(cString: strerror(code)))") }
    var status: Int32 = 0
    var usage = rusage()
    wait4(process, &status, 0, &usage)
    let end = now()
    // Ended by a signal, it did not succeed either.
    return ProcessTime(
      milliseconds: (end - start) * 1000,
      residentMegabytes: Double(usage.ru_maxrss) / residentUnitsPerMegabyte,
      status: status & 0x7F != 0 ? -(status & 0x7F) : status >> 8 & 0xFF)
  }

  #if os(Linux)
    static let trueProgram = "/bin/true"
    private static let residentUnitsPerMegabyte = 1024.0
  #else
    static let trueProgram = "/usr/bin/true"
    private static let residentUnitsPerMegabyte = 1_048_576.0
  #endif

  private static func now(_ clock: clockid_t = CLOCK_MONOTONIC) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// A moment, in seconds since 1970, as `2026-11-20T12:00:00` in UTC.
  static func timestamp(_ seconds: Int) -> String {
    var (moment, parts) = (time_t(seconds), tm())
    gmtime_r(&moment, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%S", &parts)
    return String(decoding: text[..<count].map(UInt8.init), as: UTF8.self)
  }

  /// The day on which this runs.
  static var today: String { String(timestamp(Int(now(CLOCK_REALTIME))).prefix(10)) }

  /// How many cores there are.
  static var cores: Int { Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The system and its processor.
  static var system: String {
    #if os(Linux)
      let model = contents(of: "/proc/cpuinfo")?.split(separator: "\n")
        .first { $0.hasPrefix("model name") }?.split(separator: ":").last
      return "Linux,\(model ?? " unknown processor")"
    #else
      return "macOS"
    #endif
  }

  /// The variables that this program was started with.
  static var variables: [String] {
    var (pointer, found) = (environ, [String]())
    while let entry = pointer.pointee {
      found.append(String(cString: entry))
      pointer += 1
    }
    return found
  }

  /// Prints a line at once, so that a long run can be watched.
  static func print(_ line: String) {
    fputs(line + "\n", stdout)
    fflush(stdout)
  }

  static func fail(_ message: String) -> Never {
    fputs("Benchmarks: \(message)\n", stderr)
    exit(1)
  }
}

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
