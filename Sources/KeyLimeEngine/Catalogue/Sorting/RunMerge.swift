/// Goes through the lines of several runs in the order of all of them together.
struct RunMerge {
  /// A run by its line at hand.
  private struct Head {
    let key: UInt64
    let sequence: UInt64
    let run: Int

    @inline(__always)
    static func < (a: Head, b: Head) -> Bool {
      a.key != b.key ? a.key < b.key : a.sequence < b.sequence
    }
  }

  private var readers: [RunReader] = []
  /// A binary heap with the least line first.
  private var heads: [Head] = []

  /// Starts at the first lines; `memory` is what all runs together may read at once.
  init(_ runs: [Run], memory: Int) throws(FileFault) {
    let bufferSize = min(max(memory / max(1, runs.count), 1 << 12), 1 << 20)
    for run in runs where run.size > 0 {
      readers.append(try RunReader(run, bufferSize: bufferSize))
    }
    heads = readers.indices.map(head).sorted { $0 < $1 }
  }

  /// Calls `body` with the next line; false when there is none.
  mutating func next(
    _ body: (PackedLine) throws(StoreError) -> Void
  ) throws(StoreError) -> Bool {
    guard let run = heads.first?.run else { return false }
    try readers[run].withLine(body)
    if try onDisk({ () throws(FileFault) in try readers[run].advance() }) {
      heads[0] = head(of: run)
    } else {
      heads[0] = heads[heads.count - 1]
      heads.removeLast()
    }
    sink()
    return true
  }

  private func head(of run: Int) -> Head {
    Head(key: readers[run].key, sequence: readers[run].sequence, run: run)
  }

  /// Puts the first head where it belongs.
  private mutating func sink() {
    var place = 0
    while true {
      var least = 2 * place + 1
      guard least < heads.count else { return }
      if least + 1 < heads.count, heads[least + 1] < heads[least] { least += 1 }
      guard heads[least] < heads[place] else { return }
      heads.swapAt(least, place)
      place = least
    }
  }
}

/// Goes through one run line by line, with a small part of it in memory.
private struct RunReader {
  private let run: Run
  private let bufferSize: Int
  private var buffer: [UInt8]
  /// Where the line at hand starts in the buffer.
  private var position = 0
  /// How much of the run was read into the buffer so far.
  private var bytesRead: Int
  /// The key of the line at hand.
  private(set) var key: UInt64 = 0
  /// The sequence of the line at hand.
  private(set) var sequence: UInt64 = 0

  /// Starts at the first line of a run, which has one.
  init(_ run: Run, bufferSize: Int) throws(FileFault) {
    self.run = run
    self.bufferSize = bufferSize
    switch run {
    case .file: (buffer, bytesRead) = ([], 0)
    case .memory(let bytes): (buffer, bytesRead) = (bytes, bytes.count)
    }
    try settle()
  }

  /// Lends the line at hand.
  @inline(__always)
  func withLine<Fault: Error>(
    _ body: (PackedLine) throws(Fault) -> Void
  ) throws(Fault) {
    try buffer.withBytes { (bytes) throws(Fault) in
      try body(PackedLine(bytes, at: position))
    }
  }

  /// Goes on to the next line; false when there is none.
  mutating func advance() throws(FileFault) -> Bool {
    position += lineSize
    guard position < buffer.count || bytesRead < run.size else { return false }
    try settle()
    return true
  }

  private var lineSize: Int {
    Int(buffer.withBytes { $0.load(at: position, as: UInt32.self) })
  }

  /// Makes sure that the line at hand is in the buffer as a whole, and notes its key.
  private mutating func settle() throws(FileFault) {
    if buffer.count - position < 4 { try fill(atLeast: 4) }
    if buffer.count - position < lineSize { try fill(atLeast: lineSize) }
    (key, sequence) = buffer.withBytes { bytes in
      let line = PackedLine(bytes, at: position)
      return (line.key, line.sequence)
    }
  }

  private mutating func fill(atLeast count: Int) throws(FileFault) {
    guard case .file(let file, let range) = run else { return }
    let rest = buffer.count - position
    let size = min(max(bufferSize, count) - rest, run.size - bytesRead)
    let start = range.lowerBound + bytesRead
    buffer = try file.read(start..<start + size, behind: buffer[position...])
    position = 0
    bytesRead += size
  }
}
