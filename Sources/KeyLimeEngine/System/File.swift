/// An open file; it closes itself when the value goes away.
struct File: ~Copyable {
  /// What a file is opened for.
  enum Mode {
    /// Reading what is there.
    case read
    /// Writing from the start, replacing what was there.
    case create
    /// The same, readable by nobody but its owner.
    case createPrivate
    /// Writing a file that must not be there yet.
    case createNew
    /// Writing over what is there, readable by nobody but its owner.
    case overwrite
    /// Changing parts of a file that is there.
    case update
    /// Locking, and reading and writing what the lock guards.
    case lock
  }

  let path: String
  private let descriptor: Int32

  init(_ path: String, _ mode: Mode) throws(FileFault) {
    descriptor = try System.open(path, mode)
    self.path = path
  }

  deinit { System.close(descriptor) }

  func size() throws(FileFault) -> Int { try System.size(descriptor, path) }

  /// When the content was last changed, in nanoseconds since 1970.
  func modified() throws(FileFault) -> Int64 { try System.modified(descriptor, path) }

  /// Reads up to `buffer.count` bytes at an offset and tells how many there were.
  func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(FileFault) -> Int {
    try System.read(descriptor, path, into: buffer, at: offset)
  }

  /// Reads a range; the result is shorter where the file ends before it.
  func read(_ range: Range<Int>) throws(FileFault) -> [UInt8] {
    var outcome: Result<Int, FileFault> = .success(0)
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      outcome = attemptRead(into: UnsafeMutableRawBufferPointer(buffer), at: range.lowerBound)
      if case .success(let length) = outcome { count = length }
    }
    _ = try outcome.get()
    return bytes
  }

  /// `read` for closures of the standard library, which cannot pass a typed error on.
  private func attemptRead(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) -> Result<Int, FileFault> {
    do { return .success(try read(into: buffer, at: offset)) } catch { return .failure(error) }
  }

  /// Reads the whole file.
  func readAll() throws(FileFault) -> [UInt8] { try read(0..<size()) }

  func write(_ bytes: UnsafeRawBufferPointer) throws(FileFault) {
    try System.write(descriptor, path, bytes)
  }

  func write(_ bytes: [UInt8]) throws(FileFault) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(FileFault) in
      try write(UnsafeRawBufferPointer(buffer))
    }
  }

  /// Writes over what is at an offset.
  func write(_ bytes: [UInt8], at offset: Int) throws(FileFault) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(FileFault) in
      try System.write(descriptor, path, UnsafeRawBufferPointer(buffer), at: offset)
    }
  }

  func truncate(to size: Int) throws(FileFault) {
    try System.truncate(descriptor, path, to: size)
  }

  /// Returns when the contents are on the disk.
  func synchronize() throws(FileFault) { try System.synchronize(descriptor, path) }

  func adviseRandom() { System.adviseRandom(descriptor) }

  /// Takes an exclusive lock until the file closes; false when another process has it.
  func lock(wait: Bool) throws(FileFault) -> Bool {
    try System.lock(descriptor, path, wait: wait)
  }
}
