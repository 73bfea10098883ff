#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file, which is closed when the value goes away.
///
/// A path into the store must not end in a symbolic link. Only the mode `follow`, for paths that
/// the user names, takes one.
struct File: ~Copyable {
  /// What a file is opened for.
  enum Mode {
    /// Reading a file of the store. A pipe in its place is not waited for.
    case read
    /// Reading whatever the user named.
    case follow
    /// Reading, and writing at the end. The file must be there.
    case append
    /// Reading, and writing at the end. The file must not be there yet; all may read it whom the
    /// umask allows.
    case create
    /// As `create`, but only the owner may read it.
    case createPrivate
    /// Reading, and writing in the middle. The file must be there.
    case change
    /// Reading, and writing anywhere. The file must not be there yet; all may read it whom the
    /// umask allows.
    case build
    /// Reading, and writing from the start. A missing file is made, and only the owner may read it.
    case update
  }

  let path: String
  private let descriptor: Int32

  init(_ path: String, _ mode: Mode) throws(FileFault) {
    let flags =
      switch mode {
      // Without effect on a regular file, so it is never cleared.
      case .read: O_RDONLY | O_NOFOLLOW | O_NONBLOCK
      case .follow: O_RDONLY
      case .append: O_RDWR | O_APPEND | O_NOFOLLOW
      case .create, .createPrivate: O_RDWR | O_APPEND | O_CREAT | O_EXCL
      case .change: O_RDWR | O_NOFOLLOW
      case .build: O_RDWR | O_CREAT | O_EXCL
      case .update: O_RDWR | O_CREAT | O_NOFOLLOW
      }
    // A file of people who keep their files to themselves, by a stricter umask, is theirs alone
    // too.
    let permissions: mode_t = mode == .create || mode == .build ? 0o644 : 0o600
    let opened = System.retrying { open(path, flags | O_CLOEXEC, permissions) }
    guard opened >= 0 else {
      let isLink = errno == ELOOP && mode != .follow
      throw FileFault("open", path, code: isLink ? FileFault.link : errno)
    }
    (self.path, descriptor) = (path, opened)
  }

  init?(ifPresent path: String, _ mode: Mode) throws(FileFault) {
    do { try self.init(path, mode) } catch  where error.isMissing { return nil }
  }

  deinit { _ = close(descriptor) }

  private func status() throws(FileFault) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFault("examine", path) }
    return status
  }

  /// The length in bytes.
  ///
  /// Throws ``FileFault/notRegular`` for a pipe, a device or a folder.
  func size() throws(FileFault) -> Int {
    let status = try status()
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileFault("read", path, code: FileFault.notRegular)
    }
    return Int(status.st_size)
  }

  /// When the content was last changed, in nanoseconds since 1970.
  func modified() throws(FileFault) -> Int64 { System.modified(try status()) }

  /// Sets who may do what, as far as the file system knows of that.
  func setPermissions(_ permissions: mode_t) {
    guard let now = try? status().st_mode & 0o777, now != permissions else { return }
    _ = fchmod(descriptor, permissions)
  }

  /// Makes now the time of the last change, where this user may.
  func touch() { _ = futimens(descriptor, nil) }

  func adviseRandom() { System.adviseRandom(descriptor) }
}

// MARK: - Reading

extension File {
  /// The bytes of a range, behind some other bytes; fewer where the file ends before it.
  func read(
    _ range: Range<Int>, behind front: ArraySlice<UInt8> = []
  ) throws(FileFault) -> [UInt8] {
    try bytes(range.count, behind: front) { target, count, done in
      pread(descriptor, target, count, off_t(range.lowerBound + done))
    }
  }

  /// Appends numbers that were written as they lie in memory; fewer where the file ends.
  func read<Number: BitwiseCopyable>(
    _ count: Int, at offset: Int, into numbers: inout [Number]
  ) throws(FileFault) {
    let bytes = try read(offset..<offset + count * MemoryLayout<Number>.stride)
    bytes.withUnsafeBytes { bytes in
      let whole = bytes.count / MemoryLayout<Number>.stride
      numbers += [Number](unsafeUninitializedCapacity: whole) { buffer, filled in
        UnsafeMutableRawBufferPointer(buffer).copyBytes(
          from: bytes.prefix(whole * MemoryLayout<Number>.stride))
        filled = whole
      }
    }
  }

  func readAll() throws(FileFault) -> [UInt8] { try read(0..<size()) }

  /// Everything up to the end of a file, a pipe or a device.
  ///
  /// When that is more than `limit` bytes, only some more than `limit` are read.
  func readToEnd(limit: Int = .max) throws(FileFault) -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let chunk = try bytes(1 << 16, behind: []) { target, count, _ in
        systemRead(descriptor, target, count)
      }
      all += chunk
      if chunk.isEmpty || all.count > limit { return all }
    }
  }

  /// Fills an array, behind some bytes that are there already, by as many calls as that takes.
  ///
  /// A call gets where to write, how many bytes are missing and how many were read.
  private func bytes(
    _ count: Int, behind front: ArraySlice<UInt8>,
    _ call: (UnsafeMutableRawPointer, Int, Int) -> Int
  ) throws(FileFault) -> [UInt8] {
    var code: Int32 = 0
    let size = front.count + count
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      filled = buffer.initialize(fromContentsOf: front)
      while filled < size, let start = buffer.baseAddress {
        let got = System.retrying { call(start + filled, size - filled, filled - front.count) }
        if got < 0 { code = errno }
        guard got > 0 else { return }
        filled += got
      }
    }
    guard code == 0 else { throw FileFault("read", path, code: code) }
    return bytes
  }
}

// MARK: - Writing

extension File {
  /// Writes all bytes, by as many calls as that takes.
  func write(_ bytes: [UInt8]) throws(FileFault) {
    var rest = bytes[...]
    while !rest.isEmpty { rest = rest.dropFirst(try writeSome(rest)) }
  }

  /// Writes all bytes by one call.
  ///
  /// Throws ``FileFault/cutShort`` when the system took only some.
  func writeAtOnce(_ bytes: [UInt8]) throws(FileFault) {
    guard try writeSome(bytes[...]) == bytes.count else {
      throw FileFault("write", path, code: FileFault.cutShort)
    }
  }

  /// Writes all bytes of a window over what is at an offset.
  func write(_ bytes: ByteView, at offset: Int) throws(FileFault) {
    try bytes.withRaw { (bytes) throws(FileFault) in try write(bytes, at: offset) }
  }

  /// Writes bytes over what is at an offset, or numbers as they lie in memory, for files that no
  /// other program reads.
  func write<Number: BitwiseCopyable>(
    _ numbers: [Number], at offset: Int
  ) throws(FileFault) {
    try numbers.withUnsafeBufferPointer { (numbers) throws(FileFault) in
      try write(UnsafeRawBufferPointer(numbers), at: offset)
    }
  }

  private func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(FileFault) {
    var done = 0
    while done < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
      let count = System.retrying {
        pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
      }
      guard count > 0 else {
        throw count < 0
          ? FileFault("write", path) : FileFault("write", path, code: FileFault.cutShort)
      }
      done += count
    }
  }

  private func writeSome(_ bytes: ArraySlice<UInt8>) throws(FileFault) -> Int {
    let count = bytes.withUnsafeBufferPointer { buffer in
      System.retrying { systemWrite(descriptor, buffer.baseAddress, buffer.count) }
    }
    guard count >= 0 else { throw FileFault("write", path) }
    guard count > 0 || bytes.isEmpty else {
      throw FileFault("write", path, code: FileFault.cutShort)
    }
    return count
  }

  func truncate(to size: Int) throws(FileFault) {
    guard System.retrying({ ftruncate(descriptor, off_t(size)) }) == 0 else {
      throw FileFault("truncate", path)
    }
  }

  /// Waits until the content is on the disk.
  func sync() throws(FileFault) {
    guard System.sync(descriptor, isFolder: false) else { throw FileFault("sync", path) }
  }

  /// As ``sync()``, for the names in a folder.
  func syncNames() throws(FileFault) {
    // Some file systems cannot do this to a folder. Nothing more can be done there.
    guard System.sync(descriptor, isFolder: true) || errno == EINVAL || errno == ENOTSUP else {
      throw FileFault("sync", path)
    }
  }
}

// MARK: - Locking

extension File {
  /// Takes the lock that one process at a time can have; false when another has it.
  func tryLock() throws(FileFault) -> Bool {
    if System.retrying({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 { return true }
    guard errno == EWOULDBLOCK else { throw FileFault("lock", path) }
    return false
  }

  /// The number of the file in its file system.
  func inode() throws(FileFault) -> UInt64 { UInt64(try status().st_ino) }
}

// Members of `File` hide the C functions of the same name.
private func systemRead(_ descriptor: Int32, _ target: UnsafeMutableRawPointer, _ count: Int) -> Int
{
  read(descriptor, target, count)
}
private func systemWrite(_ descriptor: Int32, _ source: UnsafePointer<UInt8>?, _ count: Int) -> Int
{
  write(descriptor, source, count)
}
