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
  /// The order that a narrow terminal drops columns: the highest first; 0 is never dropped.
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

extension ListTotal {
  /// How much of a list is shown: `20 of 559; --limit 0 shows all`.
  func words(ofShown shown: Int) -> String {
    switch self {
    case .exactly(let count): "\(shown) of \(count); --limit 0 shows all"
    case .about(let count): "\(shown) of about \(count); --limit 0 shows all"
    case .atLeast(let count): "\(shown) of at least \(count); --limit 0 shows all"
    }
  }

  /// The same for a list that was cut; nil for a whole one.
  static func words(ofShown shown: Int, outOf count: Int) -> String? {
    count > shown ? ListTotal.exactly(count).words(ofShown: shown) : nil
  }
}
