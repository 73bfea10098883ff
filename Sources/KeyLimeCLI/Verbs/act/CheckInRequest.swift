import Arguments
import KeyLimeEngine

/// A check-in as a command line asks for it.
struct CheckInRequest {
  let session: UserSession
  let arguments: ParsedArguments
  /// The restaurant as typed.
  let restaurant: String?
  let photos: [PhotoFile]

  /// What the pictures tell, when that was asked for.
  private let facts: PhotoMetadata?

  private var context: Context { session.context }

  /// How far the camera may have stood from the place, in metres: a phone's position is about that
  /// good in a street.
  private static let reach = 50.0

  init(_ session: UserSession, _ arguments: ParsedArguments, restaurant: String?) throws(Failure) {
    self.session = session
    self.arguments = arguments
    self.restaurant = restaurant
    var photos: [PhotoFile] = []
    for path in arguments[CheckInOptions.photo] { photos.append(try PhotoFile(path)) }
    self.photos = photos
    facts = arguments[CheckInOptions.fromPhoto] ?? false ? PhotoMetadata(photos) : nil
  }

  /// The check-in with everything found that was named.
  func checkIn(_ people: PersonReference) throws(Failure) -> CheckIn {
    let visited = try place()
    var checkIn = CheckIn(place: visited.place, at: try time(visited.zone))
    checkIn.restaurant = visited.restaurant
    let companions = try people.resolve(arguments[CheckInOptions.companion], to: "check in with")
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
    try CheckInTime(context).time(of: try moment(zone), in: zone)
  }

  private func moment(_ zone: ClockZone) throws(Failure) -> Moment {
    if let when = arguments[CheckInOptions.at] { return when.moment(now: context.moment, in: zone) }
    guard let facts else { return context.moment }
    guard let taken = facts.moment(in: zone) else {
      throw .cannot(
        "check in", "the picture does not say when it was taken", .refused, code: "no-photo-time",
        hints: ["say it yourself with --at"])
    }
    return taken
  }
}

// MARK: - Where

extension CheckInRequest {
  private func place() throws(Failure) -> CheckInPlace {
    let clocks = try context.clocks()
    if let name = arguments[CheckInOptions.name] {
      return CheckInPlace(name: name, position: try position(), clocks)
    }
    let reference = RestaurantReference(context: context, store: session.store, origin: nil)
    if let restaurant {
      do throws(Failure) {
        return CheckInPlace(try reference.resolve(restaurant, to: "check in at").restaurant, clocks)
      } catch { throw Self.hintingAtName(error) }
    }
    return CheckInPlace(try photographed(), clocks)
  }

  /// Not every place is in the catalogue, and one that is not needs no more than a name.
  private static func hintingAtName(_ failure: Failure) -> Failure {
    guard failure.code == "no-such-restaurant" else { return failure }
    var failure = failure
    failure.hints.append("or keylime checkin --name NAME, for a place of no catalogue")
    return failure
  }

  /// Where a place is that is not in the catalogue, as far as that was said.
  private func position() throws(Failure) -> Coordinate? {
    guard let near = arguments[UserLocation.near] else { return facts?.position }
    return try UserLocation(context: context, store: session.store).point(near)
  }

  /// The one place of the catalogue where the camera stood.
  private func photographed() throws(Failure) -> Restaurant {
    guard let position = facts?.position else {
      throw .cannot(
        "check in", "the picture does not say where it was taken", .refused,
        code: "no-photo-place", hints: ["name the place: keylime checkin RESTAURANT --photo FILE"])
    }
    let question = NearbyQuestion(around: position, within: Distance(metres: Self.reach))
    let found = try context.asking { () throws(StoreError) in
      try session.store.nearby(question).found
    }
    guard let nearest = found.first else {
      throw .cannot(
        "check in", "no place of the catalogue is where the picture was taken (\(position))",
        .nothingFound, code: "no-place-there", hints: ["give it a name with --name"])
    }
    guard found.count == 1 else { throw several(found) }
    return nearest.restaurant
  }

  private func several(_ found: [Found]) -> Failure {
    context.remember(found.map(\.restaurant.id), in: session.store)
    let lines = found.prefix(9).enumerated().map { index, found in
      "@\(index + 1) is \(found.restaurant.name)"
    }
    return .cannot(
      "check in", "\(found.count) places are where the picture was taken", .usage,
      code: "ambiguous-restaurant", hints: lines + ["name one of them, with --from-photo"])
  }
}
