/// What words mean: a table that costs little to make.
///
/// A command reads a few values and ends. Swift's dictionary has to find out at run time how its keys
/// are hashed, and Swift's strings where their characters part; either takes longer than to read all
/// of those values. This table hashes bytes (FNV-1a) and probes openly.
struct WordTable<Meaning: Sendable>: Sendable {
  private struct Entry: Sendable {
    let word: Range<Int>
    let meaning: Meaning
  }

  /// The words of all entries, parted by blanks.
  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// The number of an entry + 1, or 0.
  private var slots: [UInt16]

  /// Makes a table of words parted by blanks and what each of them means; of a word that is given
  /// twice, the first meaning holds.
  init(_ rows: [(words: String, meaning: Meaning)]) {
    slots = [UInt16](repeating: 0, count: 64)
    for row in rows {
      var start = bytes.count
      bytes += row.words.utf8
      bytes.append(UInt8(ascii: " "))
      for end in start..<bytes.count where bytes[end] == UInt8(ascii: " ") {
        insert(Entry(word: start..<end, meaning: row.meaning))
        start = end + 1
      }
    }
  }

  /// What a word means; nil when it is not in the table.
  subscript(word: String) -> Meaning? {
    let bytes = Array(word.utf8)
    let place = slot(hash: Self.hash(bytes), fits: { holds($0, bytes) })
    return slots[place] == 0 ? decomposed(word) : entries[Int(slots[place]) - 1].meaning
  }

  /// What a word means that is spelled with combining accents (U+0300 to U+036F), as macOS does.
  private func decomposed(_ word: String) -> Meaning? {
    guard word.utf8.contains(where: { $0 == 0xCC || $0 == 0xCD }) else { return nil }
    return entries.first { String(decoding: bytes[$0.word], as: UTF8.self) == word }?.meaning
  }

  private func holds(_ entry: Entry, _ word: [UInt8]) -> Bool {
    entry.word.count == word.count && bytes[entry.word].elementsEqual(word)
  }

  private mutating func insert(_ entry: Entry) {
    let place = slot(of: entry)
    guard slots[place] == 0 else { return }
    entries.append(entry)
    slots[place] = UInt16(entries.count)
    guard entries.count * 2 > slots.count else { return }
    slots = [UInt16](repeating: 0, count: slots.count * 4)
    for index in entries.indices { slots[self.slot(of: entries[index])] = UInt16(index + 1) }
  }

  private func slot(of entry: Entry) -> Int {
    slot(hash: Self.hash(bytes[entry.word])) { bytes[$0.word] == bytes[entry.word] }
  }

  /// Where the entry of a hash is that `fits`, or would be.
  private func slot(hash: UInt32, fits: (Entry) -> Bool) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0, !fits(entries[Int(slots[slot]) - 1]) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}
