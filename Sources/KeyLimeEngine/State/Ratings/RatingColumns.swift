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

/// Rating entries by row, in pages; a page without any rating takes no room.
struct RatingPages {
  static let pageSize = 4096
  static let rowsPerPage = pageSize / RatingEntry.size

  /// The pages that hold something, by number.
  private(set) var pages: [Int: [UInt8]] = [:]

  static let blank = [UInt8](repeating: 0, count: pageSize)

  subscript(number: Int) -> [UInt8] {
    get { pages[number] ?? Self.blank }
    set { pages[number] = newValue }
  }

  /// Puts the entry of a row in its place.
  mutating func set(_ entry: RatingEntry, at row: Int) {
    let (number, place) = row.quotientAndRemainder(dividingBy: Self.rowsPerPage)
    pages[number, default: Self.blank].store(entry.word, at: place * RatingEntry.size)
  }
}

/// What the columns say of one row: eight bytes.
///
///     UInt16 bound of the score   UInt16 people   UInt16 limes   UInt16 day of the newest rating
///
/// All are 0 when nobody has rated the place. All but the bound are exact; days count from
/// 1970-01-01.
struct RatingEntry: Equatable {
  static let size = 8

  let bound: ScoreBound
  private let peopleWord: UInt16
  private let limesWord: UInt16
  private let dayWord: UInt16

  static let blank = RatingEntry(word: 0)

  /// Somebody has rated the place, and the entry cannot say more than that.
  static let unsettled = RatingEntry(word: 0xFFFF_0000_0001_FFFF)

  var people: Int { Int(peopleWord) }
  var limes: Int { Int(limesWord) }
  var lastDay: Int { Int(dayWord) }
  var isBlank: Bool { peopleWord == 0 }

  /// Whether the entry holds on a day: all its ratings were given by then.
  ///
  /// If not, some of them may be held back, and the restaurant itself has to be looked up.
  func isSettled(on today: Int) -> Bool { lastDay <= today && dayWord < .max }
}

extension RatingEntry {
  /// The entry of a restaurant, unsettled when its numbers are too large.
  init(_ summary: RatingSummary, reference: Int) {
    guard let people = UInt16(exactly: summary.count), let limes = UInt16(exactly: summary.limes),
      let day = summary.days.last.flatMap({ UInt16(exactly: $0.day) }),
      let bound = ScoreBound(summary, reference: reference)
    else {
      self = .unsettled
      return
    }
    (self.bound, peopleWord, limesWord, dayWord) = (bound, people, limes, day)
  }

  /// Reads the eight bytes as one number.
  init(word: UInt64) {
    bound = ScoreBound(code: UInt16(truncatingIfNeeded: word))
    peopleWord = UInt16(truncatingIfNeeded: word >> 16)
    limesWord = UInt16(truncatingIfNeeded: word >> 32)
    dayWord = UInt16(truncatingIfNeeded: word >> 48)
  }

  /// The eight bytes as one number.
  var word: UInt64 {
    UInt64(bound.code) | UInt64(peopleWord) << 16 | UInt64(limesWord) << 32
      | UInt64(dayWord) << 48
  }
}
