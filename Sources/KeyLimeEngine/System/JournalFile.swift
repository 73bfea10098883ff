#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// The system calls of the journal and the snapshot, as little as they need.

/// An open file of the journal; closing it lets go of its lock.
struct JournalFile: ~Copyable {
  let path: String
  private let descriptor: Int32

  /// How a file is opened.
  enum Mode {
    /// To read what is there.
    case reading
    /// To read, and to append at the end; the file is there.
    case appending
    /// As `appending`, but the file must not be there yet.
    case creating
    /// An empty file to write from the start.
    case replacing
    /// A file that only carries a lock; private to the user.
    case locking
  }

  /// Opens a file; nil when it, or its folder, is not there.
  init?(_ path: String, _ mode: Mode) throws(JournalError) {
    let flags: Int32 =
      switch mode {
      case .reading: O_RDONLY
      case .appending: O_RDWR | O_APPEND
      case .creating: O_RDWR | O_APPEND | O_CREAT | O_EXCL
      case .replacing: O_RDWR | O_CREAT | O_TRUNC
      case .locking: O_RDWR | O_CREAT
      }
    let permissions: mode_t = if case .locking = mode { 0o600 } else { 0o666 }
    let opened = retrying { open(path, flags | O_CLOEXEC, permissions) }
    guard opened >= 0 else {
      guard errno != ENOENT else { return nil }
      throw .refused(file: path, mode.operation, code: errno)
    }
    self.path = path
    descriptor = opened
  }

  deinit { _ = close(descriptor) }

  func failed(_ operation: JournalOperation) -> JournalError {
    .refused(file: path, operation, code: errno)
  }

  /// The length in bytes.
  func size() throws(JournalError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failed(.read) }
    return Int(status.st_size)
  }

  /// The bytes of a range, fewer when the file ends before.
  func read(at offset: Int, count: Int) throws(JournalError) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: max(count, 0)) { buffer, length in
      while length < count, let base = buffer.baseAddress {
        let got = retrying {
          Int(pread(descriptor, base + length, count - length, off_t(offset + length)))
        }
        if got < 0 { code = errno }
        guard got > 0 else { return }
        length += got
      }
    }
    guard code == 0 else { throw .refused(file: path, .read, code: code) }
    return bytes
  }

  /// Writes at the end in one call and tells how many bytes the system took, or its error number.
  func writeOnce(_ bytes: ArraySlice<UInt8>) -> Result<Int, SystemError> {
    let count = bytes.withUnsafeBufferPointer { buffer in
      retrying { write(descriptor, buffer.baseAddress, buffer.count) }
    }
    return count < 0 ? .failure(SystemError(code: errno)) : .success(count)
  }

  /// Writes everything at the end, in as many calls as that takes.
  func writeAll(_ bytes: [UInt8]) throws(JournalError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      switch writeOnce(rest) {
      case .failure(let error): throw .refused(file: path, .write, code: error.code)
      case .success(0): throw .notWritten(file: path, code: nil)
      case .success(let count): rest = rest.dropFirst(count)
      }
    }
  }

  /// Cuts the file off.
  func truncate(to length: Int) throws(JournalError) {
    guard retrying({ ftruncate(descriptor, off_t(length)) }) == 0 else { throw failed(.truncate) }
  }

  /// Waits until the content is on the disk; gives the error number when the system cannot say so.
  func sync() -> SystemError? {
    #if canImport(Darwin)
      let outcome = retrying { fcntl(descriptor, F_FULLFSYNC) }
    #else
      let outcome = retrying { fdatasync(descriptor) }
    #endif
    return outcome == 0 ? nil : SystemError(code: errno)
  }

  /// Waits for the lock that one process at a time can have.
  func lock() throws(JournalError) {
    guard retrying({ flock(descriptor, LOCK_EX) }) == 0 else { throw failed(.lock) }
  }

  /// Takes the lock when nobody has it; false when somebody does.
  func tryLock() throws(JournalError) -> Bool {
    if retrying({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 { return true }
    guard errno == EWOULDBLOCK else { throw failed(.lock) }
    return false
  }
}

extension JournalFile.Mode {
  fileprivate var operation: JournalOperation {
    switch self {
    case .reading, .appending, .locking: .open
    case .creating, .replacing: .create
    }
  }
}

/// An error number of the system.
struct SystemError: Error, Equatable {
  /// The number that says that this user may not.
  static let notAllowed = EACCES

  var code: Int32
}

/// What happens to folders and names.
enum JournalFolder {
  /// The names in a folder without `.` and `..`; none when the folder is not there.
  static func names(in path: String) throws(JournalError) -> [String] {
    var names: [String] = []
    try visitNames(in: path) { names.append(String(decoding: $0, as: UTF8.self)) }
    return names.filter { $0 != "." && $0 != ".." }
  }

  /// Calls `body` with the bytes of each name in a folder, `.` and `..` among them.
  static func visitNames(
    in path: String, _ body: (ByteView) -> Void
  ) throws(JournalError) {
    guard let stream = opendir(path) else {
      guard errno != ENOENT else { return }
      throw .refused(file: path, .list, code: errno)
    }
    defer { closedir(stream) }
    // At the end it gives nothing, as when it fails; only the error number tells them apart.
    errno = 0
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        let name = UnsafeRawPointer(pointer).assumingMemoryBound(to: UInt8.self)
        body(
          ByteView(
            UnsafeBufferPointer(
              start: name,
              count: strlen(UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self)))))
      }
      errno = 0
    }
    guard errno == 0 else { throw .refused(file: path, .list, code: errno) }
  }

  /// Makes a folder when it is not there; tells whether it made it.
  @discardableResult
  static func make(_ path: String, isPrivate: Bool = false) throws(JournalError) -> Bool {
    if mkdir(path, isPrivate ? 0o700 : 0o777) == 0 { return true }
    guard errno == EEXIST else { throw .refused(file: path, .create, code: errno) }
    return false
  }

  /// Waits until the names in a folder are on the disk.
  static func sync(_ path: String) throws(JournalError) {
    guard let folder = try JournalFile(path, .reading) else {
      throw .refused(file: path, .open, code: ENOENT)
    }
    // A file system that cannot sync folders says EINVAL; there is no more that can be done there.
    if let error = folder.syncNames(), error.code != EINVAL {
      throw .refused(file: path, .sync, code: error.code)
    }
  }

  /// Gives a file its name, replacing what had it.
  static func rename(_ old: String, to new: String) throws(JournalError) {
    guard Self.systemRename(old, new) == 0 else {
      throw .refused(file: new, .rename, code: errno)
    }
  }

  /// Removes a file, or an empty folder; one that is not there is no error.
  static func remove(_ path: String) throws(JournalError) {
    guard unlink(path) != 0, errno != ENOENT, rmdir(path) != 0 else { return }
    throw .refused(file: path, .remove, code: errno)
  }

  private static func systemRename(_ old: String, _ new: String) -> Int32 {
    #if canImport(Glibc)
      Glibc.rename(old, new)
    #elseif canImport(Musl)
      Musl.rename(old, new)
    #else
      Darwin.rename(old, new)
    #endif
  }
}

extension JournalFile {
  /// As ``sync()``, for a folder: its names count as metadata, so this is a full fsync.
  fileprivate func syncNames() -> SystemError? {
    retrying { fsync(descriptor) } == 0 ? nil : SystemError(code: errno)
  }
}

/// Repeats a call that a signal interrupted.
private func retrying<Count: SignedInteger>(_ call: () -> Count) -> Count {
  while true {
    let outcome = call()
    if outcome >= 0 || errno != EINTR { return outcome }
  }
}
