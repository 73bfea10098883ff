/// When and where a photograph was taken, as the camera wrote it into the file (Exif 2.32).
public struct Exif: Equatable, Sendable {
  /// The camera's local time, with its offset from UTC when it is known.
  public let takenAt: CivilTime?
  /// Where it stood.
  public let position: Coordinate?

  /// Reads a file, whatever its bytes are; nil when it holds no Exif.
  public init?(_ bytes: [UInt8]) {
    guard let tiff = Self.block(in: bytes).flatMap(TIFF.init) else { return nil }
    self.init(tiff)
  }

  private init(_ tiff: TIFF) {
    let camera = tiff.main.directory(.exif)
    takenAt = camera?.text(.dateTimeOriginal).flatMap { text in
      Self.time(text, offset: camera?.text(.offsetTimeOriginal) ?? camera?.text(.offsetTime))
    }
    position = tiff.main.directory(.gps).flatMap(Self.position)
  }

  /// `2026:11:20 19:30:00`, with `-08:00` from another field.
  private static func time(_ text: String, offset: String?) -> CivilTime? {
    let (date, clock) = text.divided { $0 == " " }
    guard let clock else { return nil }
    let day = date.map { $0 == ":" ? "-" : String($0) }.joined()
    let zone = offset.map(\.trimmed).flatMap { CivilTime("\(day)T\(clock)\($0)") }
    // An offset that is blank or broken does not make the time unknown.
    guard let time = zone ?? CivilTime("\(day)T\(clock)"), time.day.year > 0 else { return nil }
    return time
  }

  private static func position(_ gps: TIFF.Directory) -> Coordinate? {
    guard let latitude = degrees(gps, .latitude, .latitudeReference, "N", "S"),
      let longitude = degrees(gps, .longitude, .longitudeReference, "E", "W")
    else { return nil }
    // Cameras that know no place write 0,0.
    guard latitude != 0 || longitude != 0 else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// Degrees, minutes and seconds, with the hemisphere in another field.
  private static func degrees(
    _ gps: TIFF.Directory, _ tag: TIFF.Tag, _ reference: TIFF.Tag, _ positive: String,
    _ negative: String
  ) -> Double? {
    guard let parts = gps.rationals(tag, count: 3), let side = gps.text(reference)?.trimmed,
      side == positive || side == negative
    else { return nil }
    let degrees = parts[0] + parts[1] / 60 + parts[2] / 3600
    return side == negative ? -degrees : degrees
  }
}

extension Exif {
  /// The TIFF block that a picture carries; nil when it carries none, or its kind cannot.
  ///
  /// It stands in an APP1 segment of JPEG behind `Exif` and two zero bytes, in an `eXIf` chunk of
  /// PNG, in an `EXIF` chunk of WebP, and as an item of HEIF.
  static func block(in bytes: [UInt8]) -> [UInt8]? {
    switch ImageType(bytes) {
    case .jpeg:
      JPEGSegments(bytes).lazy.filter { $0.marker == 0xE1 }
        .compactMap { withoutHeader($0.contents) }.first
    case .png: pngChunk("eXIf", in: ByteReader(bytes)).map { Array($0) }
    case .webp:
      riffChunk("EXIF", in: ByteReader(bytes)).map { withoutHeader($0) ?? Array($0) }
    case .heic: HEIFItems(bytes).exif
    case .gif, nil: nil
    }
  }

  private static func withoutHeader(_ contents: ArraySlice<UInt8>) -> [UInt8]? {
    let header = Array("Exif\0\0".utf8)
    return contents.starts(with: header) ? Array(contents.dropFirst(header.count)) : nil
  }

  /// A chunk of PNG (ISO 15948, 5.3): length, type, contents, checksum.
  private static func pngChunk(_ type: String, in reader: ByteReader) -> ArraySlice<UInt8>? {
    var position = 8
    while let length = reader.number(at: position, width: 4),
      let found = reader.text(at: position + 4, count: 4)
    {
      if found == type { return reader.slice(position + 8, length) }
      position += 12 + length
    }
    return nil
  }

  /// A chunk of WebP, which is RIFF: type, length from the small end, contents, filled up to an
  /// even length.
  private static func riffChunk(_ type: String, in reader: ByteReader) -> ArraySlice<UInt8>? {
    var reader = reader
    reader.isLittleEndian = true
    var position = 12
    while let found = reader.text(at: position, count: 4),
      let length = reader.number(at: position + 4, width: 4)
    {
      if found == type { return reader.slice(position + 8, length) }
      position += 8 + length + length % 2
    }
    return nil
  }
}

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

/// The marked segments before the picture itself in a JPEG file (ITU T.81, annex B).
struct JPEGSegments: Sequence, IteratorProtocol {
  /// A marker, such as 0xE1 for APP1, and the bytes that belong to it.
  struct Segment {
    let marker: UInt8
    let contents: ArraySlice<UInt8>
  }

  private let reader: ByteReader
  private var position = 2

  /// Walks the segments of a file; there are none when it is no JPEG.
  init(_ bytes: [UInt8]) { reader = ByteReader(ImageType(bytes) == .jpeg ? bytes : []) }

  mutating func next() -> Segment? {
    // Any number of 0xFF may stand before a marker.
    while reader.number(at: position, width: 2) == 0xFFFF { position += 1 }
    guard reader.number(at: position, width: 1) == 0xFF,
      let marker = reader.number(at: position + 1, width: 1), marker != 0xDA, marker != 0xD9,
      let length = reader.number(at: position + 2, width: 2), length >= 2,
      let contents = reader.slice(position + 4, length - 2)
    else { return nil }
    position += 2 + length
    return Segment(marker: UInt8(marker), contents: contents)
  }
}
