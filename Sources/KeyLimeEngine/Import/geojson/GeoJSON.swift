/// GeoJSON (RFC 7946): a FeatureCollection, one Feature, or features one a line.
///
///     {"type": "FeatureCollection", "features": [
///       {"type": "Feature", "id": "node/1", "properties": {"amenity": "cafe", "name": "…"},
///        "geometry": {"type": "Point", "coordinates": [-3.2, 55.9]}}]}
///
/// Members that are no part of the RFC, such as `crs`, are ignored, but a `copyright` before the
/// features is kept as their credit.
enum GeoJSON {
  static func read(
    _ bytes: ByteView, in text: Range<Int>, run: inout ReadingRun
  ) throws(ImportFault) {
    var reader = FeatureReader(format: run.reader.format)
    var scanner = JSONScanner(bytes, in: text)
    var isInside = false
    var hasFeatures = false
    do throws(JSONError) {
      try scanner.readObject { (name, scanner) throws(JSONError) in
        switch name {
        case "features":
          (hasFeatures, isInside) = (true, true)
          try readFeatures(from: &scanner, with: &reader, run: &run)
          isInside = false
        case "copyright", "attribution":
          run.fileAttribution = try scanner.readCleanText().flatMap(Attribution.normalised)
        default: try scanner.skipValue()
        }
      }
      try scanner.expectEnd()
    } catch { throw run.fault(error, inRecord: isInside) }
    if !hasFeatures { try readSingle(bytes, in: text, with: &reader, run: &run) }
  }

  /// Reads features that stand one a line, or behind the separators of RFC 8142.
  static func readLines(
    _ bytes: ByteView, in text: Range<Int>, run: inout ReadingRun
  ) throws(ImportFault) {
    var reader = FeatureReader(format: run.reader.format)
    try JSONLines.read(bytes, in: text, run: &run) { (scanner, run) throws(JSONError) in
      try readFeature(from: &scanner, with: &reader, run: run)
    }
  }

  private static func readFeatures(
    from scanner: inout JSONScanner, with reader: inout FeatureReader, run: inout ReadingRun
  ) throws(JSONError) {
    try scanner.readArray { (scanner) throws(JSONError) in
      let record = try readFeature(from: &scanner, with: &reader, run: run)
      run.finish(record, at: scanner.position)
    }
  }

  private static func readFeature(
    from scanner: inout JSONScanner, with reader: inout FeatureReader, run: ReadingRun
  ) throws(JSONError) -> ReadingRun.Record {
    guard try scanner.nextKind() == .object else {
      try scanner.skipValue()
      return ReadingRun.Record(outcome: .skipped(.malformed), id: nil)
    }
    try reader.read(from: &scanner)
    return reader.record(run: run)
  }

  /// The whole text, known to be a JSON object, is one Feature or no GeoJSON of places.
  private static func readSingle(
    _ bytes: ByteView, in text: Range<Int>, with reader: inout FeatureReader,
    run: inout ReadingRun
  ) throws(ImportFault) {
    var scanner = JSONScanner(bytes, in: text)
    do throws(JSONError) { try reader.read(from: &scanner) } catch {
      throw run.fault(error, inRecord: true)
    }
    guard reader.isFeature else {
      throw ImportFault(.missingMember("features"), byte: text.upperBound)
    }
    run.finish(reader.record(run: run), at: scanner.position)
  }
}
