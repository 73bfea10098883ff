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
