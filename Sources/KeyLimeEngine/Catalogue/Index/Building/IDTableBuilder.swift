/// Builds the table that the index finds an id with: slots with row numbers, linear probing, at
/// most half of them taken.
///
/// The table of a large catalogue does not fit in memory, and rows come in the order of the map,
/// not of their slots. So the rows are spread over buckets, one for each stretch of slots, and the
/// stretches are made one after the other. What finds no free slot in its stretch goes on to the
/// next, and from the last to the first.
///
/// Where two rows want one slot the lower one gets it, and the other goes on: the ordered hash
/// table of Amble and Knuth (1974). So the table is the same in whatever order the rows come.
struct IDTableBuilder: Sendable {
  private struct Entry: BitwiseCopyable {
    /// Where the probing starts.
    let slot: UInt32
    let row: UInt32
    let fingerprint: UInt32
  }

  /// What a taken slot holds: the row and one, and below them the fingerprint of its id.
  private typealias Slot = UInt64

  private static let leastStretch = 1 << 15
  private static let mostStretches = 256

  private let slotCount: Int
  private let stretch: Int
  private var buckets: Buckets<Entry>
  /// Rows that found no free slot in the stretch before.
  private var leftOver: [Slot] = []

  /// A table for the records of a generation.
  init(recordCount: Int, scratch: Scratch) {
    slotCount = Self.slotCount(recordCount)
    stretch = max(slotCount / Self.mostStretches, min(Self.leastStretch, slotCount))
    buckets = Buckets(slotCount / stretch, scratch: scratch)
  }

  private static func slotCount(_ recordCount: Int) -> Int {
    var count = 16
    while count < recordCount * 2 { count *= 2 }
    return count
  }

  /// The length of the section in bytes.
  var length: Int { slotCount * IndexLayout.idSlotSize }

  /// Adds a row by the fingerprint of its id.
  mutating func add(idHash: UInt64, row: Row) throws(FileFault) {
    let slot = Int(truncatingIfNeeded: idHash >> 32) & (slotCount - 1)
    let entry = Entry(
      slot: UInt32(slot), row: UInt32(row), fingerprint: UInt32(truncatingIfNeeded: idHash))
    try buckets.add(entry, to: slot / stretch)
  }

  /// Writes the table.
  mutating func finish(at offset: Int, to storage: inout IndexStorage) throws(FileFault) {
    for bucket in 0..<buckets.count {
      var slots = [Slot](repeating: 0, count: stretch)
      insertLeftOver(into: &slots)
      for entry in try buckets.take(bucket) {
        let value = Slot(entry.row + 1) << 32 | Slot(entry.fingerprint)
        insert(value, at: Int(entry.slot) - bucket * stretch, into: &slots)
      }
      try write(slots, at: offset + bucket * stretch * IndexLayout.idSlotSize, to: &storage)
    }
    try wrapAround(at: offset, in: &storage)
  }

  private mutating func insert(_ value: Slot, at start: Int, into slots: inout [Slot]) {
    var value = value
    var slot = start
    while slot < slots.count, slots[slot] > 0 {
      if value < slots[slot] { swap(&value, &slots[slot]) }
      slot += 1
    }
    if slot < slots.count { slots[slot] = value } else { leftOver.append(value) }
  }

  private mutating func insertLeftOver(into slots: inout [Slot]) {
    let values = leftOver
    leftOver = []
    for value in values { insert(value, at: 0, into: &slots) }
  }

  /// Brings what is left over by the last stretch into the first ones.
  private mutating func wrapAround(
    at offset: Int, in storage: inout IndexStorage
  ) throws(FileFault) {
    var bucket = 0
    while !leftOver.isEmpty {
      let size = IndexLayout.idSlotSize
      let start = offset + bucket * stretch * size
      let bytes = try storage.read(start..<start + stretch * size)
      var slots = bytes.withBytes { bytes in
        (0..<stretch).map { bytes.load(at: $0 * size, as: Slot.self) }
      }
      insertLeftOver(into: &slots)
      try write(slots, at: start, to: &storage)
      bucket = (bucket + 1) % buckets.count
    }
  }

  private func write(
    _ slots: [Slot], at offset: Int, to storage: inout IndexStorage
  ) throws(FileFault) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(slots.count * IndexLayout.idSlotSize)
    for slot in slots { bytes.append(littleEndian: slot) }
    try bytes.withBytes { (bytes) throws(FileFault) in try storage.write(bytes, at: offset) }
  }
}
