import KeyLimeEngine

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif
// All calls of this layer to the operating system, and all differences between systems, are in this
// folder.

/// The calls themselves.
enum Platform {}

// MARK: - The process

extension Platform {
  /// The words of the command line, first the program's name; nil for words that are not UTF-8.
  static var commandLine: [String?] {
    let count = Int(CommandLine.argc)
    let pointers = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: count)
    return pointers.map { word in word.flatMap { String(validatingCString: $0) } }
  }

  static func environmentValue(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  static func setEnvironment(_ name: String, to value: String) { setenv(name, value, 1) }

  /// Restores the default of SIGPIPE, which a parent may have ignored: a filter must end when its
  /// reader goes away.
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
  static var monotonicSeconds: Double { Double(System.monotonicNanoseconds) / 1e9 }

  /// Sleeps.
  static func pause(seconds: Double) {
    _ = poll(nil, 0, Int32(max(0, min(seconds, 86_400)) * 1000))
  }

  /// A name that identifies this machine: systemd's machine id, else the host name.
  static var machineName: String {
    let id = try? UserFile.read("/etc/machine-id")
    if let id, !id.isEmpty { return String(decoding: id.filter { $0 > 0x20 }, as: UTF8.self) }
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The name and the release of the operating system, and the kind of machine.
  static var systemName: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "unknown" }
    return [text(of: names.sysname), text(of: names.release), text(of: names.machine)]
      .joined(separator: " ")
  }

  private static func text<Tuple>(of tuple: Tuple) -> String {
    withUnsafeBytes(of: tuple) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// The path of this program, for plug-ins that call it.
  static var executablePath: String? {
    #if canImport(Darwin)
      CommandLine.arguments.first
    #else
      UserFile.resolved("/proc/self/exe") ?? CommandLine.arguments.first
    #endif
  }

  /// Becomes another program; returns only when it could not be started.
  static func execute(_ path: String, _ words: [String]) -> FileFault {
    var pointers: [UnsafeMutablePointer<CChar>?] = ([path] + words).map { strdup($0) }
    pointers.append(nil)
    execv(path, pointers)
    let fault = FileFault("run", path)
    for pointer in pointers { free(pointer) }
    return fault
  }

  static func exitCode(fromWait status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

// MARK: - Descriptors

extension Platform {
  /// Writes all bytes, however often the system takes only some.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileFault) {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
        return System.retrying { systemWrite(descriptor, rest) }
      }
      if written >= 0 {
        start += written
      } else if errno == EAGAIN {
        awaitReadiness(of: descriptor, for: Int16(POLLOUT), milliseconds: -1)
      } else {
        throw FileFault("write", "descriptor \(descriptor)")
      }
    }
  }

  /// Opens a file that the user named, to be read.
  static func open(_ path: String) throws(FileFault) -> Int32 {
    let descriptor = System.retrying { systemOpen(path) }
    guard descriptor >= 0 else { throw FileFault("open", path) }
    return descriptor
  }

  static func close(_ descriptor: Int32) { systemClose(descriptor) }

  /// Another descriptor of the same file.
  static func duplicate(_ descriptor: Int32) throws(FileFault) -> Int32 {
    let copy = dup(descriptor)
    guard copy >= 0 else { throw FileFault("read", "descriptor \(descriptor)") }
    return copy
  }

  /// The size of a file; nil for a pipe, a device and whatever else has none.
  static func size(ofFile descriptor: Int32) -> Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Reads at most `limit` bytes; none at the end.
  static func read(from descriptor: Int32, limit: Int) throws(FileFault) -> [UInt8] {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
        count = System.retrying { systemRead(descriptor, buffer) }
        filled = max(0, count)
      }
      if count >= 0 { return bytes }
      guard errno == EAGAIN else { throw FileFault("read", "descriptor \(descriptor)") }
      awaitReadiness(of: descriptor, for: Int16(POLLIN), milliseconds: -1)
    }
  }

  @discardableResult
  static func awaitReadiness(
    of descriptor: Int32, for events: Int16, milliseconds: Int32
  ) -> Bool {
    var request = pollfd(fd: descriptor, events: events, revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The size of the terminal on a descriptor; nil when it is not a terminal.
  static func screenSize(of descriptor: Int32) -> ScreenSize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}

private func systemOpen(_ path: String) -> Int32 { open(path, O_RDONLY | O_CLOEXEC) }

private func systemClose(_ descriptor: Int32) { _ = close(descriptor) }

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

// MARK: - Clocks

extension Platform {
  /// The name of the system's time zone: the target of `/etc/localtime`, else the line in
  /// `/etc/timezone`; nil without both.
  static var systemZoneName: String? {
    if let path = UserFile.resolved("/etc/localtime") {
      let name = zoneName(from: path)
      if name != path { return name }
    }
    guard let bytes = try? UserFile.read("/etc/timezone") else { return nil }
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
