/// Chooses the columns of a table and their widths for a terminal width.
struct TableLayout: Equatable {
  /// A column that is shown.
  struct Place: Equatable {
    let column: Int
    var width: Int
  }

  /// The columns that are shown, from the left.
  private(set) var places: [Place]

  /// The number of blanks between two columns.
  static let gap = 2

  /// Fits the columns into `width`: first it drops columns without any known value, then it
  /// truncates long texts as far as their columns allow.
  ///
  /// If that is not enough, it drops the columns of the highest rank, the rightmost first.
  ///
  /// - Parameters:
  ///   - headings: The columns.
  ///   - natural: The full width of each column.
  ///   - unknown: For each column, whether its value is unknown in all rows; empty when none is.
  ///   - width: The width of the terminal.
  init(_ headings: [ColumnHeading], natural: [Int], unknown: [Bool] = [], width: Int) {
    places = headings.indices.map { Place(column: $0, width: natural[$0]) }
    while total(of: places.map(\.width)) > width,
      let victim = victim(headings, where: { unknown.indices.contains($0) && unknown[$0] })
    {
      places.remove(at: victim)
    }
    let least = headings.indices.map { index in
      min(natural[index], headings[index].shrinksTo ?? natural[index])
    }
    while total(of: places.map { least[$0.column] }) > width,
      let victim = victim(headings, where: { _ in true })
    {
      places.remove(at: victim)
    }
    shrink(to: width, least)
  }

  /// The column to drop: the highest rank, the rightmost of equals; nil when none may be dropped.
  private func victim(
    _ headings: [ColumnHeading], where mayGo: (_ column: Int) -> Bool
  ) -> Int? {
    places.indices.filter { headings[places[$0].column].rank > 0 && mayGo(places[$0].column) }
      .max { headings[places[$0].column].rank <= headings[places[$1].column].rank }
  }

  /// Narrows the widest shrinkable column by one until everything fits.
  private mutating func shrink(to width: Int, _ least: [Int]) {
    var excess = total(of: places.map(\.width)) - width
    while excess > 0 {
      let shrinkable = places.indices.filter { places[$0].width > least[places[$0].column] }
      guard let widest = shrinkable.max(by: { places[$0].width < places[$1].width }) else { return }
      places[widest].width -= 1
      excess -= 1
    }
  }

  private func total(of widths: [Int]) -> Int {
    widths.reduce(0, +) + max(0, widths.count - 1) * Self.gap
  }
}
