/// A file for what does not fit in memory while a generation is made.
///
/// Its name is removed as soon as it is open: nothing is left of it, however the program ends. Its
/// owner says where bytes go and where they are, so several threads may use it at once.
final class ScratchFile: Sendable {
  private let file: File

  /// Makes a file in a folder.
  init(in folder: Folder) throws(FileFault) {
    file = try folder.begin("scratch")
    File.removeName(file.path)
  }

  /// Writes at an offset.
  func write(_ bytes: ByteView, at offset: Int) throws(FileFault) {
    try file.write(bytes, at: offset)
  }

  /// Writes numbers at an offset, as they lie in memory.
  func write<Number: BitwiseCopyable>(
    _ numbers: [Number], at offset: Int
  ) throws(FileFault) {
    try file.write(numbers, at: offset)
  }

  /// The bytes of a range, which must have been written.
  func read(_ range: Range<Int>) throws(FileFault) -> [UInt8] {
    let bytes = try file.read(range)
    guard bytes.count == range.count else {
      throw FileFault("read", file.path, code: FileFault.shortened)
    }
    return bytes
  }

  /// The bytes of a range, which must have been written, behind some others.
  func read(_ range: Range<Int>, behind front: ArraySlice<UInt8>) throws(FileFault) -> [UInt8] {
    let bytes = try file.read(range, behind: front)
    guard bytes.count == front.count + range.count else {
      throw FileFault("read", file.path, code: FileFault.shortened)
    }
    return bytes
  }

  /// Appends numbers that were written from an offset on.
  func read<Number: BitwiseCopyable>(
    _ count: Int, at offset: Int, into numbers: inout [Number]
  ) throws(FileFault) {
    let before = numbers.count
    try file.read(count, at: offset, into: &numbers)
    guard numbers.count == before + count else {
      throw FileFault("read", file.path, code: FileFault.shortened)
    }
  }
}

/// Where scratch files are made, and how much memory may be used before they are.
struct Scratch: Sendable {
  /// How much of what may be kept in memory.
  struct Limits: Sendable {
    /// The lines that each thread sorts at once.
    var run = 24 << 20
    /// The entries that ``Buckets`` keep.
    var buckets = 8 << 20
    /// The words of the index with their rows.
    var words = 48 << 20
    /// What is read of each run at once while runs are merged, all runs together.
    var merge = 24 << 20
  }

  /// The folder for scratch files; nil to keep everything in memory, whatever the limits.
  let folder: Folder?
  let limits: Limits

  init(in folder: Folder?, limits: Limits = Limits()) {
    self.folder = folder
    self.limits = limits
  }

  /// Whether that is more bytes than allowed.
  func isFull(_ bytes: Int, of limit: KeyPath<Limits, Int>) -> Bool {
    folder != nil && bytes > limits[keyPath: limit]
  }
}
