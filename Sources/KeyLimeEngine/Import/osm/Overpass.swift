/// The JSON answer of an Overpass API server.
///
///     {"osm3s": {"copyright": "…"}, "elements": [
///       {"type": "node", "id": 1, "lat": 55.9, "lon": -3.2, "tags": {"amenity": "cafe", …}},
///       {"type": "way", "id": 2, "center": {"lat": 55.9, "lon": -3.2}, "tags": {…}}]}
///
/// Ways and relations lie at their `center`, else in the middle of their `bounds`, else inside
/// their `geometry`; a query without `out center` gives none of these.
enum Overpass {
  static func read(
    _ bytes: ByteView, in text: Range<Int>, run: inout ReadingRun
  ) throws(ImportFault) {
    var scanner = JSONScanner(bytes, in: text)
    var hasElements = false
    var isInside = false
    do throws(JSONError) {
      try scanner.readObject { (name, scanner) throws(JSONError) in
        switch name {
        case "elements":
          hasElements = true
          isInside = true
          try readElements(from: &scanner, run: &run)
          isInside = false
        case "remark": run.note(remark: try scanner.readCleanText() ?? "")
        case "osm3s": run.fileAttribution = try readCopyright(from: &scanner)
        default: try scanner.skipValue()
        }
      }
      try scanner.expectEnd()
    } catch { throw run.fault(error, inRecord: isInside) }
    guard hasElements else { throw ImportFault(.missingMember("elements"), byte: text.upperBound) }
    try refuseIncomplete(run, end: text.upperBound)
  }

  /// A query that failed half-way answers with what it had, and says so in a remark alone.
  private static func refuseIncomplete(_ run: ReadingRun, end: Int) throws(ImportFault) {
    guard let remark = run.count.remark, remark.hasPrefix("runtime error") else { return }
    throw ImportFault(.incomplete(remark: remark), byte: end, record: run.count.seen)
  }

  private static func readCopyright(from scanner: inout JSONScanner) throws(JSONError) -> String? {
    var copyright: String?
    guard try scanner.nextKind() == .object else {
      try scanner.skipValue()
      return nil
    }
    try scanner.readObject { (name, scanner) throws(JSONError) in
      if "copyright" ~= name {
        copyright = try scanner.readCleanText()
      } else {
        try scanner.skipValue()
      }
    }
    return copyright.flatMap(Attribution.normalised)
  }

  private static func readElements(
    from scanner: inout JSONScanner, run: inout ReadingRun
  ) throws(JSONError) {
    var element = OverpassElement()
    try scanner.readArray { (scanner) throws(JSONError) in
      guard try scanner.nextKind() == .object else {
        try scanner.skipValue()
        return run.finish(.skipped(.malformed), id: nil, at: scanner.position)
      }
      try element.read(from: &scanner)
      run.finish(element.record(run: run), at: scanner.position)
    }
  }
}

extension JSONScanner {
  /// Reads a text; nil for a value of another type.
  mutating func readCleanText() throws(JSONError) -> String? {
    guard try nextKind() == .string else {
      try skipValue()
      return nil
    }
    return Cleaning.clean(try readString())
  }
}

/// Credits as files state them.
enum Attribution {
  /// A file's own credit; OpenStreetMap's long sentence becomes the short form.
  static func normalised(_ text: String) -> String? {
    let isOpenStreetMap = text.contains("openstreetmap") || text.contains("OpenStreetMap")
    return isOpenStreetMap && text.contains("ODbL")
      ? CatalogueFormat.openStreetMapAttribution : Cleaning.clean(text)
  }
}
