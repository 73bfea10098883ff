/// Entries of a fixed size, spread over buckets by a part of a hash, which are taken out bucket by
/// bucket.
///
/// Entries that belong together are in one bucket, so each bucket can be sorted and joined alone.
/// When the entries outgrow their limit they go to a scratch file, every bucket's as one stretch: a
/// plain copy of memory, since nobody else reads it.
struct Buckets<Entry: BitwiseCopyable & Sendable>: Sendable {
  /// A stretch of one bucket's entries in the scratch file.
  private struct Stretch {
    let offset: Int
    let count: Int
  }

  private let scratch: Scratch
  private var entries: [[Entry]]
  private var stretches: [[Stretch]]
  private var countInMemory = 0
  private var file: ScratchFile?
  private var fileSize = 0

  /// Makes empty buckets.
  init(_ count: Int, scratch: Scratch) {
    self.scratch = scratch
    entries = [[Entry]](repeating: [], count: count)
    stretches = [[Stretch]](repeating: [], count: count)
  }

  /// How many buckets there are.
  var count: Int { entries.count }

  /// The bucket for the upper bits of a hash.
  @inline(__always)
  func bucket(ofHash hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash.multipliedFullWidth(by: UInt64(entries.count)).high)
  }

  /// Adds an entry to a bucket.
  @inline(__always)
  mutating func add(_ entry: Entry, to bucket: Int) throws(FileFault) {
    entries[bucket].append(entry)
    countInMemory += 1
    // Asked only now and then: the entries themselves are cheap.
    guard countInMemory & 0xFF == 0 else { return }
    if scratch.isFull(countInMemory * MemoryLayout<Entry>.stride, of: \.buckets) { try spill() }
  }

  private mutating func spill() throws(FileFault) {
    guard let folder = scratch.folder else { return }
    if file == nil { file = try ScratchFile(in: folder) }
    guard let file else { return }
    for bucket in entries.indices where !entries[bucket].isEmpty {
      try file.write(entries[bucket], at: fileSize)
      stretches[bucket].append(Stretch(offset: fileSize, count: entries[bucket].count))
      fileSize += entries[bucket].count * MemoryLayout<Entry>.stride
      entries[bucket].removeAll(keepingCapacity: true)
    }
    countInMemory = 0
  }

  /// Takes out the entries of a bucket, in the order they were added.
  mutating func take(_ bucket: Int) throws(FileFault) -> [Entry] {
    let rest = entries[bucket]
    entries[bucket] = []
    countInMemory -= rest.count
    guard let file, !stretches[bucket].isEmpty else { return rest }
    var all: [Entry] = []
    all.reserveCapacity(stretches[bucket].reduce(rest.count) { $0 + $1.count })
    for stretch in stretches[bucket] {
      try file.read(stretch.count, at: stretch.offset, into: &all)
    }
    stretches[bucket] = []
    return all + rest
  }
}
