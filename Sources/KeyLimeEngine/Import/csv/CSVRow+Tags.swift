extension CSVRow {
  /// The row of a file of OpenStreetMap's objects, whose columns are tags.
  func taggedOutcome(run: ReadingRun) throws(ImportFault) -> ReadingRun.Outcome {
    var object = JSONObject()
    for (number, name) in columns.header.enumerated() {
      let text = try rows.text(values[number])
      if !text.isEmpty { object.members.append(.init(name: name, value: .string(text))) }
    }
    let (latitude, longitude) = try point()
    var known = try reference()
    if known == nil { known = try reference(type: "osm_type", id: "osm_id") }
    let place = latitude.flatMap { y in longitude.map { PlanePoint(x: $0, y: y) } }
    var writer = JSONWriter()
    writer.write(.object(object))
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
