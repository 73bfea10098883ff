/// Records of any JSON: objects with a name and a position, which may be nested.
///
///     {"results": [{"title": "Bao House", "geo": {"lat": 55.95, "lng": -3.19}, "stars": 4.5}]}
///
/// The records are the elements of an array, the values of an object, or values one after the
/// other. Everything counts as a place to eat unless its kind says otherwise.
struct PlainRecords: RecordReader {
  private let fields: [RecordField: String]
  private var value = JSON.null
  /// The chosen fields that no record has had so far.
  private var unseen: [RecordField]
  /// The paths of the first record.
  private var found: [String]?
  /// Whether the ids of features are the numbers of rows; nil before the first record.
  private var idsAreRows: Bool?
  /// The first records, which wait until their scales are known.
  private var waiting: [PlainObject] = []
  /// The scales of ratings and prices; nil as long as records wait.
  private var scales: RecordScales?

  init(fields: [RecordField: String]) {
    self.fields = fields
    unseen = RecordField.allCases.filter { fields[$0] != nil }
  }

  static func read(_ window: InputWindow, run: inout ReadingRun) throws(ImportFault) {
    var window = window
    let options = run.reader.options
    let layout =
      run.reader.format == .overture && options.fields.isEmpty
      ? try tableLayout(of: window) : try layout(of: &window, options.fields)
    var records = PlainRecords(fields: run.reader.options.fields)
    var stream = JSONStream(window)
    do throws(ImportFault) {
      switch layout {
      case .sequence:
        stream.forgetBeginning()
        while try !stream.isAtEnd() { try records.readOne(&stream, &run) }
      case .list(let path):
        while try !stream.isAtEnd() { try records.readList(at: path[...], &stream, &run) }
      case .map(let path):
        while try !stream.isAtEnd() { try records.readMap(at: path[...], &stream, &run) }
      }
    } catch {
      records.finishWaiting(&run)
      throw error.inRecord(run.count.seen + 1)
    }
    records.finishWaiting(&run)
    guard run.count.seen > 0, !records.unseen.isEmpty else { return }
    throw ImportFault(
      .missingFields(
        records.unseen.map { "'\(records.fields[$0] ?? "")' (\($0.rawValue))" },
        found: records.found ?? []), byte: stream.offset)
  }

  /// The rows of a table, whose names are not those that records usually have.
  private static func tableLayout(of window: InputWindow) throws(ImportFault) -> RecordLayout {
    var window = window
    return try window.firstText() == UInt8(ascii: "[") ? .list([]) : .sequence
  }

  private static func layout(
    of window: inout InputWindow, _ fields: [RecordField: String]
  ) throws(ImportFault) -> RecordLayout {
    while true {
      let found = window.bytes.withBytes { RecordLayout.find(in: $0, fields: fields) }
      if let layout = found.layout { return layout }
      if !found.isCut || window.isAtEnd || window.bytes.count >= InputWindow.recordLimit {
        return window.bytes.withBytes(RecordLayout.guess)
      }
      try window.grow()
    }
  }

  private mutating func readOne(
    _ stream: inout JSONStream, _ run: inout ReadingRun
  ) throws(ImportFault) {
    value = try stream.read { (scanner) throws(JSONError) in try scanner.readValue() }
    finish(&run, of: ByteView())
    run.report(stream.offset)
  }

  /// Reads the records at a path, which leads through lists, too: through each page of an answer.
  private mutating func readList(
    at path: ArraySlice<String>, _ stream: inout JSONStream, _ run: inout ReadingRun
  ) throws(ImportFault) {
    if path.isEmpty { stream.forgetBeginning() }
    if try stream.begins(with: "[") {
      try stream.readArray { (stream) throws(ImportFault) in
        if path.isEmpty, try !stream.begins(with: "[") {
          try stream.readRecord(with: &self, run: &run)
        } else {
          try readList(at: path, &stream, &run)
        }
      }
    } else if try stream.begins(with: "{") {
      guard let wanted = path.first else { return try stream.readRecord(with: &self, run: &run) }
      try stream.readObject { (name, stream) throws(ImportFault) in
        guard name == wanted else { return try stream.skipValue() }
        try readList(at: path.dropFirst(), &stream, &run)
      }
    } else {
      try stream.skipValue()
    }
  }

  private mutating func readMap(
    at path: ArraySlice<String>, _ stream: inout JSONStream, _ run: inout ReadingRun
  ) throws(ImportFault) {
    if path.isEmpty { stream.forgetBeginning() }
    try stream.readObject { (name, stream) throws(ImportFault) in
      guard let wanted = path.first else { return try readOne(&stream, &run) }
      guard name == wanted else { return try stream.skipValue() }
      try readMap(at: path.dropFirst(), &stream, &run)
    }
  }

  mutating func read(from scanner: inout JSONScanner) throws(JSONError) {
    value = try scanner.readValue()
  }

  /// How many records are not counted yet.
  var waitingCount: Int { waiting.count }

  /// Takes a record that was read in another way.
  mutating func take(_ value: JSON, _ run: inout ReadingRun) {
    self.value = value
    finish(&run, of: ByteView())
  }

  mutating func finish(_ run: inout ReadingRun, of bytes: ByteView) {
    forgetRowNumber()
    let object = PlainObject(value, fields: fields)
    unseen.removeAll { object.values($0).contains { $0 != .null } }
    if found == nil { found = object.paths }
    // Other publishers have scales of their own.
    if scales == nil, Self.isOfAnybody(run) || !fields.isEmpty {
      waiting.append(object)
      if waiting.count == RecordScales.sampleSize { finishWaiting(&run) }
    } else {
      count(object, &run)
    }
  }

  /// Takes the id off a feature when it is the number of a row, as in ``FeatureReader``.
  private mutating func forgetRowNumber() {
    guard fields[.id] == nil, var feature = value.object, feature["type"]?.text == "Feature",
      let row = feature["id"]?.textOrNumber.flatMap({ Int($0) })
    else { return idsAreRows = idsAreRows ?? false }
    let areRows = idsAreRows ?? (row == 0)
    idsAreRows = areRows
    if areRows { feature["id"] = nil }
    value = .object(feature)
  }

  /// Whether the records may be of any publisher, in JSON or in a table that was JSON.
  private static func isOfAnybody(_ run: ReadingRun) -> Bool {
    run.reader.format == .json || run.reader.format == .csv
  }

  /// Counts the first records by the scales that they show.
  mutating func finishWaiting(_ run: inout ReadingRun) {
    guard scales == nil else { return }
    var scales = RecordScales()
    for object in waiting { scales.note(rating: object.ratingText, price: object.text(.price)) }
    self.scales = scales
    for object in waiting { count(object, &run) }
    waiting = []
  }

  private func count(_ object: PlainObject, _ run: inout ReadingRun) {
    var object = object
    object.scales = scales ?? object.scales
    let isOfAnybody = Self.isOfAnybody(run)
    if isOfAnybody, object.isElement { return OverpassElement.finish(object.root, &run) }
    if isOfAnybody, fields.isEmpty,
      let element = Nominatim.element(object.root) ?? SearchedFeature.element(object.root)
    {
      return OverpassElement.finish(element, &run)
    }
    if isOfAnybody, object.isTaggedFeature { return FeatureReader.finish(object.root, &run) }
    if isOfAnybody, let record = object.yelpRecord { return YelpRecords.finish(record, &run) }
    let outcome = object.outcome(run: run)
    if case .accepted(let restaurant) = outcome {
      object.noteUnread(of: restaurant, &run)
      if isOfAnybody { run.note(unusedMembers: object.unusedMembers) }
      return run.finish(outcome, id: nil)
    }
    run.finish(outcome, id: object.text(.id))
  }
}
