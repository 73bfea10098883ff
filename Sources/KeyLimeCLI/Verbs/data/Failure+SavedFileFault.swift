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
    case .utf16:
      self = .cannot(
        unread, "it is \(ForeignContent.utf16.words)", .usage, code: "unknown-format",
        hints: [Self.conversion(from: "UTF-16", kind)])
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
        unread, fault.description, .usage, code: "broken-file",
        hints: [Self.advice(isUTF8: !fault.isNotUTF8, kind)])
    case .brokenXML(let fault):
      let isDeclared = fault.reason == .documentType
      self = .cannot(
        unread, fault.description, .usage, code: "broken-file",
        hints: [
          Self.advice(isUTF8: fault.reason != .notUTF8, kind)
            + (isDeclared ? "; delete the line <!DOCTYPE …>" : "")
        ])
    }
  }

  private static func advice(isUTF8: Bool, _ kind: SavedKind) -> String {
    "nothing was changed" + (isUTF8 ? "" : "; \(conversion(from: "windows-1252", kind))")
  }

  private static func conversion(from charset: String, _ kind: SavedKind) -> String {
    "iconv -f \(charset) -t UTF-8 FILE | keylime import --as \(kind.rawValue) -"
  }
}

extension ImportFault {
  /// Whether bytes are not UTF-8, in a table or in JSON.
  fileprivate var isNotUTF8: Bool {
    switch reason {
    case .invalidUTF8, .malformed(.invalidUTF8): true
    default: false
    }
  }
}
