/// Takes the accepted records of a file.
protocol RecordSink: AnyObject, SendableMetatype {
  associatedtype Output: Sendable

  /// Takes a record that was made into a restaurant.
  ///
  /// The sequence grows from record to record.
  func add(_ restaurant: Restaurant, sequence: RecordSequence)

  /// Takes a record in keylime's own format, which was checked and stands in some bytes.
  func add(
    _ lexed: inout LexedRestaurant, of bytes: ByteView, at position: Coordinate,
    sequence: RecordSequence)

  /// Whether to stop reading.
  var isFailed: Bool { get }

  /// What came of all records.
  func finish() -> Output
}

/// The place of a record in the order of a file: a chunk of the file, and the number of the record
/// in it.
///
/// Chunks are read side by side, so the number of records before a chunk is not known yet.
struct RecordSequence: Sendable {
  let value: UInt64

  init(_ value: UInt64) { self.value = value }

  init(chunk: Int, record: Int) { value = UInt64(chunk) << 32 | UInt64(record) }

  /// The number of the chunk.
  var chunk: Int { Int(value >> 32) }
  /// The number of the record in its chunk, from 0.
  var record: Int { Int(value & 0xFFFF_FFFF) }
}

/// Where the records of a file are: their numbers and lines, known when all chunks were read.
struct RecordPlaces: Sendable {
  /// For each chunk how many records and lines are before it.
  private var chunks: [(record: Int, line: Int)] = []
  /// For each chunk the line of each record, from 1; empty when that is not wanted.
  private var lines: [[UInt32]] = []
  /// The number of records.
  private(set) var count = 0
  private var lineCount = 0

  /// Adds the next chunk.
  mutating func append(_ chunk: ChunkOutcome) {
    chunks.append((count, lineCount))
    lines.append(chunk.lines)
    count += chunk.count.seen
    lineCount += chunk.lineCount
  }

  /// The number of a record, from 0.
  func number(of sequence: RecordSequence) -> Int {
    chunks[sequence.chunk].record + sequence.record
  }

  /// The line of a record, from 1; nil when it is not known.
  func line(of sequence: RecordSequence) -> Int? {
    let lines = lines[sequence.chunk]
    guard sequence.record < lines.count, lines[sequence.record] > 0 else { return nil }
    return chunks[sequence.chunk].line + Int(lines[sequence.record])
  }
}
