import KeyLimeEngine

/// Rows of one kind, in display order.
///
/// Cells and JSON of a row are made only when they are printed.
struct Listing {
  let headings: [ColumnHeading]
  let count: Int
  let cells: (Int) -> [Cell]
  /// Appends a row as a line for a pipe, without making its cells one by one.
  let appendLine: (Int, inout [UInt8]) -> Void
  let json: (Int) -> JSONObject
  /// The position of a row; nil for a listing of things without positions.
  let position: ((Int) -> Coordinate?)?
  /// Returns the result when there are no rows.
  let whenEmpty: () -> Nothing
  /// Lines below the table, only on a terminal: attributions, totals.
  private(set) var footer: [StyledText]
  /// A row as a card; nil for a listing of things that have none.
  var card: ((Int) -> Card)?
  /// What standard error says of the list besides, one line each: that it is cut, for one.
  let notes: [String]

  /// A listing of `elements`.
  ///
  /// - Parameters:
  ///   - elements: The rows.
  ///   - columns: The columns of the table, from the left.
  ///   - json: Returns the fields of a row, as the verb's specification declares them.
  ///   - position: Returns the position of a row, for `--geojson`.
  ///   - whenEmpty: The result when there are no rows.
  ///   - footer: Lines below the table, only on a terminal.
  ///   - notes: Lines for standard error; a nil one is left out.
  init<Element>(
    _ elements: [Element], columns: [Column<Element>],
    json: @escaping (Element) -> JSONObject, position: ((Element) -> Coordinate?)? = nil,
    whenEmpty: @autoclosure @escaping () -> Nothing, footer: [StyledText] = [],
    notes: [String?] = []
  ) {
    headings = columns.map(\.heading)
    count = elements.count
    cells = { index in
      let element = elements[index]
      return columns.map { $0.cell(element) }
    }
    appendLine = { index, bytes in
      let element = elements[index]
      for (number, column) in columns.enumerated() {
        if number > 0 { bytes.append(0x09) }
        TabSeparated.append(column.cell(element).raw, to: &bytes)
      }
      bytes.append(0x0A)
    }
    self.json = { json(elements[$0]) }
    self.position = position.map { position in { position(elements[$0]) } }
    self.whenEmpty = whenEmpty
    self.footer = footer
    self.notes = notes.compactMap(\.self)
  }

  /// The same listing with other lines below the table.
  func with(footer: [StyledText]) -> Listing {
    var listing = self
    listing.footer = footer
    return listing
  }
}
