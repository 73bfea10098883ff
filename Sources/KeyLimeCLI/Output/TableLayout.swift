/// Which columns of a table are shown, and how wide, on a terminal of a given width.
struct TableLayout: Equatable {
  /// A column that stays.
  struct Place: Equatable {
    let column: Int
    var width: Int
  }

  /// The columns that stay, from the left.
  private(set) var places: [Place]

  /// The blanks between two columns.
  static let gap = 2

  /// Fits columns into a width: columns that say nothing go first; then long texts are cut down to
  /// what their column allows; if that does not do, the column of the highest rank goes, the
  /// rightmost first.
  ///
  /// - Parameters:
  ///   - headings: The columns.
  ///   - natural: The width that each would like.
  ///   - unknown: Whether nothing is known in any row of each; all say something when it is empty.
  ///   - width: The columns of the terminal.
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

  /// The place of the highest rank, the rightmost of equals; nil when none of them may go.
  private func victim(
    _ headings: [ColumnHeading], where mayGo: (_ column: Int) -> Bool
  ) -> Int? {
    places.indices.filter { headings[places[$0].column].rank > 0 && mayGo(places[$0].column) }
      .max { headings[places[$0].column].rank <= headings[places[$1].column].rank }
  }

  /// Takes one column's width at a time from whatever is widest beyond its least.
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
