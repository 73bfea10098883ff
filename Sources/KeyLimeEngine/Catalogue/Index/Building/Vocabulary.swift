/// Collects the words of one dictionary with the rows that hold them.
///
/// Rows come in ascending order, so the rows of a word are packed as soon as they come. When words
/// and rows outgrow their limit they are sorted and put aside (``TermRun``), and collecting starts
/// anew: the single pass of Heinz and Zobel (2003).
struct Vocabulary: Sendable {
  private struct Term {
    let start: UInt32
    let length: UInt8
    var count: UInt32 = 0
    var last: UInt32 = 0
    var rows: PostingPool.Chain
  }

  /// A part of the hash above the number of a term, counted from 1; 0 is free.
  private var slots: [UInt64] = []
  private var terms: [Term] = []
  private var text: [UInt8] = []
  private var pool = PostingPool()

  /// Words over 255 bytes are cut: nobody types them.
  private static let longestWord = 255

  /// How many bytes of memory it takes.
  var size: Int {
    slots.count * 8 + terms.count * MemoryLayout<Term>.stride + text.count + pool.size
  }

  /// How many words there are.
  var count: Int { terms.count }
  /// The length of all words together.
  var textLength: Int { text.count }

  /// Notes that a row holds a word.
  mutating func add(_ word: ByteView, row: UInt32) {
    guard !word.isEmpty else { return }
    let term = number(of: ByteView(rebasing: word.prefix(Self.longestWord)))
    // Once for each row, however often the row says it.
    guard terms[term].count == 0 || terms[term].last != row else { return }
    pool.append(leb128: row - terms[term].last, to: &terms[term].rows)
    terms[term].last = row
    terms[term].count += 1
  }

  private mutating func number(of word: ByteView) -> Int {
    if terms.count * 2 >= slots.count { grow() }
    let hash = Fingerprint.of(word)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] > 0 {
      let number = Int(slots[slot] & 0xFFFF_FFFF) - 1
      if slots[slot] >> 32 == hash >> 32, matches(terms[number], word) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    terms.append(
      Term(start: UInt32(text.count), length: UInt8(word.count), rows: pool.makeChain()))
    text.append(word)
    slots[slot] = Self.slot(hash, terms.count)
    return terms.count - 1
  }

  private func matches(_ term: Term, _ word: ByteView) -> Bool {
    guard Int(term.length) == word.count else { return false }
    return text.withBytes { text in
      for index in 0..<word.count where text[Int(term.start) + index] != word[index] {
        return false
      }
      return true
    }
  }

  private mutating func grow() {
    slots = [UInt64](repeating: 0, count: max(64, slots.count * 2))
    for number in terms.indices {
      let hash = text.withBytes { text in
        Fingerprint.of(ByteView(rebasing: text[range(of: terms[number])]))
      }
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Self.slot(hash, number + 1)
    }
  }

  private static func slot(_ hash: UInt64, _ number: Int) -> UInt64 {
    hash & 0xFFFF_FFFF_0000_0000 | UInt64(number)
  }

  private func range(of term: Term) -> Range<Int> {
    Int(term.start)..<Int(term.start) + Int(term.length)
  }

  /// Forgets all words but keeps the memory.
  mutating func removeAll() {
    for slot in slots.indices { slots[slot] = 0 }
    terms.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    pool.removeAll()
  }
}

// MARK: - In order

extension Vocabulary {
  /// The numbers of the words in the order of their bytes.
  func sortedNumbers() -> [Int] {
    let starts = text.withBytes { text in
      terms.indices.map { (number: $0, start: text.firstEight(of: range(of: terms[$0]))) }
    }
    return starts.sorted { a, b in
      a.start != b.start ? a.start < b.start : precedes(terms[a.number], terms[b.number])
    }.map(\.number)
  }

  private func precedes(_ a: Term, _ b: Term) -> Bool {
    text[range(of: a)].lexicographicallyPrecedes(text[range(of: b)])
  }

  /// A word with its rows.
  func term(_ number: Int) -> TermRows {
    let term = terms[number]
    return TermRows(
      text: Array(text[range(of: term)]), count: term.count, last: term.last,
      rows: pool.bytes(of: term.rows))
  }
}

extension ByteView {
  /// The first eight bytes of a range, zero where it ends before, as a number that orders like
  /// them.
  fileprivate func firstEight(of range: Range<Int>) -> UInt64 {
    ByteView(rebasing: self[range]).word(at: 0).byteSwapped
  }
}

/// Byte strings that all grow at their ends, in one piece of memory: the rows of each word while an
/// index is built.
///
/// A string is a chain of chunks, each twice as long as the one before up to a limit: 8 bytes, 16,
/// …, and behind each the place of the next, u32.
private struct PostingPool: Sendable {
  /// One string.
  struct Chain: Sendable {
    fileprivate let first: UInt32
    /// Where the next byte goes.
    fileprivate var end: UInt32
    /// Where the last chunk ends.
    fileprivate var chunkEnd: UInt32
    fileprivate var chunkSize: UInt32
  }

  private static let leastChunk: UInt32 = 8
  private static let mostChunk: UInt32 = 2048

  private var memory: [UInt8] = []

  /// How many bytes the pool takes.
  var size: Int { memory.count }

  /// Makes an empty string.
  mutating func makeChain() -> Chain {
    let start = addChunk(Self.leastChunk)
    return Chain(
      first: start, end: start, chunkEnd: start + Self.leastChunk, chunkSize: Self.leastChunk)
  }

  private mutating func addChunk(_ size: UInt32) -> UInt32 {
    let start = UInt32(memory.count)
    memory += [UInt8](repeating: 0, count: Int(size) + 4)
    return start
  }

  /// Appends a number in LEB128.
  @inline(__always)
  mutating func append(leb128 number: UInt32, to chain: inout Chain) {
    number.forEachByteOfLEB128 { append($0, to: &chain) }
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8, to chain: inout Chain) {
    if chain.end == chain.chunkEnd { extend(&chain) }
    memory[Int(chain.end)] = byte
    chain.end += 1
  }

  private mutating func extend(_ chain: inout Chain) {
    chain.chunkSize = min(chain.chunkSize * 2, Self.mostChunk)
    let start = addChunk(chain.chunkSize)
    memory.store(start, at: Int(chain.chunkEnd))
    chain.end = start
    chain.chunkEnd = start + chain.chunkSize
  }

  /// All bytes of a string.
  func bytes(of chain: Chain) -> [UInt8] {
    var bytes: [UInt8] = []
    var start = chain.first
    var size = Self.leastChunk
    memory.withBytes { memory in
      while start + size != chain.chunkEnd {
        bytes.append(ByteView(rebasing: memory[Int(start)..<Int(start + size)]))
        start = memory.load(at: Int(start + size))
        size = min(size * 2, Self.mostChunk)
      }
      bytes.append(ByteView(rebasing: memory[Int(start)..<Int(chain.end)]))
    }
    return bytes
  }

  /// Forgets all strings but keeps the memory.
  mutating func removeAll() { memory.removeAll(keepingCapacity: true) }
}
