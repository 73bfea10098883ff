/// Takes the records of a file on their way into the catalogue: writes their lines and packs them
/// for sorting.
///
/// Each thread that reads has one.
final class RecordIntake: RecordSink {
  /// What became of the records.
  struct Output: Sendable {
    var runs: [Run] = []
    var keys: RecordKeys
    var sources = SourceTallies()
    /// The fault that made the intake give up.
    var failure: FileFault?
    /// The first record whose line is too long.
    var tooLong: RecordSequence?
  }

  /// The longest line: 64 of them, the lines of a block of the index, have to be below 4 GB.
  private static let lineLimit = 2 * InputWindow.recordLimit

  private let sourceName: String
  private let comparesLines: Bool
  /// For restaurants that were made from other formats.
  private var writer = JSONWriter()
  private var written = LexedRestaurant()
  private var sorter: RunSorter
  private var output: Output

  /// Makes an intake for a thread.
  ///
  /// - Parameters:
  ///   - sourceName: the source of records that name none.
  ///   - comparesLines: whether there are lines of an earlier import to compare with.
  init(sourceName: String, comparesLines: Bool, scratch: Scratch) {
    self.sourceName = sourceName
    self.comparesLines = comparesLines
    sorter = RunSorter(scratch)
    output = Output(keys: RecordKeys(scratch))
  }

  var isFailed: Bool { output.failure != nil || output.tooLong != nil }

  func add(_ restaurant: Restaurant, sequence: RecordSequence) {
    writer.removeAll()
    restaurant.write(to: &writer)
    writer.bytes.withBytes { line in
      var scanner = JSONScanner(line)
      // What a restaurant writes can be read.
      guard (try? written.read(from: &scanner)) != nil else { return }
      add(&written, of: line, at: restaurant.position, sequence: sequence)
    }
  }

  func add(
    _ lexed: inout LexedRestaurant, of bytes: ByteView, at position: Coordinate,
    sequence: RecordSequence
  ) {
    guard !isFailed else { return }
    let idHash = lexed.id?.string(in: bytes).hash ?? 0
    let sourceHash = output.sources.count(
      lexed.source?.name?.string(in: bytes), otherwise: sourceName, sequence
    ) {
      lexed.source?.attribution?.string(in: bytes).text
    }
    do throws(FileFault) {
      try sorter.add(
        rewriting: &lexed, from: bytes, crediting: sourceName, at: position, idHash: idHash,
        sequence: sequence.value
      ) { (line) throws(FileFault) in
        if line.count > Self.lineLimit { output.tooLong = sequence }
        try output.keys.add(
          RecordKey(
            idHash: idHash, sourceHash: sourceHash,
            line: comparesLines ? Fingerprint.of(line) : 0, sequence: sequence))
      }
    } catch { output.failure = error }
  }

  func finish() -> Output {
    guard !isFailed else { return output }
    do throws(FileFault) { output.runs = try sorter.finish() } catch { output.failure = error }
    return output
  }
}
