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
  ///   - keeps: The part of the terminal, in percent, up to which text stays whole as long as
  ///     another column can be dropped or written shorter.
  ///   - briefRank: When a narrow terminal gets the brief form of the cells, in the same order as
  ///     `rank`; nil when there is none.
  ///   - cell: Returns the cell of an element.
  init(
    _ title: String, _ alignment: ColumnHeading.Alignment = .left, rank: Int = 0,
    shrinksTo: Int? = nil, keeps: Int = 0, briefRank: Int? = nil,
    cell: @escaping (Element) -> Cell
  ) {
    heading = ColumnHeading(
      title: title, alignment: alignment, rank: rank, shrinksTo: shrinksTo, keeps: keeps,
      briefRank: briefRank)
    self.cell = cell
  }

  /// The same column for a listing of other elements; `element` finds this column's element in
  /// each.
  func mapped<Other>(_ element: @escaping (Other) -> Element) -> Column<Other> {
    Column<Other>(heading) { cell(element($0)) }
  }

  private init(_ heading: ColumnHeading, cell: @escaping (Element) -> Cell) {
    (self.heading, self.cell) = (heading, cell)
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
  /// The part of the terminal, in percent, up to which text stays whole as long as another column
  /// can be dropped or written shorter.
  var keeps = 0
  /// When a narrow terminal gets the brief form, in the same order as `rank`; nil without one.
  var briefRank: Int?

  /// The title in a pipe, where the number of a row is the id of its thing, and no title is empty.
  var titleInPipe: String { title == "#" ? "ID" : title.isEmpty ? "MARK" : title }
}
