extension CSVRow {
  /// The row of a file of OpenStreetMap's objects, whose columns are tags.
  func taggedOutcome(run: ReadingRun) throws(ImportFault) -> ReadingRun.Outcome {
    let object = try object()
    let (latitude, longitude) = try point()
    let known = try reference()
    let place = latitude.flatMap { y in longitude.map { PlanePoint(x: $0, y: y) } }
    var writer = JSONWriter()
    writer.write(object)
    return writer.bytes.withBytes { bytes in
      var tags = OSMTags()
      var scanner = JSONScanner(bytes)
      try? tags.read(from: &scanner)
      return (tags.otherTags ?? []).withBytes { bytes in
        var scanner = JSONScanner(bytes)
        try? tags.read(from: &scanner)
        return tags.outcome(
          at: place, reference: known ?? tags.untypedReference(isPoint: true), ownName: nil,
          run: run)
      }
    }
  }
}
