import KeyLimeEngine

/// A picture from a file on the command line or from a card, after recognising it.
struct PhotoFile {
  let bytes: [UInt8]
  let name: PhotoName

  /// The largest accepted file: twice the size of a phone's largest pictures.
  private static let limit = 100 << 20

  /// Reads the picture at `path`.
  ///
  /// Throws `usage` when the file cannot be read, is too large or is not a picture.
  init(_ path: String) throws(Failure) {
    bytes = try UserFile.reading(path) { () throws(FileFault) in
      try UserFile.readRegular(path, limit: Self.limit)
    }
    let isTooLarge = bytes.count > Self.limit
    guard !isTooLarge, let name = PhotoName(of: bytes) else {
      let kinds = ImageType.allCases.map { $0.rawValue.uppercased() }.joined(separator: ", ")
      throw .cannot(
        "use '\(path)' as a picture",
        isTooLarge ? "it is too large" : "it is not a picture of a known format", .usage,
        code: "no-picture",
        hints: ["pictures are \(kinds), of at most 100 MB"])
    }
    self.name = name
  }

  /// Recognises the picture of a card; nil when there is none.
  init?(_ card: VCard) {
    guard let bytes = card.photo, let name = PhotoName(of: bytes) else { return nil }
    (self.bytes, self.name) = (bytes, name)
  }

  /// Copies the picture into the store, except in a dry run.
  ///
  /// Throws `store` when it cannot be written.
  func keep(in store: Store, _ context: Context, isDryRun: Bool) throws(Failure) {
    guard !isDryRun else { return }
    try context.asking { () throws(StoreError) in try store.keep(bytes, as: name) }
  }
}

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
