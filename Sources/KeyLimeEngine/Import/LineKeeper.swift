/// Goes through the lines of the generation before: notes the keys of those whose source is
/// replaced, and keeps all others byte for byte.
final class LineKeeper: ChunkWorker {
  /// What became of the lines.
  struct Output: Sendable {
    var runs: [Run] = []
    /// The keys of the lines that are replaced.
    var replaced: RecordKeys
    /// The lines that are kept, by source.
    var kept = SourceTallies()
    /// Lines that are no restaurants, and where the first of them starts.
    var unreadable = 0
    var firstUnreadable = Int.max
    var failure: FileFault?
  }

  private let replacedSources: Set<String>
  /// Whether the lines are as they were written, so that each must be a restaurant.
  private let areTrusted: Bool
  private var lexed = LexedRestaurant()
  private var sorter: RunSorter
  private var output: Output
  private var lastSource: (name: [UInt8], isReplaced: Bool, hash: UInt64)?

  /// Makes the keeper of a thread.
  init(replacing sources: Set<String>, areTrusted: Bool, scratch: Scratch) {
    replacedSources = sources
    self.areTrusted = areTrusted
    sorter = RunSorter(scratch)
    output = Output(replaced: RecordKeys(scratch))
  }

  var isFailed: Bool { output.failure != nil }

  func read(_ chunk: InputChunk) -> ChunkOutcome {
    var outcome = ChunkOutcome(number: chunk.number)
    do throws(FileFault) {
      try chunk.bytes.withBytes { (bytes) throws(FileFault) in
        var start = 0
        while start < bytes.count {
          let end = bytes.firstIndex(of: chunk.separator, from: start) ?? bytes.count
          let sequence = RecordSequence(chunk: chunk.number, record: outcome.count.seen)
          outcome.count.seen += 1
          let line = ByteView(rebasing: bytes[start..<end])
          if try !take(line, sequence) {
            output.unreadable += 1
            output.firstUnreadable = min(output.firstUnreadable, chunk.offset + start)
          }
          start = end + 1
        }
      }
    } catch { output.failure = error }
    return outcome
  }

  /// Takes a line; false when it is no restaurant.
  private func take(
    _ line: ByteView, _ sequence: RecordSequence
  ) throws(FileFault) -> Bool {
    var scanner = JSONScanner(line)
    guard (try? lexed.read(from: &scanner)) != nil, line.count <= PackedLine.longestLine else {
      return areTrusted
    }
    if !areTrusted, !scanner.isAtEnd() || (try? lexed.check(in: line)) == nil { return false }
    guard let position = lexed.position else { return true }
    let idHash = lexed.id?.string(in: line).hash ?? Fingerprint.of(ByteView())
    let name = lexed.source?.name?.string(in: line)
    let source = source(name)
    if source.isReplaced {
      try output.replaced.add(
        RecordKey(
          idHash: idHash, sourceHash: source.hash, line: Fingerprint.of(line), sequence: sequence))
    } else {
      _ = output.kept.count(name, otherwise: "", sequence) { nil }
      try sorter.add(
        lexed, line: line, at: position, idHash: idHash, sequence: sequence.value)
    }
    return true
  }

  private func source(_ name: JSONString?) -> (isReplaced: Bool, hash: UInt64) {
    if let last = lastSource, (name ?? .empty).isEqual(to: last.name) {
      return (last.isReplaced, last.hash)
    }
    let text = name?.text ?? ""
    let (isReplaced, hash) = (replacedSources.contains(text), Fingerprint.of(text.utf8))
    lastSource = (Array(text.utf8), isReplaced, hash)
    return (isReplaced, hash)
  }

  func finish() -> Output {
    guard !isFailed else { return output }
    do throws(FileFault) { output.runs = try sorter.finish() } catch { output.failure = error }
    return output
  }
}
