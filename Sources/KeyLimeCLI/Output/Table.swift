/// A listing as people see it: padded columns under a heading, nothing wider than the terminal.
struct Table {
  let headings: [ColumnHeading]
  let rows: [[StyledText]]
  /// Whether nothing is known in any row, for each column.
  let unknown: [Bool]
  let width: Int

  /// Cleans the cells of a listing and measures nothing yet.
  init(_ listing: Listing, width: Int) {
    headings = listing.headings
    var unknown = listing.headings.map { _ in true }
    rows = (0..<listing.count).map { row in
      listing.cells(row).enumerated().map { column, cell in
        if !cell.isUnknown { unknown[column] = false }
        return cell.shown.sanitised
      }
    }
    self.unknown = unknown
    self.width = width
  }

  /// The lines of the table; the heading line first when it is wanted.
  func lines(showsHeading: Bool) -> [StyledText] {
    let titles = headings.map { StyledText($0.title, .heading) }
    let shown = showsHeading ? [titles] + rows : rows
    let natural = headings.indices.map { column in
      shown.map { $0[column].width }.max() ?? 0
    }
    let layout = TableLayout(headings, natural: natural, unknown: unknown, width: width)
    return shown.map { line($0, layout) }
  }

  private func line(_ cells: [StyledText], _ layout: TableLayout) -> StyledText {
    var line = StyledText("")
    for (index, place) in layout.places.enumerated() {
      let isLast = index == layout.places.count - 1
      let cell = cells[place.column].truncated(to: place.width)
      let padding = StyledText(String(repeating: " ", count: max(0, place.width - cell.width)))
      switch headings[place.column].alignment {
      case .right: line = line + padding + cell
      // Blanks at the end of a line wrap on a narrow terminal and are of no use on any.
      case .left: line = line + cell + (isLast ? "" : padding)
      }
      if !isLast { line = line + StyledText(String(repeating: " ", count: TableLayout.gap)) }
    }
    return line
  }
}

extension StyledText {
  /// The same text without anything that could harm a terminal.
  var sanitised: StyledText {
    var clean = self
    for index in clean.spans.indices {
      clean.spans[index].text = Sanitised.line(clean.spans[index].text)
    }
    return clean
  }

  /// The terminal columns of a text that is clean.
  var width: Int { spans.reduce(0) { $0 + DisplayWidth.of($1.text) } }

  /// The text cut to so many columns, ending in `…` where something is missing.
  func truncated(to columns: Int) -> StyledText {
    guard width > columns else { return self }
    var left = max(0, columns - 1)
    var cut = StyledText("")
    for span in spans where left > 0 {
      let text = DisplayWidth.prefix(of: span.text, fitting: left)
      cut.spans.append(Span(text: String(text), style: span.style))
      if text.endIndex < span.text.endIndex { break }
      left -= DisplayWidth.of(span.text)
    }
    return columns > 0 ? cut + StyledText("…", cut.spans.last?.style ?? .plain) : cut
  }
}
