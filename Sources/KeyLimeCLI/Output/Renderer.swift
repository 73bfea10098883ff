import KeyLimeEngine

/// Formats results.
///
/// It is the only place that decides what output looks like.
struct Renderer {
  let format: Format
  let terminal: Terminal
  let now: Instant

  /// Prints the part of a result that goes to standard output.
  func print(_ output: Output, to stream: OutputStream) {
    switch output {
    case .listing(let listing): print(listing, to: stream)
    case .record(let record): print(record, to: stream)
    case .text(let text): print(prose: text, to: stream)
    case .nothing: printNothing(to: stream)
    case .done(let confirmation): print(confirmation.json, at: confirmation.position, to: stream)
    case .faulty(let answer, _): print(answer, to: stream)
    case .shown, .handOver: break
    }
  }

  // MARK: - Many

  private func print(_ listing: Listing, to stream: OutputStream) {
    switch format {
    case .plain(let header) where terminal.outputIsTerminal:
      let table = Table(listing, width: terminal.width)
      for line in table.lines(showsHeading: header ?? true) { write(line, to: stream) }
      for line in listing.footer { writeWrapped(line, to: stream) }
    case .plain(let header):
      if header == true { stream.write(TabSeparated.line(listing.headings.map(\.titleInPipe))) }
      printLines(listing, to: stream)
    case .json(let fields):
      printArray(of: listing.count, to: stream) { .object(fields.picked(from: listing.json($0))) }
    case .geojson:
      printCollection(listing.count, to: stream) { row in
        GeoJSON.feature(listing.json(row), at: listing.position?(row))
      }
    case .ndjson, .template, .ids:
      for row in 0..<listing.count { print(listing.json(row), at: nil, to: stream) }
    }
  }

  private func printLines(_ listing: Listing, to stream: OutputStream) {
    var line: [UInt8] = []
    for row in 0..<listing.count {
      if terminal.colorsOutput {
        stream.write(TabSeparated.coloredLine(listing.cells(row).map(\.styledRaw)))
      } else {
        line.removeAll(keepingCapacity: true)
        listing.appendLine(row, &line)
        stream.write(line)
      }
    }
  }

  private func printNothing(to stream: OutputStream) {
    switch format {
    case .json: stream.write("[]\n")
    case .geojson: printCollection(0, to: stream) { _ in .null }
    case .plain, .ndjson, .template, .ids: break
    }
  }

  /// Prints a JSON array: indented on a terminal, else one element per line.
  private func printArray(of count: Int, to stream: OutputStream, _ element: (Int) -> JSON) {
    if terminal.outputIsTerminal {
      stream.write(line: text(of: .array((0..<count).map(element))))
    } else {
      printLines(of: count, to: stream, "[", "]\n", element)
    }
  }

  private func printCollection(_ count: Int, to stream: OutputStream, _ feature: (Int) -> JSON) {
    printLines(
      of: count, to: stream, #"{"type":"FeatureCollection","features":["#, "]}\n", feature)
  }

  private func printLines(
    of count: Int, to stream: OutputStream, _ open: String, _ close: String,
    _ element: (Int) -> JSON
  ) {
    stream.write(open)
    for index in 0..<count {
      stream.write((index == 0 ? "\n" : ",\n") + compactText(of: element(index)))
    }
    stream.write((count == 0 ? "" : "\n") + close)
  }

  // MARK: - One

  private func print(_ record: Record, to stream: OutputStream) {
    if case .plain = format {
      switch record.inPipe {
      case .fields where !terminal.outputIsTerminal:
        for line in TabSeparated.lines(record.json) { stream.write(line) }
      case .fields, .lines:
        for line in record.lines {
          if record.wraps { writeWrapped(line, to: stream) } else { write(line, to: stream) }
        }
      }
    } else {
      print(record.json, at: record.position, to: stream)
    }
  }

  /// Prints one object, not as part of an array.
  func print(_ object: JSONObject, at position: Coordinate?, to stream: OutputStream) {
    switch format {
    case .plain: break
    case .json(let fields): stream.write(line: text(of: .object(fields.picked(from: object))))
    case .ndjson(let fields):
      stream.write(line: compactText(of: .object(fields.picked(from: object))))
    case .geojson: printCollection(1, to: stream) { _ in GeoJSON.feature(object, at: position) }
    case .template(let template):
      stream.write(line: template.line(for: object, now: now, terminal))
    case .ids:
      guard let id = object.id else { return }
      stream.write(TabSeparated.text(of: id) + "\0")
    }
  }

  private func print(prose text: String, to stream: OutputStream) {
    switch format {
    case .plain: stream.write(terminal.outputIsTerminal ? Sanitised.prose(text) : text)
    case .json, .ndjson, .geojson, .template, .ids:
      print(["text": .string(text)], at: nil, to: stream)
    }
  }

  private func text(of value: JSON) -> String {
    terminal.outputIsTerminal ? Sanitised.json(value.indentedText) : value.compactText
  }

  /// The value as JSON on one line, sanitised for a terminal.
  func compactText(of value: JSON) -> String {
    terminal.outputIsTerminal ? Sanitised.json(value.compactText) : value.compactText
  }

  private func write(_ line: StyledText, to stream: OutputStream) {
    stream.write(
      line: line.rendered(
        color: terminal.colorsOutput, cleaned: terminal.outputIsTerminal,
        links: terminal.linksOutput))
  }

  /// Writes a line of a page, broken at blanks where the terminal is too narrow for it.
  private func writeWrapped(_ line: StyledText, to stream: OutputStream) {
    guard terminal.outputIsTerminal else { return write(line, to: stream) }
    for part in line.sanitised.folded(at: terminal.width) { write(part, to: stream) }
  }
}

/// Prints rows one by one, for results too large for a `Listing`.
struct RowStream {
  private let renderer: Renderer
  private let output: OutputStream
  private var count = 0

  /// Prints to `output` in the renderer's format, which must not be `.plain`.
  init(_ renderer: Renderer, to output: OutputStream) {
    self.renderer = renderer
    self.output = output
  }

  /// Prints one row.
  mutating func add(_ object: JSONObject) {
    if case .json(let fields) = renderer.format {
      let row = renderer.compactText(of: .object(fields.picked(from: object)))
      output.write((count == 0 ? "[\n" : ",\n") + row)
    } else {
      renderer.print(object, at: nil, to: output)
    }
    count += 1
  }

  /// Prints the end of a JSON array.
  func end() {
    if case .json = renderer.format, count > 0 { output.write("\n]\n") }
  }
}
