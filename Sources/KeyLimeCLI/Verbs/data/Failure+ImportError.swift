import KeyLimeEngine

extension Failure {
  /// Describes why an import failed.
  init(_ error: ImportError, file: String) {
    switch error {
    case .unrecognisedFormat(.emptyJSON?):
      let content = ForeignContent.emptyJSON
      self = .cannot(
        "import '\(file)'", "it is \(content.words)", .nothingFound, code: "nothing-to-import",
        hints: [content.advice])
    case .unrecognisedFormat(let content?):
      let more = content == .otherJSON ? [ForeignContent.adviceOnPositions] : []
      self = .cannot(
        "import '\(file)'", "it is \(content.words)", .usage, code: "unknown-format",
        hints: [content.advice] + more)
    case .unrecognisedFormat(nil):
      let formats = CatalogueFormat.allCases.map(\.rawValue).joined(separator: ", ")
      self = .cannot(
        "import '\(file)'", "its format is not recognised", .usage,
        code: "unknown-format",
        hints: ["give --format with one of \(formats)", ForeignContent.adviceOnOwnPlaces])
    case .unreadable(let reason):
      self = .cannot("read '\(file)'", reason, .usage, code: "file-unreadable")
    case .broken(let fault, let format):
      self = .cannot(
        "import '\(file)' as \(format.rawValue)", fault.description, .usage, code: "broken-file",
        hints: [Self.advice(on: fault)]
          + (fault.lacksPositions ? [ForeignContent.adviceOnPositions] : []))
    case .nothingToImport(let reading, let format) where reading.seen == 0:
      self = .cannot(
        "import '\(file)' as \(format.rawValue)", "it has no records", .nothingFound,
        code: "nothing-to-import", hints: Self.advice(on: reading, format))
    case .nothingToImport(let reading, let format):
      let records =
        reading.seen == 1
        ? "its only record is no place" : "none of its \(reading.seen) records is a place"
      self = .cannot(
        "import '\(file)' as \(format.rawValue)",
        "\(records) to eat or drink\(ImportReport.skips(reading))",
        .nothingFound, code: "nothing-to-import", hints: Self.advice(on: reading, format))
    case .unknownSource(let name, let known):
      let hint =
        known.isEmpty
        ? "there are no sources" : "the sources are \(known.joined(separator: ", "))"
      self = .cannot(
        "remove '\(name)'", "no such source", .nothingFound, code: "no-such-source", hints: [hint])
    case .store(let error): self.init(error)
    }
  }

  private static func advice(on reading: ReadingCount, _ format: CatalogueFormat) -> [String] {
    let isNoFood = reading.skipped == [.notFood: reading.seen]
    if reading.skipped == [.positionOutOfRange: reading.seen] {
      if [.geojson, .geojsonLines].contains(format) {
        return [
          "nothing was changed; positions are in degrees: "
            + "ogr2ogr -t_srs EPSG:4326 NEW.geojson FILE makes them so"
        ]
      }
      return [
        "nothing was changed; positions are in degrees, and --fields tells latitude from longitude"
      ]
    }
    switch format {
    case .json where reading.skipped.keys.contains { [.noName, .noPosition].contains($0) }:
      return [
        "nothing was changed; --fields name=PATH,latitude=PATH,longitude=PATH names the fields"
      ]
    case .json where isNoFood: return ["nothing was changed", ForeignContent.adviceOnOwnPlaces]
    case .geojson where isNoFood, .geojsonLines where isNoFood:
      return [
        "nothing was changed; if all of them are places to eat: --format json",
        ForeignContent.adviceOnOwnPlaces,
      ]
    default: return ["nothing was changed"]
    }
  }

  private static func advice(on fault: ImportFault) -> String {
    switch fault.reason {
    case .incomplete: "nothing was changed; ask for a smaller area, or give the server more time"
    case .missingFields, .missingColumns: "nothing was changed; --fields FIELD=PATH names them"
    case .noFieldNames: "leave --fields out"
    case .invalidUTF8: "nothing was changed; iconv -f windows-1252 -t UTF-8 FILE | keylime import -"
    default: "nothing was changed; the file may be truncated or of another format (--format)"
    }
  }
}

extension ImportFault {
  /// Whether a table has names and no column of positions.
  fileprivate var lacksPositions: Bool {
    guard case .missingColumns(let missing, _) = reason else { return false }
    return missing == [RecordField.latitude.rawValue, RecordField.longitude.rawValue]
  }
}

extension ForeignContent {
  /// The content of the file, as the end of "it is …".
  var words: String {
    switch self {
    case .html: "an HTML page"
    case .osmXML: "OpenStreetMap XML"
    case .osmChange: "OsmChange, which has only what was changed in OpenStreetMap"
    case .gpx: "GPX"
    case .kml: "KML"
    case .xml: "XML"
    case .osmPBF: "OpenStreetMap PBF"
    case .parquet: "Parquet"
    case .sqlite: "an SQLite file, perhaps a GeoPackage"
    case .zip: "a zip archive"
    case .bzip2: "compressed with bzip2"
    case .xz: "compressed with xz"
    case .zstandard: "compressed with zstd"
    case .vCard: "a vCard, which has people"
    case .utf16: "text in UTF-16"
    case .emptyJSON: "empty JSON"
    case .longJSON: "JSON whose first 16 MB have no whole object with a name and a position"
    case .otherJSON: "JSON in which no object has a name and a position"
    }
  }

  /// What to do with places whose file has no positions.
  static let adviceOnPositions =
    "places without coordinates cannot be imported; keylime add --osm takes one from OpenStreetMap"

  /// How to import what is no catalogue.
  static let adviceOnOwnPlaces =
    "places that you saved, rated or visited: --as favs, ratings, checkins or likes"

  /// How to convert it to something that can be imported.
  var advice: String {
    switch self {
    case .html: "a busy server may answer with a page; read it, or try again later"
    case .osmXML:
      "begin the Overpass query with [out:json]; a file: osmium export -f geojson FILE -o city.geojson"
    case .osmChange:
      "apply it to the map that it changes, and import that: osmium apply-changes OLD.osm.pbf FILE -o new.osm.pbf"
    case .gpx, .kml: Self.adviceOnOwnPlaces
    case .xml: "only JSON, GeoJSON and CSV are read"
    case .osmPBF: "convert it: osmium export -f geojson FILE -o city.geojson"
    case .parquet, .sqlite: "convert it: ogr2ogr -f GeoJSON city.geojson FILE"
    case .zip: "unzip it and import what is inside"
    case .bzip2: "bunzip2 -c FILE | keylime import -"
    case .xz: "xz -dc FILE | keylime import -"
    case .zstandard: "zstd -dc FILE | keylime import -"
    case .vCard: "keylime contact import FILE"
    case .utf16: "iconv -f UTF-16 -t UTF-8 FILE | keylime import -"
    case .otherJSON, .longJSON:
      "--fields name=PATH,latitude=PATH,longitude=PATH says where they are, as in geo.lat"
    case .emptyJSON: "the query or the download found nothing"
    }
  }
}

extension CatalogueLoss {
  /// The warning for the loss.
  var words: String {
    switch self {
    case .current(let path, let used):
      "'\(path)' does not name a generation; \(Self.fallback(with: used))"
    case .generation(let path, let used):
      "'\(path)' is missing; \(Self.fallback(with: used))"
    case .lines(let path, 1, let byte):
      "a line of '\(path)' is damaged, at byte \(byte); it was skipped"
    case .lines(let path, let count, let byte):
      "\(count) lines of '\(path)' are damaged, the first at byte \(byte); they were skipped"
    case .places(let source, let count, let all):
      "\(count) of \(all) places of '\(source)' are lost; import it again to restore them"
    }
  }

  private static func fallback(with generation: Int?) -> String {
    generation.map { "generation \($0) is used instead" }
      ?? "no generation can be read, so the catalogue starts empty"
  }
}
