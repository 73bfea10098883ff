import KeyLimeEngine

extension Failure {
  /// Describes why a saved list or history cannot be read.
  init(_ fault: SavedFileFault, file: String, as kind: SavedKind) {
    let unread = "import '\(file)' as \(kind.rawValue)"
    switch fault {
    case .unrecognised:
      self = .cannot(
        unread, "its format is not recognised", .usage, code: "unknown-format",
        hints: ["saved lists are read from GeoJSON, JSON, CSV, GPX and KML"])
    case .empty:
      self = .cannot(
        unread, "it has no rows", .usage, code: "empty-file",
        hints: ["'keylime fav -' and 'keylime rate -' read lists of ids or names"])
    case .tooLarge(let limit):
      self = .cannot(
        unread, "it has more than \(limit >> 20) MB", .usage, code: "file-too-large",
        hints: ["a catalogue is imported without --as"])
    case .noNames(let columns):
      let found = columns.prefix(8).map { "'\($0.prefix(24))'" }.joined(separator: ", ")
      self = .cannot(
        unread, "no column has the names of places: \(found)", .usage, code: "broken-file",
        hints: ["the first line names the columns: name, latitude, longitude, rating, date, note"])
    case .broken(let fault):
      self = .cannot(
        unread, fault.description, .usage, code: "broken-file", hints: ["nothing was changed"])
    case .brokenXML(let fault):
      let isDeclared = fault.reason == .documentType
      self = .cannot(
        unread, fault.description, .usage, code: "broken-file",
        hints: ["nothing was changed" + (isDeclared ? "; delete the line <!DOCTYPE …>" : "")])
    }
  }
}
