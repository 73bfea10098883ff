import Synchronization

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

/// Cuts a file into chunks, for threads that read them side by side.
final class ChunkSupply: Sendable {
  private struct State {
    var window: InputWindow
    var number: Int
    var isStopped = false
  }

  /// How large chunks are: several for each thread even of a small file, and few enough to be
  /// cheap.
  private static let chunkSize = 1 << 20

  private let state: Mutex<State>
  private let separator: UInt8

  /// Cuts what is in a window and what follows it; the number is that of the first chunk.
  init(_ window: InputWindow, separator: UInt8, firstNumber: Int = 0) {
    state = Mutex(State(window: window, number: firstNumber))
    self.separator = separator
  }

  /// The next chunk, nil at the end, or why there is none, with the number of the one that should
  /// be.
  func next() -> (number: Int, chunk: Result<InputChunk?, ImportFault>) {
    state.withLock { state in
      let number = state.number
      state.number += 1
      guard !state.isStopped else { return (number, .success(nil)) }
      return (
        number,
        Result { () throws(ImportFault) in
          try Self.chunk(number, separator, from: &state.window)
        }
      )
    }
  }

  private static func chunk(
    _ number: Int, _ separator: UInt8, from window: inout InputWindow
  ) throws(ImportFault) -> InputChunk? {
    try window.fill(chunkSize)
    var length = wholeRecords(in: window, separator)
    while length == 0, !window.isAtEnd {
      do { try window.grow() } catch {
        throw error.isTooLong ? error.inRecord(1) : error
      }
      length = wholeRecords(in: window, separator)
    }
    guard !window.bytes.isEmpty else { return nil }
    let offset = window.offset
    return InputChunk(
      number: number, offset: offset, bytes: window.take(length), separator: separator)
  }

  /// The length of the records in a window that are there as a whole.
  private static func wholeRecords(in window: InputWindow, _ separator: UInt8) -> Int {
    guard !window.isAtEnd else { return window.bytes.count }
    guard let last = window.bytes.lastIndex(of: separator) else { return 0 }
    // A line feed ends a record, a record separator begins one.
    return separator == UInt8(ascii: "\n") ? last + 1 : last
  }

  /// Makes the next chunk the end.
  func stop() { state.withLock { $0.isStopped = true } }

  /// Whether all chunks were taken.
  var isAtEnd: Bool {
    state.withLock { $0.isStopped || ($0.window.isAtEnd && $0.window.bytes.isEmpty) }
  }
}

/// A piece of a file that ends where a record ends.
struct InputChunk {
  /// Its place among the chunks of the file.
  let number: Int
  /// Where it starts, counted in bytes from the start of the file.
  let offset: Int
  let bytes: [UInt8]
  /// The byte between records: a line feed or a record separator.
  let separator: UInt8
}
