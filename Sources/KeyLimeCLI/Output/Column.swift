/// A column of a listing of `Element`s: its heading and how one element fills it.
struct Column<Element> {
  let heading: ColumnHeading
  let cell: (Element) -> Cell

  /// Declares a column.
  ///
  /// - Parameters:
  ///   - title: The heading, in capitals.
  ///   - alignment: Right for numbers.
  ///   - rank: Which columns a narrow terminal loses: the highest first; 0 is never lost.
  ///   - shrinksTo: How many terminal columns a long text may be cut to; nil when it is never cut.
  ///   - cell: The cell of an element.
  init(
    _ title: String, _ alignment: ColumnHeading.Alignment = .left, rank: Int = 0,
    shrinksTo: Int? = nil, cell: @escaping (Element) -> Cell
  ) {
    heading = ColumnHeading(
      title: title, alignment: alignment, rank: rank, shrinksTo: shrinksTo)
    self.cell = cell
  }
}

/// What a table knows of a column apart from its cells.
struct ColumnHeading {
  /// Where a cell stands in a column that is wider.
  enum Alignment {
    case left, right
  }

  let title: String
  let alignment: Alignment
  /// Which columns a narrow terminal loses: the highest first; 0 is never lost.
  let rank: Int
  /// How many terminal columns a long text may be cut to; nil when it is never cut.
  let shrinksTo: Int?
}
