/// A file of places that a person saved, rated or visited, from any program.
public struct SavedFile: Equatable, Sendable {
  /// The formats of such files; the content shows which it is.
  public enum Format: String, CaseIterable, Sendable {
    /// GeoJSON, JSON arrays and objects, one object a line.
    case json
    /// Columns under a header.
    case csv
    /// GPX waypoints.
    case gpx
    /// KML placemarks.
    case kml
  }

  /// The largest file that is read, in bytes: a life of check-ins is a tenth of it.
  public static let sizeLimit = 64 << 20

  /// What it was read as.
  public let format: Format
  /// Its rows in their order; rows that say nothing of a place are in it.
  public let rows: [SavedRow]
  /// The columns of a table with values that nothing was read from.
  public let unreadColumns: [String]

  /// Reads a whole file.
  ///
  /// Throws ``SavedFileFault`` when it is of no known format, broken, or has no rows.
  public init(reading bytes: [UInt8]) throws(SavedFileFault) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let first = bytes[start...].first(where: { !isJSONSpace($0) }) else { throw .empty }
    guard bytes.count <= Self.sizeLimit else { throw .tooLarge(Self.sizeLimit) }
    if ForeignContent.recognise(beginning: Array(bytes.prefix(1024))) == .utf16 { throw .utf16 }
    let read: (Format, [SavedFields])
    var unread: [String] = []
    switch first {
    case UInt8(ascii: "<"): read = try SavedXML.read(bytes)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      read = (.json, try SavedJSON.read(bytes, from: start))
    case _ where bytes.prefix(64).contains(0): throw .unrecognised
    default:
      let table = try SavedTable.read(bytes, from: start)
      (read, unread) = ((.csv, table.rows), table.unread)
    }
    unreadColumns = unread
    format = read.0
    let order = SavedFields.dateOrder(in: read.1)
    rows = read.1.enumerated().map { $0.element.row(number: $0.offset + 1, order) }
    if rows.isEmpty { throw .empty }
  }
}

/// One row of a saved list or history, as the file says it.
public struct SavedRow: Equatable, Sendable {
  /// The number of the row, from 1.
  public var number: Int
  /// The name of the place.
  public var name: String?
  /// Where it is.
  public var position: Coordinate?
  /// An id, which may be one of the catalogue.
  public var id: String?
  /// The rating as it is written, such as `5`.
  public var rating: String?
  /// What the person said or noted.
  public var words: String?
  /// When, as it is written.
  public var time: SavedTime?
  /// A time that cannot be read, as it is written; nil when there is none, or it can.
  public var unreadableTime: String?
  /// Who came along.
  public var companions: [SavedCompanion] = []
  /// The address on one line.
  public var address: String?
  /// The town or city.
  public var city: String?

  /// The rating; nil when there is none, or it is not 1 to 5.
  public var limes: Limes? {
    guard let rating = rating.flatMap(WrittenRating.init), rating.best ?? 5 == 5,
      let value = Int(exactly: rating.mean), (1...5).contains(value)
    else { return nil }
    return Limes(value)
  }

  /// A key that is the same for rows of the same content, in any place of any file.
  ///
  /// An account uses each key once, so that a row is taken in only once.
  public func key(as kind: SavedKind) -> String {
    let parts = [
      kind.rawValue, name ?? "", position.map { "\($0.latitudeE7),\($0.longitudeE7)" } ?? "",
      id ?? "", rating ?? "", words ?? "", time?.text ?? "", address ?? "",
    ]
    // Lengths keep `a|bc` and `ab|c` apart.
    let content = parts.map { "\($0.utf8.count):\($0)" }.joined()
    return "import:" + SHA256.hash(of: content.utf8).hexadecimal.prefix(32)
  }

  /// Makes a row with only its number.
  public init(number: Int) { self.number = number }
}

/// What the rows of a file of one's own become.
public enum SavedKind: String, CaseIterable, Sendable {
  /// Favourites.
  case favs
  /// Ratings with their words.
  case ratings
  /// Check-ins at their own times.
  case checkins
  /// Likes, as from swiping.
  case likes
}

/// Why a saved list or history is not read; nothing was changed.
public enum SavedFileFault: Error, Equatable, Sendable {
  /// It is of no known format.
  case unrecognised
  /// Its characters take two bytes.
  case utf16
  /// It has no rows.
  case empty
  /// It has more bytes than this.
  case tooLarge(Int)
  /// A CSV without a column for the names of places; the columns that it has.
  case noNames(columns: [String])
  /// It is broken as JSON or CSV.
  case broken(ImportFault)
  /// It is broken as XML.
  case brokenXML(XMLFault)
}
