/// A column of a listing: its heading, and the cell of each element.
struct Column<Element> {
  let heading: ColumnHeading
  let cell: (Element) -> Cell

  /// Declares a column.
  ///
  /// - Parameters:
  ///   - title: The heading, in capitals.
  ///   - alignment: Right for numbers.
  ///   - rank: The order in which a narrow terminal drops columns: the highest first; 0 is never
  ///     dropped.
  ///   - shrinksTo: The least width to which text is truncated; nil when it is never truncated.
  ///   - cell: Returns the cell of an element.
  init(
    _ title: String, _ alignment: ColumnHeading.Alignment = .left, rank: Int = 0,
    shrinksTo: Int? = nil, cell: @escaping (Element) -> Cell
  ) {
    heading = ColumnHeading(
      title: title, alignment: alignment, rank: rank, shrinksTo: shrinksTo)
    self.cell = cell
  }
}

/// A column without its cells: title, alignment and width rules.
struct ColumnHeading {
  /// How a cell is aligned in a wider column.
  enum Alignment {
    case left, right
  }

  let title: String
  let alignment: Alignment
  /// The order in which a narrow terminal drops columns: the highest first; 0 is never dropped.
  let rank: Int
  /// The least width to which text is truncated; nil when it is never truncated.
  let shrinksTo: Int?
}
