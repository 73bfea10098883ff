import KeyLimeEngine

/// What the cameras wrote into some pictures: the first that tells a thing is believed.
struct PhotoMetadata {
  /// The camera's clock.
  let takenAt: CivilTime?
  /// Where it stood.
  let position: Coordinate?

  /// Reads pictures in the order given.
  init(_ photos: [PhotoFile]) {
    let read = photos.compactMap { Exif($0.bytes) }
    takenAt = read.lazy.compactMap(\.takenAt).first
    position = read.lazy.compactMap(\.position).first
  }

  /// When the picture was taken, by the clocks of a place where the camera does not say by which.
  func moment(in zone: ClockZone) -> Moment? {
    guard let takenAt else { return nil }
    let wall = WallTime(date: takenAt.day, secondOfDay: takenAt.clock?.second ?? 0)
    guard let offset = takenAt.clock?.offset else { return zone.moment(wall) }
    return ClockZone.fixed(secondsEast: offset * 60).moment(wall)
  }
}
