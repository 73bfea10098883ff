/// Collects the words of a dictionary with the rows they occur in, and lays them out for the index.
struct Vocabulary {
  private var slots: [UInt32] = [UInt32](repeating: 0, count: 1 << 12)
  private var starts: [UInt32] = []
  private var lengths: [UInt16] = []
  private var text: [UInt8] = []
  private var occurrences: [(term: UInt32, row: UInt32)] = []
  /// Whether the occurrences are in the order of their rows.
  private var isInOrder = true

  /// Notes that a row holds a word.
  ///
  /// Words over 255 bytes are cut: nobody types them.
  mutating func add(_ word: ArraySlice<UInt8>, row: Row) {
    let word = word.prefix(255)
    guard !word.isEmpty else { return }
    occurrences.append((term: term(of: word), row: UInt32(row)))
  }

  /// Notes the words of some rows for other rows too.
  mutating func lend(to borrowers: [Row: Row]) {
    let lent = occurrences.compactMap { term, row in
      borrowers[Row(row)].map { (term: term, row: UInt32($0)) }
    }
    guard !lent.isEmpty else { return }
    occurrences += lent
    isInOrder = false
  }

  private mutating func term(of word: ArraySlice<UInt8>) -> UInt32 {
    if starts.count * 2 >= slots.count { grow() }
    let hash = word.withBytes { Fingerprint.of($0) }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] > 0 {
      let term = Int(slots[slot] - 1)
      if matches(term, word) { return UInt32(term) }
      slot = (slot + 1) & (slots.count - 1)
    }
    starts.append(UInt32(text.count))
    lengths.append(UInt16(word.count))
    text.append(contentsOf: word)
    slots[slot] = UInt32(starts.count)
    return UInt32(starts.count - 1)
  }

  private func matches(_ term: Int, _ word: ArraySlice<UInt8>) -> Bool {
    guard Int(lengths[term]) == word.count else { return false }
    var position = Int(starts[term])
    for byte in word {
      if text[position] != byte { return false }
      position += 1
    }
    return true
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for term in starts.indices {
      let word = text[Int(starts[term])..<Int(starts[term]) + Int(lengths[term])]
      var slot = Int(truncatingIfNeeded: word.withBytes { Fingerprint.of($0) })
      slot &= slots.count - 1
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(term + 1)
    }
  }

  /// The three sections of the dictionary, as ``IndexLayout`` describes them.
  func laidOut() -> (terms: [UInt8], text: [UInt8], rows: [UInt8]) {
    let rowsOfTerm = groupedRows()
    let order = starts.indices.sorted { bytes(of: $0).lexicographicallyPrecedes(bytes(of: $1)) }
    var terms: [UInt8] = []
    var sortedText: [UInt8] = []
    var postings: [UInt8] = []
    sortedText.reserveCapacity(text.count)
    for term in order {
      terms.append(littleEndian: UInt32(sortedText.count))
      terms.append(littleEndian: UInt32(postings.count))
      let count = appendPostings(rowsOfTerm(term), to: &postings)
      terms.append(littleEndian: count)
      terms.append(littleEndian: lengths[term])
      terms.append(littleEndian: UInt16(0))
      sortedText.append(contentsOf: bytes(of: term))
    }
    return (terms, sortedText, postings)
  }

  private func bytes(of term: Int) -> ArraySlice<UInt8> {
    text[Int(starts[term])..<Int(starts[term]) + Int(lengths[term])]
  }

  /// A counting sort of the occurrences by term; within a term the rows stay ascending.
  private func groupedRows() -> (Int) -> ArraySlice<UInt32> {
    var ends = [Int](repeating: 0, count: starts.count)
    for occurrence in occurrences { ends[Int(occurrence.term)] += 1 }
    var total = 0
    for term in ends.indices {
      let count = ends[term]
      ends[term] = total
      total += count
    }
    var rows = [UInt32](repeating: 0, count: total)
    for (term, row) in occurrences {
      rows[ends[Int(term)]] = row
      ends[Int(term)] += 1
    }
    return { [isInOrder] term in
      let range = (term == 0 ? 0 : ends[term - 1])..<ends[term]
      return isInOrder ? rows[range] : rows[range].sorted()[...]
    }
  }

  /// Appends the distinct rows as differences and tells how many there were.
  private func appendPostings(_ rows: ArraySlice<UInt32>, to postings: inout [UInt8]) -> UInt32 {
    var previous: UInt32?
    var count: UInt32 = 0
    for row in rows where row != previous {
      postings.append(leb128: row - (previous ?? 0))
      previous = row
      count += 1
    }
    return count
  }
}
