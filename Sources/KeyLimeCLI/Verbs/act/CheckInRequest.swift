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
      let reference = try RestaurantReference(near: arguments, session)
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

/// The place of a check-in: the copy that the check-in stores, and its time zone.
struct CheckInPlace {
  /// The restaurant; nil for a place outside the catalogue.
  let restaurant: RestaurantID?
  /// The copy of name, address and position.
  let place: CheckIn.Place
  /// The time zone of the place.
  let zone: ClockZone

  /// A restaurant from the catalogue.
  init(_ restaurant: Restaurant, _ clocks: PlaceClocks) {
    self.restaurant = restaurant.id
    var place = CheckIn.Place(name: restaurant.name)
    place.address = restaurant.address
    place.position = restaurant.position
    self.place = place
    zone = clocks.zone(of: restaurant) ?? clocks.standardZone
  }

  /// A place outside the catalogue.
  init(name: String, position: Coordinate?, _ clocks: PlaceClocks) {
    restaurant = nil
    var place = CheckIn.Place(name: name)
    place.position = position
    self.place = place
    zone = position.flatMap(clocks.zone(at:)) ?? clocks.standardZone
  }
}

/// Checks and localises the time of a check-in, which must not be in the future.
struct CheckInTime {
  private let context: Context

  /// The tolerance in seconds for clocks of cameras and other machines that are ahead.
  static let leeway: Int64 = 3600
  /// The same for a time that is typed, which is that of this machine to the minute.
  private static let leewayOfTyped: Int64 = 60

  init(_ context: Context) { self.context = context }

  /// The local time of a time as typed, which is about the past: a weekday is the last one.
  ///
  /// Throws `usage` when it is in the future.
  func time(of when: When, in zone: ClockZone) throws(Failure) -> OffsetTime {
    let past = when.lookingBack(from: zone.local(context.moment))
    let moment = past.moment(now: context.moment, in: zone)
    try when.checkWeekday(of: zone.local(moment).date)
    return try time(of: moment, in: zone, isTyped: true)
  }

  /// The local time of an instant at a place.
  ///
  /// Throws `usage` when the instant is in the future.
  func time(
    of moment: Moment, in zone: ClockZone, isTyped: Bool
  ) throws(Failure) -> OffsetTime {
    let leeway = isTyped ? Self.leewayOfTyped : Self.leeway
    guard moment.secondsSince1970 <= context.now.seconds + leeway else {
      throw .cannot(
        "check in at \(moment.rfc3339(in: zone))", "that is in the future", .usage,
        code: "in-the-future")
    }
    guard let time = OffsetTime(moment, in: zone) else {
      throw .cannot(
        "check in at that time", "it is outside the years 0 to 9999", .usage, code: "out-of-range",
        hints: ["--at takes a time such as 18:00, 'last friday 20:00' or '2 hours ago'"])
    }
    return time
  }
}

/// The options for a check-in.
enum CheckInOptions {
  static let at = Option(
    "at", value: .when, summary: "When it was",
    discussion: ValueType<When>.grammarOfPast,
    standard: "now")
  static let companion = Option(
    "with", short: "w", value: .commaSeparated(.person), summary: "Contacts who came along"
  ).repeatable
  static let note = Option("note", value: .text("TEXT"), summary: "A note to remember")
  static let photo = Option("photo", value: .picture, summary: "A picture to add").repeatable
  static let fromPhoto = Flag(
    "from-photo", summary: "Take the time and place from the picture",
    discussion: """
      Uses the metadata of the first picture that has it. Without RESTAURANT or --name, the \
      check-in is at the catalogue place where the picture was taken, if there is only one.
      """)
  static let name = Option(
    "name", value: .text("NAME"), summary: "A place that is not in the catalogue",
    discussion: """
      Its position is that of --near (or KEYLIME_NEAR) or of the picture; else it is unknown. \
      Config 'home' is not taken for it.
      """)
}
