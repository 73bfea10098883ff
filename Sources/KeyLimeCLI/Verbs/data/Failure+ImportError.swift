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
      self = .cannot(
        "import '\(file)'", "it is \(content.words)", .usage, code: "unknown-format",
        hints: [content.advice])
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
        hints: [Self.advice(on: fault)])
    case .nothingToImport(let reading, let format):
      self = .cannot(
        "import '\(file)' as \(format.rawValue)",
        "none of its \(reading.seen) records is a place to eat or drink\(ImportReport.skips(reading))",
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
