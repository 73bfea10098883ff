/// Rating entries by row, in pages; a page without any rating takes no room.
struct RatingPages {
  static let pageSize = 4096
  static let rowsPerPage = pageSize / RatingEntry.size

  /// The pages that hold something, by number.
  private(set) var pages: [Int: [UInt8]] = [:]

  /// A page without ratings.
  static let blank = [UInt8](repeating: 0, count: pageSize)

  /// The bytes of a page.
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
