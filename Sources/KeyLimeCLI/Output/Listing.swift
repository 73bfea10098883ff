import KeyLimeEngine

/// Rows of one kind, in the order in which they are shown.
///
/// A row is turned into cells or JSON only when it is printed that way.
struct Listing {
  let headings: [ColumnHeading]
  let count: Int
  let cells: (Int) -> [Cell]
  let json: (Int) -> JSONObject
  /// Where a row is; nil for a listing of things that are nowhere.
  let position: ((Int) -> Coordinate?)?
  /// What is said when there are no rows.
  let whenEmpty: Nothing
  /// Lines below the table, on a terminal only: attributions, totals.
  let footer: [StyledText]

  /// Lists elements.
  ///
  /// - Parameters:
  ///   - elements: The rows.
  ///   - columns: How they fill a table; the first ones stand left.
  ///   - json: The fields of a row, as the verb's spec declares them.
  ///   - position: Where a row is, for `--geojson`.
  ///   - whenEmpty: What is said when there are no rows.
  ///   - footer: Lines below the table, on a terminal only.
  init<Element>(
    _ elements: [Element], columns: [Column<Element>],
    json: @escaping (Element) -> JSONObject, position: ((Element) -> Coordinate?)? = nil,
    whenEmpty: Nothing, footer: [StyledText] = []
  ) {
    headings = columns.map(\.heading)
    count = elements.count
    cells = { index in columns.map { $0.cell(elements[index]) } }
    self.json = { json(elements[$0]) }
    self.position = position.map { position in { position(elements[$0]) } }
    self.whenEmpty = whenEmpty
    self.footer = footer
  }
}
