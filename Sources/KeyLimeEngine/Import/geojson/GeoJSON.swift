/// GeoJSON (RFC 7946): a FeatureCollection, one Feature, or features one a line.
///
///     {"type": "FeatureCollection", "features": [
///       {"type": "Feature", "id": "node/1", "properties": {"amenity": "cafe", "name": "…"},
///        "geometry": {"type": "Point", "coordinates": [-3.2, 55.9]}}]}
///
/// Members that are no part of the RFC, such as `crs`, are ignored, but a `copyright` before the
/// features is kept as their credit.
enum GeoJSON {
  static func read(_ stream: JSONStream, run: inout ReadingRun) throws(ImportFault) {
    var stream = stream
    var reader = FeatureReader(format: run.reader.format)
    var isInside = false
    var hasFeatures = false
    do throws(ImportFault) {
      try stream.readObject { (name, stream) throws(ImportFault) in
        switch name {
        case "features":
          (hasFeatures, isInside) = (true, true)
          stream.forgetBeginning()
          try stream.readRecords(with: &reader, run: &run)
          isInside = false
        case "copyright", "attribution":
          let credit = try stream.read { (scanner) throws(JSONError) in
            try scanner.readCleanText()
          }
          run.fileAttribution = credit.flatMap(Attribution.normalised)
        default: try stream.skipValue()
        }
      }
      try stream.expectEnd()
    } catch { throw isInside ? error.inRecord(run.count.seen + 1) : error }
    if !hasFeatures { try readSingle(stream, with: &reader, run: &run) }
  }

  /// The whole text, known to be a JSON object, is one Feature or no GeoJSON of places.
  private static func readSingle(
    _ stream: JSONStream, with reader: inout FeatureReader, run: inout ReadingRun
  ) throws(ImportFault) {
    var stream = stream
    let end = stream.offset
    let isFeature = try stream.readAgain { (scanner) throws(JSONError) in
      try reader.read(from: &scanner)
      if reader.isFeature { reader.finish(&run, of: scanner.bytes) }
      return reader.isFeature
    }
    guard isFeature else { throw ImportFault(.missingMember("features"), byte: end) }
  }
}
