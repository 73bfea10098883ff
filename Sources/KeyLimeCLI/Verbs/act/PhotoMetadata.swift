import KeyLimeEngine

/// The Exif metadata of several pictures; the first picture with a value wins.
struct PhotoMetadata {
  /// The time on the camera's clock.
  let takenAt: CivilTime?
  /// The camera's position.
  let position: Coordinate?

  /// Reads the metadata of the pictures, in order.
  init(_ photos: [PhotoFile]) {
    let read = photos.compactMap { Exif($0.bytes) }
    takenAt = read.lazy.compactMap(\.takenAt).first
    position = read.lazy.compactMap(\.position).first
  }

  /// The instant the picture was taken; `zone` is used when the camera recorded no time offset.
  func moment(in zone: ClockZone) -> Moment? {
    guard let takenAt else { return nil }
    let wall = WallTime(date: takenAt.day, secondOfDay: takenAt.clock?.second ?? 0)
    guard let offset = takenAt.clock?.offset else { return zone.moment(wall) }
    return ClockZone.fixed(secondsEast: offset * 60).moment(wall)
  }
}
