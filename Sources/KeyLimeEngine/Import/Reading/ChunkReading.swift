/// What became of one chunk of a file.
struct ChunkOutcome: Sendable {
  let number: Int
  /// The records of the chunk; their numbers and lines count from its start.
  var count = ReadingCount()
  /// The line of each record, when that is wanted.
  var lines: [UInt32] = []
  /// How many lines the chunk has.
  var lineCount = 0
  /// Why reading stopped in the chunk; record and line count from its start.
  var fault: ImportFault?
}

/// Reads chunks one after the other and keeps what came of them.
protocol ChunkWorker: AnyObject, SendableMetatype {
  associatedtype Output: Sendable

  /// Reads a chunk.
  func read(_ chunk: InputChunk) -> ChunkOutcome

  /// Whether to stop reading.
  var isFailed: Bool { get }

  /// What came of all chunks.
  func finish() -> Output
}

/// Reads the chunks of a file: in two threads when there are several.
enum ChunkReading {
  /// What the workers made, and the outcomes in the order of the chunks.
  struct Reading<Output: Sendable>: Sendable {
    var outputs: [Output]
    var outcomes: [ChunkOutcome]
  }

  /// Reads all chunks.
  ///
  /// Each thread has a worker of its own; `progress` is told where the first one is.
  static func read<Worker: ChunkWorker>(
    _ supply: ChunkSupply, progress: (Int) -> Void,
    makeWorker: @escaping @Sendable () -> Worker
  ) -> Reading<Worker.Output> {
    let worker = makeWorker()
    var outcomes = readNext(from: supply, with: worker, progress: progress).map { [$0] } ?? []
    let other: BackgroundThread<Reading<Worker.Output>>? =
      supply.isAtEnd ? nil : BackgroundThread { readAll(supply, makeWorker) }
    while let outcome = readNext(from: supply, with: worker, progress: progress) {
      outcomes.append(outcome)
    }
    var reading = Reading(outputs: [worker.finish()], outcomes: outcomes)
    if let other = other?.join() {
      reading.outputs += other.outputs
      reading.outcomes += other.outcomes
      reading.outcomes.sort { $0.number < $1.number }
    }
    return reading
  }

  private static func readAll<Worker: ChunkWorker>(
    _ supply: ChunkSupply, _ makeWorker: () -> Worker
  ) -> Reading<Worker.Output> {
    let worker = makeWorker()
    var outcomes: [ChunkOutcome] = []
    while let outcome = readNext(from: supply, with: worker, progress: { _ in }) {
      outcomes.append(outcome)
    }
    return Reading(outputs: [worker.finish()], outcomes: outcomes)
  }

  /// Reads the next chunk; nil when there is none.
  private static func readNext(
    from supply: ChunkSupply, with worker: some ChunkWorker, progress: (Int) -> Void
  ) -> ChunkOutcome? {
    let (number, next) = supply.next()
    switch next {
    case .success(nil): return nil
    case .success(let chunk?):
      let outcome = worker.read(chunk)
      if outcome.fault != nil || worker.isFailed { supply.stop() }
      progress(chunk.offset + chunk.bytes.count)
      return outcome
    case .failure(let fault):
      supply.stop()
      return ChunkOutcome(number: number, fault: fault)
    }
  }
}
