/// What a file is that is no catalogue keylime reads, told from its first bytes.
public enum ForeignContent: CaseIterable, Sendable {
  /// A page, such as a server sends when it is busy.
  case html
  /// OpenStreetMap's XML, which an Overpass server sends unless asked for JSON.
  case osmXML
  /// OsmChange: what was changed in OpenStreetMap, and not what there is.
  case osmChange
  /// GPX or KML, which hold places of one's own.
  case gpx, kml
  /// Another XML file.
  case xml
  /// OpenStreetMap's binary format.
  case osmPBF
  /// Parquet, such as GeoParquet.
  case parquet
  /// A database file, such as a GeoPackage.
  case sqlite
  case zip, bzip2, xz, zstandard
  /// People.
  case vCard
  /// A text whose characters take two bytes.
  case utf16
  /// A JSON object or array without anything in it.
  case emptyJSON
  /// JSON in which no object has a name and a position.
  case otherJSON
  /// JSON whose first megabytes hold no whole object with a name and a position.
  case longJSON

  private static let beginnings: [(bytes: [UInt8], content: ForeignContent)] = [
    (Array("PAR1".utf8), .parquet), (Array("SQLite format 3\0".utf8), .sqlite),
    ([0x50, 0x4B, 0x03, 0x04], .zip), (Array("BZh".utf8), .bzip2),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A], .xz), ([0x28, 0xB5, 0x2F, 0xFD], .zstandard),
    (Array("BEGIN:VCARD".utf8), .vCard), ([0xFF, 0xFE], .utf16), ([0xFE, 0xFF], .utf16),
  ]

  /// Tells what a file is from its first bytes, a kilobyte or all there are; nil when that is not
  /// known.
  public static func recognise(beginning: [UInt8]) -> ForeignContent? {
    beginning.withBytes { recognise($0) }
  }

  /// Tells what the bytes are; nil for what is not known either.
  static func recognise(_ bytes: ByteView) -> ForeignContent? {
    if let known = beginnings.first(where: { bytes.starts(with: $0.bytes) }) {
      return known.content
    }
    let start = ByteView(rebasing: bytes.prefix(1024))
    // A PBF file begins with a length and a block of this name.
    if start.find(ignoringCase: "osmheader", to: min(32, start.count)) != nil { return .osmPBF }
    if start.count > 3, (start[0] == 0) != (start[1] == 0), (start[2] == 0) == (start[0] == 0) {
      return .utf16
    }
    let visible = start.drop { isJSONSpace($0) || [0xEF, 0xBB, 0xBF].contains($0) }
    switch visible.first {
    case UInt8(ascii: "<"): return markup(ByteView(rebasing: visible))
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let second = visible.dropFirst().first { !isJSONSpace($0) }
      return [UInt8(ascii: "}"), UInt8(ascii: "]")].contains(second) ? .emptyJSON : .otherJSON
    default: return nil
    }
  }

  private static func markup(_ bytes: ByteView) -> ForeignContent {
    // Overpass's own error pages are XHTML and begin with an XML declaration. OsmAnd's files have
    // elements such as `<osmand:icon>`.
    let names: [(StaticString, ForeignContent)] = [
      ("<!doctype html", .html), ("<html", .html), ("<osm ", .osmXML), ("<osm>", .osmXML),
      ("<osm\n", .osmXML), ("<osmchange", .osmChange), ("<gpx", .gpx), ("<kml", .kml),
      ("<?xml", .xml),
    ]
    return names.first { bytes.find(ignoringCase: $0.0, to: bytes.count) != nil }?.1 ?? .html
  }
}
