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
