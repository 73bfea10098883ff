#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// One finished process.
struct ProcessTime {
  let milliseconds: Double
  let residentMegabytes: Double
  let status: Int32
}

enum Platform {
  /// Runs a program with its output thrown away and tells how long it took as a whole.
  static func time(_ words: [String], variables: [String], input: String? = nil) -> ProcessTime {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input ?? "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var arguments = words.map { strdup($0) } + [nil]
    var environment = (variables + ["PATH=/usr/bin:/bin"]).map { strdup($0) } + [nil]
    defer { for pointer in arguments + environment { free(pointer) } }
    var process = pid_t()
    let start = now()
    let code = posix_spawnp(&process, words[0], &actions, nil, &arguments, &environment)
    guard code == 0 else { fail("cannot run \(words[0]): \(String(cString: strerror(code)))") }
    var status: Int32 = 0
    var usage = rusage()
    wait4(process, &status, 0, &usage)
    return ProcessTime(
      milliseconds: (now() - start) * 1000, residentMegabytes: Double(usage.ru_maxrss) / 1024,
      status: status >> 8 & 0xFF)
  }

  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func makeFolder(_ path: String) { mkdir(path, 0o755) }

  /// Runs a program that must succeed.
  static func run(_ words: [String]) {
    let run = time(words, variables: [])
    guard run.status == 0 else { fail("\(words) ended with \(run.status)") }
  }

  /// The text of a small file.
  static func contents(of path: String) -> String {
    guard let file = fopen(path, "r") else { fail("cannot read \(path)") }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  /// A moment, in seconds since 1970, as `2026-11-20T12:00:00` in UTC.
  static func timestamp(_ seconds: Int) -> String {
    var (moment, parts) = (time_t(seconds), tm())
    gmtime_r(&moment, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%S", &parts)
    return String(decoding: text[..<count].map(UInt8.init), as: UTF8.self)
  }

  static func remove(_ path: String) { _ = time(["rm", "-rf", path], variables: []) }

  static func fail(_ message: String) -> Never {
    fputs("Benchmarks: \(message)\n", stderr)
    exit(1)
  }

  /// Writes lines to a file a megabyte at a time.
  static func write(to path: String, _ lines: (_ line: (String) -> Void) -> Void) {
    guard let file = fopen(path, "w") else { fail("cannot write \(path)") }
    lines { fputs($0, file) }
    fclose(file)
  }
}
