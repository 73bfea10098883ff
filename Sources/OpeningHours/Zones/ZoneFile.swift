/// Why a time zone could not be loaded.
public enum ZoneError: Error, Hashable, Sendable {
  /// The name cannot be that of a zone, such as `../../etc/passwd`.
  case invalidIdentifier(String)
  /// There is no zone file with this name.
  case missing(String)
  /// The file with this name is not a valid zone file.
  case unreadable(String)
}

extension TimeZone {
  /// The usual folders of zone files, in search order.
  public static let usualFolders = [
    "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo",
    "/var/db/timezone/zoneinfo",
  ]

  /// Loads the zone with a name such as `Europe/Berlin` from the first folder that has its file.
  ///
  /// Names are those of the tz database; `UTC` needs no file. Throws a ``ZoneError`` when the name
  /// is invalid, or its file is missing or damaged.
  public static func named(
    _ identifier: String, folders: [String] = TimeZone.usualFolders
  ) throws(ZoneError) -> TimeZone {
    guard isPlausible(identifier) else { throw .invalidIdentifier(identifier) }
    if identifier == "UTC" { return .utc }
    var found = false
    for folder in folders {
      guard let bytes = Platform.bytes(ofFile: "\(folder)/\(identifier)") else { continue }
      found = true
      if let zone = ZoneFile(bytes).zone(identifier: identifier) { return zone }
    }
    throw found ? .unreadable(identifier) : .missing(identifier)
  }

  /// Whether a name has only characters of tz names, and no part that could lead out of the folder.
  private static func isPlausible(_ identifier: String) -> Bool {
    let parts = identifier.utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return identifier.utf8.count <= 64 && parts.count <= 4
      && parts.allSatisfy { part in
        guard let first = part.first, Ascii.isLetter(first) else { return false }
        return part.allSatisfy {
          Ascii.isLetter($0) || Ascii.isDigit($0) || "_+-".utf8.contains($0)
        }
      }
  }
}

/// A compiled zone file (TZif, RFC 8536): the second, 64-bit block and the footer.
///
/// A header has 44 bytes: `TZif`, the version, 15 unused bytes, and six big-endian counts. The
/// second block contains the times of changes (8 bytes each), one type index for each, the types
/// (offset in 4 bytes, is-summer, name index), names and marks. The footer is a separate line.
struct ZoneFile {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private struct Header {
    let counts: [Int]
    let start: Int

    /// The length of the block after the header, for times of this many bytes.
    func length(timeSize: Int) -> Int {
      counts[0] + counts[1] + counts[2] * (timeSize + 4) + counts[3] * (timeSize + 1)
        + counts[4] * 6 + counts[5]
    }
  }

  func zone(identifier: String) -> TimeZone? {
    guard let first = header(at: 0), bytes[4] >= UInt8(ascii: "2"),
      let second = header(at: first.start + first.length(timeSize: 4)),
      second.counts[4] > 0, bytes.count >= second.start + second.length(timeSize: 8),
      let offsets = offsets(second)
    else { return nil }
    let count = second.counts[3]
    let changes = (0..<count).map { integer(at: second.start + $0 * 8, size: 8) }
    guard zip(changes, changes.dropFirst()).allSatisfy({ $0 < $1 }) else { return nil }
    return TimeZone(
      identifier: identifier, changes: changes, offsets: offsets,
      future: footer(at: second.start + second.length(timeSize: 8)))
  }

  private func header(at start: Int) -> Header? {
    guard bytes.count >= start + 44, Array(bytes[start..<start + 4]) == Array("TZif".utf8) else {
      return nil
    }
    let counts = (0..<6).map { Int(integer(at: start + 20 + $0 * 4, size: 4)) }
    guard counts.allSatisfy({ (0..<1_000_000).contains($0) }) else { return nil }
    // The counts in the file are: UT marks, standard marks, leap seconds, times, types, names.
    return Header(counts: counts, start: start + 44)
  }

  private func offsets(_ header: Header) -> [Int]? {
    let times = header.counts[3]
    let types = header.start + times * 9
    func offset(ofType type: Int) -> Int? {
      guard type < header.counts[4] else { return nil }
      return Int(integer(at: types + type * 6, size: 4))
    }
    guard let earliest = offset(ofType: 0) else { return nil }
    var offsets = [earliest]
    for index in 0..<times {
      guard let offset = offset(ofType: Int(bytes[header.start + times * 8 + index])) else {
        return nil
      }
      offsets.append(offset)
    }
    return offsets
  }

  private func footer(at start: Int) -> ZoneRule? {
    guard start < bytes.count, bytes[start] == Ascii.newline else { return nil }
    let line = bytes[(start + 1)...].prefix { $0 != Ascii.newline }
    var reader = ZoneRuleReader(line)
    return reader.rule()
  }

  /// A big-endian number in two's complement.
  private func integer(at start: Int, size: Int) -> Int64 {
    let pattern = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return size == 4
      ? Int64(Int32(bitPattern: UInt32(truncatingIfNeeded: pattern))) : Int64(bitPattern: pattern)
  }
}
