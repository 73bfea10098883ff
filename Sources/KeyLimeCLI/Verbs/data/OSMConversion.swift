import KeyLimeEngine

/// Has the places of OpenStreetMap's own formats converted to GeoJSON by osmium.
struct OSMConversion {
  let unpacker: Unpacker
  /// The format as osmium calls it: `osm` for XML, or `pbf`.
  let format: String

  /// The filters of osmium.
  private static var filters: [String] {
    // The asterisks find a value in a list. What else they find, the import skips.
    FoodAndDrink.tags.flatMap { key, values in values.map { "nwr/\(key)=*\($0)*" } }
  }

  /// A closed way is the outline of a place, and one that is open a place all the same.
  private static let export =
    #"{"attributes": {"type": true, "id": true}, "linear_tags": false, "area_tags": true}"#

  private static let missing =
    "install osmium-tool; or begin an Overpass query with [out:json], which needs no program"

  /// The places as GeoJSON, one a line.
  ///
  /// Throws `usage` when osmium is missing or cannot read the file.
  func converted(_ bytes: SourceBytes) throws(Failure) -> SourceBytes {
    let draw = String(unpacker.context.draw(), radix: 36)
    let folder = Platform.temporaryPath("keylime.\(draw).tmp")
    try unpacker.reading { () throws(FileFault) in try UserFile.makePrivateFolder(folder) }
    defer { try? UserFile.removeFolder(folder) }
    let copied = try unpacker.onDisk == nil ? unpacker.copy(bytes) : nil
    let file = unpacker.onDisk.map { $0.hasPrefix("-") ? "./" + $0 : $0 } ?? "/dev/stdin"
    // Everything else of a country would take all memory on its way to GeoJSON.
    let filtered = try osmium(
      ["tags-filter", "--no-progress", "-F", format, file] + Self.filters
        + ["-o", "\(folder)/places.pbf"], input: copied)
    Platform.close(filtered.output)
    let isCut = try warnsOfOutlines("\(folder)/places.pbf")
    try unpacker.reading { () throws(FileFault) in
      try UserFile.replace("\(folder)/export.json", with: Array(Self.export.utf8))
    }
    let exported = try osmium([
      "export", "--no-progress", "--show-errors", "\(folder)/places.pbf", "-f", "geojsonseq", "-x",
      "print_record_separator=false", "-c", "\(folder)/export.json",
      "--geometry-types=point,linestring,polygon",
    ])
    let isCrossed = warnsOfCrossings(exported.errors)
    guard let size = Platform.size(ofFile: exported.output), size > 1 else {
      Platform.close(exported.output)
      throw .cannot(
        "import '\(unpacker.path)'",
        isCut || isCrossed
          ? "it has no place to eat or drink that is whole"
          : "none of its objects is a place to eat or drink", .nothingFound,
        code: "nothing-to-import", hints: ["nothing was changed"])
    }
    return SourceBytes(descriptor: exported.output, closes: true)
  }

  /// Says how many places osmium will leave out because points of their outlines are not in the
  /// file, as where a part of a map was cut out; returns whether there are any.
  private func warnsOfOutlines(_ places: String) throws(Failure) -> Bool {
    let check = try unpacker.reading { () throws(FileFault) in
      try Platform.run(["osmium", "check-refs", "--no-progress", "-r", "-i", places])
    }
    // Such as `n99 in w10`, once for each point, and `w77 in r6`.
    let cut = Set(
      String(decoding: check.output, as: UTF8.self).split(separator: "\n").compactMap { line in
        let ids = line.split(separator: " ")
        return ids.count == 3 && !(line.hasPrefix("n") && ids[2].hasPrefix("r")) ? ids[2] : nil
      })
    guard !cut.isEmpty else { return false }
    let lost = cut.count == 1 ? "1 place is" : "\(cut.count) places are"
    unpacker.context.warn(
      "\(lost) left out: '\(unpacker.path)' lacks points of the outline (osmium extract keeps them with '--strategy=complete_ways')"
    )
    return true
  }

  /// Says how many places osmium has left out because their outlines cross themselves; returns
  /// whether there are any.
  private func warnsOfCrossings(_ errors: String) -> Bool {
    let count = errors.split(separator: "\n").count { $0.hasPrefix("Geometry error") }
    guard count > 0 else { return false }
    let lost = count == 1 ? "1 place is" : "\(count) places are"
    unpacker.context.warn("\(lost) left out: outlines in '\(unpacker.path)' cross themselves")
    return true
  }

  /// Runs osmium, which must succeed; returns its output and what it says of it.
  private func osmium(
    _ words: [String], input: Int32? = nil
  ) throws(Failure) -> (output: Int32, errors: String) {
    let none = try unpacker.reading { () throws(FileFault) in
      if let input { return input }
      return try Platform.temporaryFile { _ in [] }
    }
    let result = try unpacker.run(
      ["osmium"] + words, none, packedSize: .max, missing: Self.missing)
    guard result.status == 0 else {
      Platform.close(result.output)
      // Its first line says what is wrong, those below what it had hoped for.
      let reason = result.errors.split(separator: "\n").first.map(String.init) ?? "it is damaged"
      let isUnsorted = result.errors.contains("out of order")
      throw .cannot(
        "import '\(unpacker.path)'", "osmium cannot read it: \(reason)", .usage,
        code: "file-damaged",
        hints: [
          isUnsorted
            ? "nothing was changed; sort it: osmium sort '\(unpacker.path)' -o sorted.osm"
            : "nothing was changed; from an Overpass server, begin the query with [out:json]"
        ])
    }
    return (result.output, result.errors)
  }
}
