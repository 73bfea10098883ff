/// People's ratings of all rows of one catalogue, from a file or made in memory: an entry a row.
///
/// Rows that are rated differently since are laid over it, so that every entry is as of now.
final class RatingColumns {
  private enum Content {
    case nothing
    case memory(RatingPages)
    case file(RatingFile)
  }

  private let content: Content
  /// The entries that take the place of others, by the number of their block and their place in it.
  private var changed: [Int: [(place: Int, entry: RatingEntry)]] = [:]
  /// The day that the bounds of scores are counted from.
  let reference: Int

  /// Rows are read in blocks of as many as the index has in one.
  private static let rowsPerBlock = IndexLayout.recordsPerBlock
  private static let blocksPerPage = RatingPages.rowsPerPage / rowsPerBlock
  private static let blockSize = rowsPerBlock * RatingEntry.size

  /// Columns of rows that nobody has rated.
  init() { (content, reference) = (.nothing, 0) }

  /// Columns that were just made.
  init(_ pages: RatingPages, reference: Int) {
    (content, self.reference) = (.memory(pages), reference)
  }

  /// Columns on disk, with the entries that are not there yet.
  init(_ file: RatingFile, changed: [(row: Int, entry: RatingEntry)]) {
    (content, reference) = (.file(file), file.header.reference)
    for (row, entry) in changed {
      let (block, place) = row.quotientAndRemainder(dividingBy: Self.rowsPerBlock)
      self.changed[block, default: []].append((place, entry))
    }
  }

  /// Whether the columns are known to say nothing of any row.
  var isEmpty: Bool { if case .nothing = content { true } else { false } }

  /// Whether somebody has changed the file meanwhile, so that what was read may not fit together.
  var hasChanged: Bool { if case .file(let file) = content { file.hasChanged } else { false } }

  /// The entries of a block of rows.
  func block(_ number: Int) throws(RatingFile.Fault) -> RatingBlock {
    let (pageNumber, place) = number.quotientAndRemainder(dividingBy: Self.blocksPerPage)
    let page =
      switch content {
      case .nothing: RatingPages.blank
      case .memory(let pages): pages[pageNumber]
      case .file(let file): try file.page(pageNumber)
      }
    var block = RatingBlock(page, from: place * Self.blockSize)
    for (place, entry) in changed[number] ?? [] { block.replace(entry, at: place) }
    return block
  }
}

/// The entries of the rows of one block.
struct RatingBlock {
  private var page: [UInt8]
  private let start: Int

  init(_ page: [UInt8], from start: Int) { (self.page, self.start) = (page, start) }

  /// The entry at a place, from 0.
  @inline(__always)
  subscript(place: Int) -> RatingEntry {
    RatingEntry(word: page.withBytes { $0.load(at: start + place * RatingEntry.size) })
  }

  fileprivate mutating func replace(_ entry: RatingEntry, at place: Int) {
    page.store(entry.word, at: start + place * RatingEntry.size)
  }
}
