/// Where the records of a file are: their numbers and lines, known when all chunks were read.
struct RecordPlaces: Sendable {
  /// For each chunk how many records and lines are before it.
  private var chunks: [(record: Int, line: Int)] = []
  /// For each chunk the line of each record, from 1; empty when that is not wanted.
  private var lines: [[UInt32]] = []
  /// The number of records.
  private(set) var count = 0
  private var lineCount = 0

  /// Takes in the next chunk.
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
