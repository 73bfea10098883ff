/// The JSON answer of an Overpass API server.
///
///     {"osm3s": {"copyright": "…"}, "elements": [
///       {"type": "node", "id": 1, "lat": 55.9, "lon": -3.2, "tags": {"amenity": "cafe", …}},
///       {"type": "way", "id": 2, "center": {"lat": 55.9, "lon": -3.2}, "tags": {…}}]}
///
/// Ways and relations lie at their `center`, else in the middle of their `bounds`, else inside
/// their `geometry`; a query without `out center` gives none of these.
enum Overpass {
  static func read(_ stream: JSONStream, run: inout ReadingRun) throws(ImportFault) {
    var stream = stream
    stream.forgetBeginning()
    var element = OverpassElement(ofAnswer: true)
    var hasElements = false
    var isInside = false
    do throws(ImportFault) {
      try stream.readObject { (name, stream) throws(ImportFault) in
        switch name {
        case "elements":
          (hasElements, isInside) = (true, true)
          try stream.readRecords(with: &element, run: &run)
          isInside = false
        case "remark":
          let remark = try stream.read { (scanner) throws(JSONError) in
            try scanner.readCleanText()
          }
          run.note(remark: remark ?? "")
        case "osm3s":
          run.fileAttribution = try stream.read { (scanner) throws(JSONError) in
            try readCopyright(from: &scanner)
          }
        default: try stream.skipValue()
        }
      }
      try stream.expectEnd()
    } catch { throw isInside ? error.inRecord(run.count.seen + 1) : error }
    OverpassElement.finishWaiting(of: element, &run)
    guard hasElements else { throw ImportFault(.missingMember("elements"), byte: stream.offset) }
    try refuseIncomplete(run, end: stream.offset)
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
