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
