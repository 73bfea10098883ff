/// A hash table from words to meanings that is fast to create.
///
/// A command parses only a few values. Creating a Swift dictionary and comparing Swift strings
/// would take longer than parsing them. This table hashes bytes (FNV-1a) with open addressing.
struct WordTable<Meaning: Sendable>: Sendable {
  private struct Entry: Sendable {
    let word: Range<Int>
    let meaning: Meaning
  }

  /// The words of all entries, separated by blanks.
  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// The index of an entry plus 1, or 0 for an empty slot.
  private var slots: [UInt16]

  /// Creates a table from rows of words, separated by blanks, and their meaning.
  ///
  /// The first meaning of a repeated word wins. With a `mark`, only what precedes it in a word counts.
  init(_ rows: [(words: String, meaning: Meaning)], upTo mark: UInt8? = nil) {
    slots = [UInt16](repeating: 0, count: 64)
    bytes.reserveCapacity(rows.reduce(0) { $0 + $1.words.utf8.count + 1 })
    entries.reserveCapacity(bytes.capacity / 8)
    for row in rows {
      var start = bytes.count
      bytes += row.words.utf8
      bytes.append(UInt8(ascii: " "))
      for end in start..<bytes.count where bytes[end] == UInt8(ascii: " ") {
        let last = mark.flatMap { bytes[start..<end].firstIndex(of: $0) } ?? end
        insert(Entry(word: start..<last, meaning: row.meaning))
        start = end + 1
      }
    }
  }

  /// The meaning of a word; nil when it is not in the table.
  subscript(word: String) -> Meaning? {
    var text = word
    let place = text.withUTF8 { utf8 in
      slot(hash: Self.hash(utf8), fits: { holds($0, utf8) })
    }
    return slots[place] == 0 ? decomposed(word) : entries[Int(slots[place]) - 1].meaning
  }

  /// The meaning of a word with combining accents (U+0300 to U+036F), as macOS writes them.
  private func decomposed(_ word: String) -> Meaning? {
    guard word.utf8.contains(where: { $0 == 0xCC || $0 == 0xCD }) else { return nil }
    return entries.first { String(decoding: bytes[$0.word], as: UTF8.self) == word }?.meaning
  }

  private func holds(_ entry: Entry, _ word: some RandomAccessCollection<UInt8>) -> Bool {
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

  /// The slot of the entry with this hash that `fits`, or the empty slot for it.
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
