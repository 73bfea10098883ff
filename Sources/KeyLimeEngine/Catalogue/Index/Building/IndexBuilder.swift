/// Makes the index of a generation from its lines, one after the other; how much memory it takes
/// does not depend on how many there are.
struct IndexBuilder: ~Copyable {
  private var writer: IndexWriter
  private var rows: RowSections
  private var ids: IDTableBuilder
  private let idsStart: Int
  private var dictionaries: [DictionaryBuilder]
  private var words = Words(for: .index)
  private var folded: [UInt8] = []
  private var duplicates: DuplicateFinder
  private let scratch: Scratch

  /// Starts an index for the lines of a generation.
  ///
  /// The orders in which the sources were imported first and last decide which of two duplicates is
  /// the primary one (``DuplicateFinder``).
  init(
    recordCount: Int, in storage: consuming IndexStorage, scratch: Scratch,
    sourceOrder: [String], byLastImport: [String]
  ) {
    self.scratch = scratch
    writer = IndexWriter(storage)
    rows = RowSections(recordCount: recordCount, in: &writer)
    ids = IDTableBuilder(recordCount: recordCount, scratch: scratch)
    idsStart = writer.reserve(.ids, length: ids.length)
    dictionaries = IndexLayout.Dictionary.allCases.map { _ in DictionaryBuilder(scratch) }
    duplicates = DuplicateFinder(
      sourceOrder: sourceOrder, byLastImport: byLastImport, recordCount: recordCount,
      scratch: scratch)
  }

  /// How many lines were added.
  var count: Int { rows.count }

  /// Adds the next line.
  mutating func add(_ line: PackedLine) throws(FileFault) {
    guard
      let position = Coordinate(latitudeE7: line.latitudeE7, longitudeE7: line.longitudeE7)
    else { return }
    let row = rows.count
    try rows.add(line, at: position, to: &writer.storage)
    try ids.add(idHash: line.idHash, row: row)
    addWords(of: line, row: UInt32(row))
    try duplicates.add(line, row: row, position: position)
    guard row & 0xFF == 0 else { return }
    if scratch.isFull(dictionaries.reduce(0) { $0 + $1.vocabulary.size }, of: \.words) {
      for index in dictionaries.indices { try dictionaries[index].putAside() }
    }
  }

  private mutating func addWords(of line: PackedLine, row: UInt32) {
    line.forEachText { use, text in
      text.withUnescapedBytes { utf8 in
        switch use {
        case .name, .otherName: addWords(of: utf8, to: 0, row: row)
        case .cuisine:
          addWords(of: utf8, to: 1, row: row)
          // The whole slug too, when it is several words: it is what completion offers.
          if utf8.contains(where: Self.joints.contains) { addWhole(utf8, to: 1, row: row) }
        case .street: addWords(of: utf8, to: 2, row: row)
        case .city:
          addWhole(utf8, to: 3, row: row)
          for form in Romanization.forms(of: utf8) {
            form.withBytes { addWhole($0, to: 3, row: row) }
          }
        case .postcode: addWords(of: utf8, to: 4, row: row)
        case .formerName: addWords(of: utf8, to: 5, row: row)
        case .contact, .source: break
        }
      }
    }
  }

  private mutating func addWhole(_ utf8: ByteView, to dictionary: Int, row: UInt32) {
    folded.removeAll(keepingCapacity: true)
    Folding.append(utf8, to: &folded)
    folded.withBytes { dictionaries[dictionary].add($0, row: row) }
  }

  /// What joins the words of a slug: `fish_and_chips`, `tex-mex`.
  private static let joints = [UInt8(ascii: "_"), UInt8(ascii: "-")]

  private mutating func addWords(of utf8: ByteView, to dictionary: Int, row: UInt32) {
    words.forEach(in: utf8) { word in
      word.withBytes { dictionaries[dictionary].add($0, row: row) }
    }
  }
}

// MARK: - The rest of the index

extension IndexBuilder {
  /// Writes all that can be written only when every line is known, and hands out the whole index.
  consuming func finish(baseFingerprint: UInt64) throws(FileFault) -> IndexStorage {
    try rows.finish(to: &writer.storage)
    try ids.finish(at: idsStart, to: &writer.storage)
    let pairs = try duplicates.pairs()
    try pairs.write(to: &writer)
    try hideDuplicates(pairs)
    for (index, dictionary) in IndexLayout.Dictionary.allCases.enumerated() {
      try dictionaries[index].finish(dictionary, completing: pairs, to: &writer)
    }
    return try writer.finish(
      recordCount: rows.count, baseSize: rows.baseSize, baseFingerprint: baseFingerprint)
  }

  /// Hides rows behind their primary ones, whose columns they complete, as in ``MergedRestaurant``.
  private mutating func hideDuplicates(_ pairs: DuplicatePairs) throws(FileFault) {
    guard !pairs.isEmpty else { return }
    var columns = ColumnPatcher(at: rows.columnsStart, rowCount: rows.count)
    try pairs.forEachByPrimary { (hidden, primary) throws(FileFault) in
      let own = try columns.columns(of: hidden, in: &writer.storage)
      var completed = try columns.columns(of: primary, in: &writer.storage)
      completed.fillGaps(from: own)
      var bytes: [UInt8] = []
      completed.write(to: &bytes)
      bytes[Columns.size - 1] |= Columns.duplicatesBit
      try columns.replace(primary, with: bytes, in: &writer.storage)
      bytes.removeAll()
      own.write(to: &bytes)
      bytes[Columns.size - 1] |= Columns.hiddenBit
      try columns.replace(hidden, with: bytes, in: &writer.storage)
    }
    try columns.flush(to: &writer.storage)
  }
}
