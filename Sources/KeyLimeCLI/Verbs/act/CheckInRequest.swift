import Arguments
import KeyLimeEngine

/// A check-in as requested on the command line.
struct CheckInRequest {
  let session: UserSession
  let arguments: ParsedArguments
  /// The restaurant as typed.
  let restaurant: String?
  let photos: [PhotoFile]

  /// The metadata of the pictures; nil without `--from-photo`.
  private let metadata: PhotoMetadata?

  private var context: Context { session.context }

  /// The largest distance between camera and place, in metres: about the precision of a phone's
  /// position in a street.
  private static let maxDistance = 50.0

  /// Reads the pictures of the request.
  ///
  /// Throws `usage` when one cannot be read or is not a picture.
  init(_ session: UserSession, _ arguments: ParsedArguments, restaurant: String?) throws(Failure) {
    self.session = session
    self.arguments = arguments
    self.restaurant = restaurant
    var photos: [PhotoFile] = []
    for path in arguments[CheckInOptions.photo] { photos.append(try PhotoFile(path)) }
    self.photos = photos
    metadata = arguments[CheckInOptions.fromPhoto] ?? false ? PhotoMetadata(photos) : nil
  }

  /// Resolves place, time and people to a check-in.
  ///
  /// Throws `nothingFound` or `usage` when one of them cannot be resolved, and `refused` when the
  /// pictures lack what `--from-photo` needs.
  func checkIn(_ people: PersonReference) throws(Failure) -> CheckIn {
    let visited = try place()
    var checkIn = CheckIn(place: visited.place, at: try time(visited.zone))
    checkIn.restaurant = visited.restaurant
    let companions = try people.resolve(
      arguments[CheckInOptions.companion].flatMap(\.self), to: "check in with")
    checkIn.with = companions.map(\.id)
    checkIn.note = arguments[CheckInOptions.note].flatMap { $0.isEmpty ? nil : $0 }
    checkIn.photos = photos.reduce(into: []) { names, photo in
      if !names.contains(photo.name.text) { names.append(photo.name.text) }
    }
    return checkIn
  }
}

// MARK: - When

extension CheckInRequest {
  private func time(_ zone: ClockZone) throws(Failure) -> OffsetTime {
    let times = CheckInTime(context)
    if let when = arguments[CheckInOptions.at] { return try times.time(of: when, in: zone) }
    return try times.time(of: try moment(zone), in: zone, isTyped: false)
  }

  private func moment(_ zone: ClockZone) throws(Failure) -> Moment {
    guard let metadata else { return context.moment }
    guard let taken = metadata.moment(in: zone) else {
      throw .cannot(
        "check in", "the picture has no time in its metadata", .refused, code: "no-photo-time",
        hints: ["give the time with --at"])
    }
    return taken
  }
}

// MARK: - Where

extension CheckInRequest {
  private func place() throws(Failure) -> CheckInPlace {
    let clocks = try context.clocks()
    if let name = arguments[CheckInOptions.name] {
      try name.requireName(to: "check in")
      return CheckInPlace(name: name, position: try position(), clocks)
    }
    if let restaurant {
      let origin = try UserLocation(context: context, store: session.store).knownOrigin(arguments)
      let reference = RestaurantReference(context: context, store: session.store, origin: origin)
      do throws(Failure) {
        return CheckInPlace(try reference.resolve(restaurant, to: "check in at").restaurant, clocks)
      } catch { throw Self.hintingAtName(error) }
    }
    return CheckInPlace(try photographed(), clocks)
  }

  /// Adds a hint that a place outside the catalogue needs only a name.
  private static func hintingAtName(_ failure: Failure) -> Failure {
    guard failure.code == "no-such-restaurant" else { return failure }
    var failure = failure
    failure.hints.append("for a place that is not in the catalogue: keylime checkin --name NAME")
    return failure
  }

  /// The position of a place that is not in the catalogue; nil when it is unknown.
  private func position() throws(Failure) -> Coordinate? {
    guard let near = arguments[UserLocation.near] else { return metadata?.position }
    return try UserLocation(context: context, store: session.store)
      .point(near, tells: true)
  }

  /// The only catalogue place where the picture was taken.
  private func photographed() throws(Failure) -> Restaurant {
    guard let position = metadata?.position else {
      throw .cannot(
        "check in", "the picture has no position in its metadata", .refused,
        code: "no-photo-place", hints: ["name the place: keylime checkin RESTAURANT --photo FILE"])
    }
    let question = NearbyQuestion(around: position, within: Distance(metres: Self.maxDistance))
    let found = try context.asking { () throws(StoreError) in
      try session.store.nearby(question).found
    }
    guard let nearest = found.first else {
      throw .cannot(
        "check in", "no catalogue place is where the picture was taken (\(position))",
        .nothingFound, code: "no-place-there", hints: ["name the place with --name"])
    }
    guard found.count == 1 else { throw several(found) }
    return nearest.restaurant
  }

  private func several(_ found: [Found]) -> Failure {
    let lines = found.prefix(9).map { "\($0.restaurant.id) is \($0.restaurant.name)" }
    return .cannot(
      "check in", "\(found.count) places are where the picture was taken", .usage,
      code: "ambiguous-restaurant", hints: lines + ["name one of them, with --from-photo"])
  }
}
