/// A listing as a table for a terminal: aligned columns under a header, no wider than the terminal.
struct Table {
  /// A cell in both forms for a terminal; they are the same where the column has no brief one.
  private typealias Forms = (whole: StyledText, brief: StyledText)

  let headings: [ColumnHeading]
  private let rows: [[Forms]]
  /// For each column, whether its value is unknown in all rows.
  let unknown: [Bool]
  let width: Int

  /// Evaluates and sanitises the cells of a listing.
  init(_ listing: Listing, width: Int) {
    let headings = listing.headings
    self.headings = headings
    var unknown = headings.map { _ in true }
    rows = (0..<listing.count).map { row in
      listing.cells(row).enumerated().map { column, cell in
        if !cell.isUnknown { unknown[column] = false }
        let whole = cell.shown.sanitised
        return (whole, headings[column].briefRank == nil ? whole : cell.brief.sanitised)
      }
    }
    self.unknown = unknown
    self.width = width
  }

  /// The lines of the table, with or without the header line.
  func lines(showsHeading: Bool) -> [StyledText] {
    let titles = headings.map { heading -> Forms in
      let title = StyledText(heading.title, .heading)
      return (title, title)
    }
    let shown = showsHeading ? [titles] + rows : rows
    let layout = TableLayout(
      headings, natural: Self.widths(shown, headings.count, \.whole),
      brief: headings.contains { $0.briefRank != nil }
        ? Self.widths(shown, headings.count, \.brief) : [],
      unknown: unknown, width: width)
    guard layout.fits else { return rows.indices.flatMap { stacked($0, layout) } }
    return shown.map { line($0, layout) }
  }

  /// A row of a table that the terminal is too narrow for: a line for each column, after a blank
  /// one.
  private func stacked(_ row: Int, _ layout: TableLayout) -> [StyledText] {
    let lines = layout.places.filter { !headings[$0.column].title.isEmpty }.map { place in
      let title = StyledText(headings[place.column].title, .heading)
      let cell = rows[row][place.column].brief
      return (title + StyledText(" ") + cell).truncated(to: width)
    }
    return row == 0 ? lines : [StyledText("")] + lines
  }

  private static func widths(
    _ rows: [[Forms]], _ columns: Int, _ form: (Forms) -> StyledText
  ) -> [Int] {
    (0..<columns).map { column in rows.map { form($0[column]).width }.max() ?? 0 }
  }

  private func line(_ cells: [Forms], _ layout: TableLayout) -> StyledText {
    var line = StyledText("")
    for (index, place) in layout.places.enumerated() {
      let isLast = index == layout.places.count - 1
      let forms = cells[place.column]
      let cell = (place.isBrief ? forms.brief : forms.whole).truncated(to: place.width)
      let padding = StyledText(String(repeating: " ", count: max(0, place.width - cell.width)))
      switch headings[place.column].alignment {
      case .right: line = line + padding + cell
      // Trailing blanks would wrap on a narrow terminal.
      case .left: line = line + cell + (isLast ? "" : padding)
      }
      if !isLast { line = line + StyledText(String(repeating: " ", count: TableLayout.gap)) }
    }
    return line
  }
}

extension StyledText {
  /// The text without anything that could harm a terminal.
  var sanitised: StyledText {
    var clean = self
    for index in clean.spans.indices {
      clean.spans[index].text = Sanitised.line(clean.spans[index].text)
    }
    return clean
  }

  /// The width in terminal columns, for sanitised text.
  var width: Int { spans.reduce(0) { $0 + DisplayWidth.of($1.text) } }

  /// The text truncated to `columns`, with `…` at the end when something is missing.
  func truncated(to columns: Int) -> StyledText {
    guard width > columns else { return self }
    var left = max(0, columns - 1)
    var cut = StyledText("")
    for span in spans where left > 0 {
      let text = DisplayWidth.prefix(of: span.text, fitting: left)
      cut.spans.append(Span(text: String(text), style: span.style, link: span.link))
      if text.endIndex < span.text.endIndex { break }
      left -= DisplayWidth.of(span.text)
    }
    return columns > 0 ? cut + StyledText("…", cut.spans.last?.style ?? .plain) : cut
  }
}

/// Chooses the columns of a table and their widths for a terminal width.
struct TableLayout: Equatable {
  /// A column that is shown.
  struct Place: Equatable {
    let column: Int
    var width: Int
    /// Whether the cells have their brief form.
    var isBrief = false
  }

  /// The columns that are shown, from the left.
  private(set) var places: [Place]

  /// Whether the columns are no wider than the terminal.
  private(set) var fits = true

  /// The number of blanks between two columns.
  static let gap = 2
  private static let narrowest = 20

  /// Fits the columns into `width`.
  ///
  /// A column without any known value is not shown. Then the columns of the highest rank are
  /// written shorter or dropped, the rightmost first, until the rest fits, with texts truncated as
  /// far as their columns allow. Texts are truncated more when that is not enough.
  ///
  /// - Parameters:
  ///   - headings: The columns.
  ///   - natural: The full width of each column.
  ///   - brief: The full width of each column in its brief form; empty when no column has one.
  ///   - unknown: For each column, whether its value is unknown in all rows; empty when none is.
  ///   - width: The width of the terminal.
  init(
    _ headings: [ColumnHeading], natural: [Int], brief: [Int] = [], unknown: [Bool] = [],
    width: Int
  ) {
    places = headings.indices.filter { index in
      headings[index].rank == 0 || !unknown.indices.contains(index) || !unknown[index]
    }.map { Place(column: $0, width: natural[$0]) }
    func least(_ place: Place) -> Int {
      let heading = headings[place.column]
      guard let shrinksTo = heading.shrinksTo else { return place.width }
      return min(place.width, max(shrinksTo, width * heading.keeps / 100))
    }
    while total(of: places.map(least)) > width,
      let step = Sacrifice.first(headings, places, hasBrief: !brief.isEmpty)
    {
      switch step {
      case .shortening(let index):
        places[index].isBrief = true
        places[index].width = min(places[index].width, brief[places[index].column])
      case .dropping(let index): places.remove(at: index)
      }
    }
    shrink(to: width, places.map(least))
    shrink(to: width, places.map { min($0.width, headings[$0.column].shrinksTo ?? $0.width) })
    // On a narrow terminal any text is cut rather than broken; a number stays whole. On one that is
    // too narrow for any table, names stay readable.
    guard width >= Self.narrowest else { return }
    shrink(
      to: width,
      places.map { headings[$0.column].alignment == .left ? min($0.width, 6) : $0.width })
    fits = total(of: places.map(\.width)) <= width
  }

  /// Narrows the widest shrinkable column by one until everything fits.
  private mutating func shrink(to width: Int, _ least: [Int]) {
    var excess = total(of: places.map(\.width)) - width
    while excess > 0 {
      let shrinkable = places.indices.filter { places[$0].width > least[$0] }
      guard let widest = shrinkable.max(by: { places[$0].width < places[$1].width }) else { return }
      places[widest].width -= 1
      excess -= 1
    }
  }

  private func total(of widths: [Int]) -> Int {
    widths.reduce(0, +) + max(0, widths.count - 1) * Self.gap
  }
}

/// The next thing that a table gives up on a narrow terminal.
private enum Sacrifice {
  /// The cells of the column at this place are written shorter.
  case shortening(Int)
  /// The column at this place is dropped.
  case dropping(Int)

  /// The sacrifice of the highest rank, the rightmost of equals; nil when nothing is left to give.
  static func first(
    _ headings: [ColumnHeading], _ places: [TableLayout.Place], hasBrief: Bool
  ) -> Sacrifice? {
    var best: (rank: Int, sacrifice: Sacrifice)?
    for (index, place) in places.enumerated() {
      let heading = headings[place.column]
      if heading.rank > 0, heading.rank >= best?.rank ?? 0 {
        best = (heading.rank, .dropping(index))
      }
      if hasBrief, !place.isBrief, let rank = heading.briefRank, rank >= best?.rank ?? 0 {
        best = (rank, .shortening(index))
      }
    }
    return best?.sacrifice
  }
}
