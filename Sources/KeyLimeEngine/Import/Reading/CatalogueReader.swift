import OpeningHours

/// Reads a catalogue in one of the formats, one record at a time.
public struct CatalogueReader: Sendable {
  /// What the reader may be told besides the format.
  public struct Options: Sendable {
    /// How many skipped records are listed one by one in ``ReadingCount/details``.
    public var detailLimit = 0
    /// Credit to give instead of what the file or the format says.
    public var attribution: String?
    /// Where a field is read from: a column of CSV, or a path such as `geo.lat` in JSON.
    public var fields: [RecordField: String] = [:]
    /// For CSV: the byte between values; nil finds it out from the header.
    public var delimiter: UInt8?
    /// Places whose last day is before this day have ended; nil when none has.
    public var today: CalendarDay?

    /// Makes options that leave everything to the reader.
    public init() {}
  }

  /// A file that was read.
  struct Reading<Output: Sendable>: Sendable {
    /// The records of the file.
    ///
    /// Those that repeat others count as accepted.
    var count = ReadingCount()
    /// Where the records are in the file.
    var places = RecordPlaces()
    /// What the sinks made of them.
    var outputs: [Output] = []
  }

  /// The format of the bytes.
  let format: CatalogueFormat
  /// The name of the source, stored with each restaurant.
  let sourceName: String
  let options: Options

  init(format: CatalogueFormat, sourceName: String, options: Options = Options()) {
    self.format = format
    self.sourceName = sourceName
    self.options = options
  }

  /// Hands each restaurant of a file to a sink and counts what was left out.
  ///
  /// Formats of one record a line are read in two threads when they are long, each with a sink of
  /// its own.
  ///
  /// - Parameters:
  ///   - window: the file, decompressed, from its beginning.
  ///   - progress: called now and then, about once a megabyte, with the number of bytes read.
  ///   - makeSink: makes the sink of a thread, which is told accepted records only.
  /// - Throws: ``ImportFault`` when the file is broken; what the sinks were told is then not to
  ///   be used.
  func read<Sink: RecordSink>(
    _ window: InputWindow, progress: @escaping (_ bytesRead: Int) -> Void = { _ in },
    makeSink: @escaping @Sendable () -> Sink
  ) throws(ImportFault) -> Reading<Sink.Output> {
    var window = window
    try window.dropByteOrderMark()
    let first = try window.firstText()
    if isPlain(window, first) { return try readWhole(window, progress, makeSink) }
    guard try hasLines(&window, first) else { return try readWhole(window, progress, makeSink) }
    switch format {
    case .keylime: return try readLines(window, { KeyLimeRecords() }, progress, makeSink)
    case .yelp: return try readLines(window, { YelpRecords() }, progress, makeSink)
    default: return try readLines(window, { FeatureReader(format: format) }, progress, makeSink)
    }
  }

  /// Whether the file has one record a line.
  private func hasLines(
    _ window: inout InputWindow, _ first: UInt8
  ) throws(ImportFault) -> Bool {
    guard first != UInt8(ascii: "[") else { return false }
    switch format {
    case .keylime: return true
    case .overture where Overture.isCollection(window.bytes): return false
    case .yelp, .geojsonLines, .overture: return try window.beginsWithWholeLine()
    default: return false
    }
  }

  /// Whether the records are found by the names of their fields, wherever those are.
  ///
  /// A page of HTML has no such names, and CSV has columns.
  private func isPlain(_ window: InputWindow, _ first: UInt8) -> Bool {
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    switch format {
    case .json: return true
    case .csv: return false
    case .foursquare: return isJSON
    case .overture where isJSON && Overture.isTable(window.bytes): return true
    default: return isJSON && !options.fields.isEmpty
    }
  }

  /// Reads a format that is one document.
  private func readWhole<Sink: RecordSink>(
    _ window: InputWindow, _ progress: @escaping (Int) -> Void,
    _ makeSink: () -> Sink
  ) throws(ImportFault) -> Reading<Sink.Output> {
    let sink = makeSink()
    var run = ReadingRun(reader: self, sink: sink, progress: progress)
    var window = window
    let first = try window.firstText()
    switch format {
    case _ where isPlain(window, first): try PlainRecords.read(window, run: &run)
    case .schemaOrg where !options.fields.isEmpty: throw ImportFault(.noFieldNames, byte: 0)
    case .csv, .foursquare: try CSVCatalogue.read(window, run: &run)
    case .schemaOrg: try SchemaOrg.read(window, run: &run)
    case .overpass: try Overpass.read(JSONStream(window), run: &run)
    case .overture where Overture.isCollection(window.bytes), .geojson:
      try GeoJSON.read(JSONStream(window), run: &run)
    case .geojsonLines, .overture:
      var features = FeatureReader(format: format)
      try JSONRecords.read(window, with: &features, run: &run)
    case .yelp:
      var businesses = YelpRecords()
      try JSONRecords.read(window, with: &businesses, run: &run)
    case .yelpFusion: try YelpFusion.read(JSONStream(window), run: &run)
    case .keylime: try KeyLimeRecords.readArray(JSONStream(window), run: &run)
    case .json: try PlainRecords.read(window, run: &run)
    }
    var reading = Reading<Sink.Output>(count: run.count, outputs: [sink.finish()])
    reading.places.append(ChunkOutcome(number: 0, count: run.count, lines: run.lines))
    return reading
  }

  /// Reads a format of one record a line.
  private func readLines<Sink: RecordSink, Records: RecordReader>(
    _ window: InputWindow, _ makeRecords: @escaping @Sendable () -> Records,
    _ progress: (Int) -> Void, _ makeSink: @escaping @Sendable () -> Sink
  ) throws(ImportFault) -> Reading<Sink.Output> {
    var window = window
    let isSequence = try window.firstText() == JSONLines.recordSeparator
    let supply = ChunkSupply(
      window, separator: isSequence ? JSONLines.recordSeparator : UInt8(ascii: "\n"))
    let read = ChunkReading.read(supply, progress: progress) {
      LineWorker<Records, Sink>(reader: self, records: makeRecords(), sink: makeSink())
    }
    var reading = Reading<Sink.Output>(outputs: read.outputs)
    var lineCount = 0
    for chunk in read.outcomes {
      if let fault = chunk.fault {
        throw fault.behind(records: reading.count.seen, lines: lineCount)
      }
      reading.count.append(chunk.count, lines: lineCount, limit: options.detailLimit)
      reading.places.append(chunk)
      lineCount += chunk.lineCount
    }
    return reading
  }
}

/// Reads chunks of lines.
private final class LineWorker<Records: RecordReader, Sink: RecordSink>: ChunkWorker {
  private let reader: CatalogueReader
  private var records: Records
  private let sink: Sink

  init(reader: CatalogueReader, records: Records, sink: Sink) {
    self.reader = reader
    self.records = records
    self.sink = sink
  }

  var isFailed: Bool { sink.isFailed }

  func read(_ chunk: InputChunk) -> ChunkOutcome {
    var run = ReadingRun(reader: reader, chunk: chunk.number, sink: sink)
    var outcome = ChunkOutcome(number: chunk.number)
    do throws(ImportFault) { try JSONLines.read(chunk, with: &records, run: &run) } catch {
      outcome.fault = error
    }
    (outcome.count, outcome.lines) = (run.count, run.lines)
    outcome.lineCount = chunk.bytes.withBytes { $0.count(of: UInt8(ascii: "\n")) }
    return outcome
  }

  func finish() -> Sink.Output { sink.finish() }
}

/// Whether JSON takes the byte for white space.
@inline(__always)
func isJSONSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
}
