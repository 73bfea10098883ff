/// The directories of tagged values inside Exif (TIFF 6.0): a header, then lists of 12-byte entries
/// that hold a value or say where it is.
struct TIFF {
  private let reader: ByteReader
  /// The first directory.
  let main: Directory

  /// The tags that are looked for.
  enum Tag: Int {
    case exif = 0x8769
    case gps = 0x8825
    case dateTimeOriginal = 0x9003
    case offsetTime = 0x9010
    case offsetTimeOriginal = 0x9011
    case latitudeReference = 1
    case latitude = 2
    case longitudeReference = 3
    case longitude = 4
  }

  /// Nil when the bytes do not begin as TIFF does.
  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    switch reader.text(at: 0, count: 2) {
    case "II": reader.isLittleEndian = true
    case "MM": reader.isLittleEndian = false
    default: return nil
    }
    guard reader.number(at: 2, width: 2) == 42, let start = reader.number(at: 4, width: 4) else {
      return nil
    }
    self.reader = reader
    main = Directory(reader: reader, start: start)
  }

  /// One list of entries.
  struct Directory {
    fileprivate let reader: ByteReader
    fileprivate let start: Int

    /// The type and count of a tag's values, and where they are.
    private func entry(_ tag: Tag) -> (type: Int, count: Int, place: Int)? {
      guard let entries = reader.number(at: start, width: 2) else { return nil }
      for index in 0..<entries {
        let entry = start + 2 + index * 12
        guard let found = reader.number(at: entry, width: 2) else { return nil }
        guard found == tag.rawValue, let type = reader.number(at: entry + 2, width: 2),
          let count = reader.number(at: entry + 4, width: 4), let size = Self.sizes[type]
        else { continue }
        // Up to four bytes stand in the entry itself.
        let place = count * size <= 4 ? entry + 8 : reader.number(at: entry + 8, width: 4)
        return place.map { (type, count, $0) }
      }
      return nil
    }

    /// Bytes of one value: byte, text, short, long and rational.
    private static let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8]

    /// The text of a tag.
    func text(_ tag: Tag) -> String? {
      guard let entry = entry(tag), entry.type == 2 else { return nil }
      return reader.text(at: entry.place, count: entry.count)
    }

    /// The fractions of a tag, as many as are expected; nil when one of them divides by zero.
    func rationals(_ tag: Tag, count: Int) -> [Double]? {
      guard let entry = entry(tag), entry.type == 5, entry.count == count else { return nil }
      let values = (0..<count).compactMap { index -> Double? in
        let place = entry.place + index * 8
        guard let numerator = reader.number(at: place, width: 4),
          let denominator = reader.number(at: place + 4, width: 4), denominator > 0
        else { return nil }
        return Double(numerator) / Double(denominator)
      }
      return values.count == count ? values : nil
    }

    /// The directory that a tag points to.
    func directory(_ tag: Tag) -> Directory? {
      guard let entry = entry(tag), entry.type == 4, entry.count == 1,
        let start = reader.number(at: entry.place, width: 4)
      else { return nil }
      return Directory(reader: reader, start: start)
    }
  }
}
