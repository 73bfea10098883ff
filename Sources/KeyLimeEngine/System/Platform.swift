import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// Everything that reaches the operating system or differs between systems is in this file.

@inline(__always) func sine(_ x: Double) -> Double { sin(x) }
@inline(__always) func cosine(_ x: Double) -> Double { cos(x) }
@inline(__always) func arcsine(_ x: Double) -> Double { asin(x) }
@inline(__always) func arctangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
@inline(__always) func logarithm(_ x: Double) -> Double { log(x) }
@inline(__always) func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// A failed system call: what was tried, on which path, and the system's error number.
public struct FileFault: Error, Equatable, Sendable {
  /// What was tried, such as `open` or `rename`.
  public let operation: String
  /// The path it was tried on.
  public let path: String
  /// The C `errno`.
  public let code: Int32

  /// The system's own words, such as `No space left on device`.
  public var reason: String { String(cString: strerror(code)) }
  /// Whether there is no such file or folder.
  public var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  /// Whether something of this name is there already.
  public var isExisting: Bool { code == EEXIST }
  /// Whether this user or this file system does not allow writing.
  public var isReadOnly: Bool { code == EACCES || code == EROFS || code == EPERM }
}

extension FileFault: CustomStringConvertible {
  /// `cannot open '/a/b': No such file or directory`.
  public var description: String { "cannot \(operation) '\(path)': \(reason)" }
}

enum System {
  static func open(_ path: String, _ mode: File.Mode) throws(FileFault) -> Int32 {
    let flags =
      switch mode {
      case .read: O_RDONLY
      case .create, .createPrivate: O_RDWR | O_CREAT | O_TRUNC
      case .createNew: O_RDWR | O_CREAT | O_EXCL
      case .overwrite, .lock: O_RDWR | O_CREAT
      case .update: O_RDWR
      }
    let permissions: mode_t =
      switch mode {
      case .createPrivate, .overwrite, .lock: 0o600
      case .read, .create, .createNew, .update: 0o644
      }
    let descriptor = retrying { openFile(path, flags | O_CLOEXEC, permissions) }
    guard descriptor >= 0 else { throw fault("open", path) }
    return descriptor
  }

  static func close(_ descriptor: Int32) { _ = closeFile(descriptor) }

  static func size(_ descriptor: Int32, _ path: String) throws(FileFault) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw fault("examine", path) }
    return Int(status.st_size)
  }

  /// When a file's content was last changed, in nanoseconds since 1970.
  static func modified(_ descriptor: Int32, _ path: String) throws(FileFault) -> Int64 {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw fault("examine", path) }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// Makes now the time of a file's last change.
  static func touch(_ path: String) throws(FileFault) {
    guard utimensat(AT_FDCWD, path, nil, 0) == 0 else { throw fault("change", path) }
  }

  static func read(
    _ descriptor: Int32, _ path: String, into buffer: UnsafeMutableRawBufferPointer, at offset: Int?
  ) throws(FileFault) -> Int {
    var done = 0
    while done < buffer.count {
      let target = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
      let count = retrying {
        offset.map { pread(descriptor, target.baseAddress, target.count, off_t($0 + done)) }
          ?? readFile(descriptor, target.baseAddress, target.count)
      }
      guard count >= 0 else { throw fault("read", path) }
      if count == 0 { break }
      done += count
    }
    return done
  }

  static func write(
    _ descriptor: Int32, _ path: String, _ buffer: UnsafeRawBufferPointer, at offset: Int? = nil
  ) throws(FileFault) {
    var done = 0
    while done < buffer.count {
      let source = UnsafeRawBufferPointer(rebasing: buffer[done...])
      let count = retrying {
        offset.map { pwrite(descriptor, source.baseAddress, source.count, off_t($0 + done)) }
          ?? writeFile(descriptor, source.baseAddress, source.count)
      }
      guard count >= 0 else { throw fault("write", path) }
      done += count
    }
  }

  /// Flushes a file to the disk itself; on Darwin `fsync` stops at the drive's cache.
  static func synchronize(_ descriptor: Int32, _ path: String) throws(FileFault) {
    #if canImport(Darwin)
      let result = fcntl(descriptor, F_FULLFSYNC)
    #else
      let result = fsync(descriptor)
    #endif
    guard result == 0 else { throw fault("flush", path) }
  }

  /// Tells the system that a file is read here and there, so that it does not read ahead.
  static func adviseRandom(_ descriptor: Int32) {
    #if !canImport(Darwin)
      posix_fadvise(descriptor, 0, 0, POSIX_FADV_RANDOM)
    #endif
  }

  /// Takes an exclusive lock that ends with the descriptor; false when another process has it.
  static func lock(_ descriptor: Int32, _ path: String, wait: Bool) throws(FileFault) -> Bool {
    if retrying({ flock(descriptor, wait ? LOCK_EX : LOCK_EX | LOCK_NB) }) == 0 { return true }
    guard errno == EWOULDBLOCK else { throw fault("lock", path) }
    return false
  }

  static func truncate(_ descriptor: Int32, _ path: String, to size: Int) throws(FileFault) {
    guard retrying({ ftruncate(descriptor, off_t(size)) }) == 0 else {
      throw fault("truncate", path)
    }
  }

  static func rename(_ old: String, to new: String) throws(FileFault) {
    guard renameFile(old, new) == 0 else { throw fault("replace", new) }
  }

  static func remove(_ path: String) throws(FileFault) {
    guard unlink(path) == 0 || errno == ENOENT else { throw fault("remove", path) }
  }

  static func removeFolder(_ path: String) throws(FileFault) {
    guard rmdir(path) == 0 || errno == ENOENT else { throw fault("remove", path) }
  }

  static func makeFolder(_ path: String, mode: mode_t = 0o755) throws(FileFault) {
    guard mkdir(path, mode) == 0 || errno == EEXIST else { throw fault("create", path) }
  }

  /// The names in a folder without `.` and `..`, in no particular order.
  static func list(_ path: String) throws(FileFault) -> [String] {
    guard let folder = opendir(path) else { throw fault("list", path) }
    defer { closedir(folder) }
    var names: [String] = []
    // At the end it gives nothing, as when it fails; only the error number tells them apart.
    errno = 0
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw fault("list", path) }
    return names
  }

  static var processIdentifier: Int { Int(getpid()) }

  /// The hash of a password by crypt(3); nil when this system does not know the method that the
  /// setting names.
  static func passwordHash(_ password: String, setting: String) -> String? {
    // crypt(3) answers in memory that the next call overwrites.
    passwordHashing.withLock { _ in
      guard let answer = crypt(password, setting) else { return nil }
      let hash = String(cString: answer)
      return hash.hasPrefix("*") ? nil : hash
    }
  }

  private static func fault(_ operation: String, _ path: String) -> FileFault {
    FileFault(operation: operation, path: path, code: errno)
  }

  /// Repeats a call that a signal interrupted.
  @inline(__always)
  private static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result != -1 || errno != EINTR { return result }
    }
  }
}

private let passwordHashing = Mutex(())

// Members of `System` hide the C functions of the same name inside it.
private func openFile(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}
private func closeFile(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func readFile(_ descriptor: Int32, _ target: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, target, count)
}
private func writeFile(_ descriptor: Int32, _ source: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, source, count)
}
private func renameFile(_ old: String, _ new: String) -> Int32 { rename(old, new) }
