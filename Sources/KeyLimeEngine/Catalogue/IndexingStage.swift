/// Makes the index of a generation while its lines are being written: on a thread of its own when
/// there are many lines, else in between.
struct IndexingStage: ~Copyable {
  /// Where the index goes, and what it is made with.
  struct Plan: Sendable {
    let path: String
    let recordCount: Int
    let sourceOrder: [String]
    let byLastImport: [String]
    let scratch: Scratch
  }

  /// What is handed to the thread.
  private enum Message: Sendable {
    /// Packed lines, one behind the other.
    case lines([UInt8])
    /// All lines were handed over; this is their fingerprint.
    case end(UInt64)
  }

  private let queue: Handoff<Message>
  private let thread: BackgroundThread<Result<Void, FileFault>>?
  /// The index when there is no thread.
  private var builder: IndexBuilder?

  /// Starts an index.
  init(_ plan: Plan, usesThread: Bool) throws(FileFault) {
    let queue = Handoff<Message>(limit: 2)
    self.queue = queue
    if usesThread,
      let thread = BackgroundThread<Result<Void, FileFault>>({
        Result { () throws(FileFault) in try Self.build(plan, from: queue) }
      })
    {
      self.thread = thread
    } else {
      thread = nil
      builder = try plan.builder()
    }
  }

  private static func build(
    _ plan: Plan, from queue: Handoff<Message>
  ) throws(FileFault) {
    // Nobody who hands over more may wait for a thread that gave up.
    defer { queue.close() }
    var builder = try plan.builder()
    while let message = queue.receive() {
      switch message {
      case .lines(let lines): try builder.add(lines)
      case .end(let fingerprint):
        return try builder.finish(baseFingerprint: fingerprint).sync()
      }
    }
  }

  /// Adds packed lines, one behind the other.
  mutating func add(_ lines: [UInt8]) throws(FileFault) {
    if thread == nil { return try builder?.add(lines) ?? () }
    // When the thread gave up, why is told at the end.
    _ = queue.send(.lines(lines))
  }

  /// Says that there are no more lines; a thread goes on alone until ``finish()``.
  mutating func end(fingerprint: UInt64) throws(FileFault) {
    if thread == nil {
      try builder.take()?.finish(baseFingerprint: fingerprint).sync()
    } else {
      _ = queue.send(.end(fingerprint))
    }
  }

  /// Returns when the index is on the disk.
  consuming func finish() throws(FileFault) { try thread?.join().get() }

  /// Stops the thread, and returns when it has stopped.
  consuming func abandon() {
    queue.close()
    _ = thread?.join()
  }
}

extension IndexingStage.Plan {
  fileprivate func builder() throws(FileFault) -> IndexBuilder {
    IndexBuilder(
      recordCount: recordCount, in: IndexStorage(try File(path, .build)), scratch: scratch,
      sourceOrder: sourceOrder, byLastImport: byLastImport)
  }
}

extension IndexBuilder {
  /// Adds packed lines, one behind the other.
  fileprivate mutating func add(_ lines: [UInt8]) throws(FileFault) {
    try lines.withBytes { (bytes) throws(FileFault) in
      var offset = 0
      while offset < bytes.count {
        let line = PackedLine(bytes, at: offset)
        try add(line)
        offset += line.bytes.count
      }
    }
  }
}
