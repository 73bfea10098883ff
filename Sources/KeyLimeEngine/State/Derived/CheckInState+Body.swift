// How a snapshot keeps check-ins in the order a timeline shows them.

extension CheckInState {
  /// The keys in ``Section/checkInsByTime``, where the latest come first, of one time those that
  /// were recorded later, and in ``Section/checkInsByPlace``; the second is nil when the place is in
  /// no catalogue.
  func keys(of account: AccountID) -> (byTime: SubjectKey, byPlace: SubjectKey?) {
    let time = timeText
    let byPlace = checkIn.restaurant.map { SubjectKey(account.text, $0.text, time) }
    return (SubjectKey(account.text, time), byPlace)
  }

  /// When a check-in was, by its key in ``Section/checkInsByPlace``; nil when the key says no time.
  static func time(ofPlaceKey key: SubjectKey) -> Moment? {
    key.parts.last.flatMap { Int64($0.prefix(12)) }.map {
      Moment(secondsSince1970: lastSecond - $0)
    }
  }

  /// Seconds that count down, when it was recorded, which counts down too, and the id.
  private var timeText: String {
    var writer = DigitWriter()
    // As 12 digits that are the less, the later it is.
    writer.write(Int(Self.lastSecond - checkIn.at.seconds), 12)
    writer.write(inverted: written)
    writer.write(" ")
    writer.write(text: id.text)
    return writer.text
  }

  /// The last second of the year 9999, wherever on Earth that is: no check-in is later.
  private static let lastSecond: Int64 = 253_402_300_799 + Int64(CalendarDay.seconds)

  /// The check-in as an array: seconds and offset in minutes of its time, milliseconds and counter
  /// of when it was written, restaurant, name, latitude and longitude in 1e-7 degrees, street,
  /// city, region, postcode, country, note, bill, companions, photos.
  var body: [UInt8] {
    let (place, address) = (checkIn.place, checkIn.place.address)
    var columns = ColumnWriter()
    columns.append(checkIn.at.seconds)
    columns.append(checkIn.at.offsetMinutes)
    columns.append(written.milliseconds)
    columns.append(written.counter)
    columns.append(checkIn.restaurant?.text)
    columns.append(place.name)
    columns.append(place.position?.latitudeE7)
    columns.append(place.position?.longitudeE7)
    for text in [
      address.street, address.city, address.region, address.postcode, address.country,
      checkIn.note, checkIn.bill?.text,
    ] {
      columns.append(text)
    }
    columns.append(checkIn.with.map(\.text))
    columns.append(checkIn.photos)
    return columns.bytes
  }

  /// Reads a line of ``Section/checkInsByTime``.
  init(_ line: SnapshotLine) throws(SnapshotFault) {
    let id = try CheckInID(line.idBehindTimes).sound()
    self = try line.body.withBytes { try? CheckInState(id, $0) }.sound()
  }

  private init?(_ id: CheckInID, _ body: ByteView) throws(JSONError) {
    guard var columns = ColumnReader(body), let at = try OffsetTime(&columns),
      let written = HybridTime(&columns)
    else { return nil }
    let restaurant = try columns.string().flatMap { RestaurantID($0.text) }
    guard let name = try columns.string()?.text else { return nil }
    var place = CheckIn.Place(name: name)
    let (latitude, longitude) = (try columns.integer(), try columns.integer())
    if let latitude, let longitude {
      place.position = Coordinate(
        latitudeE7: Int32(clamping: latitude), longitudeE7: Int32(clamping: longitude))
    }
    place.address = try Address(&columns)
    var checkIn = CheckIn(place: place, at: at)
    checkIn.restaurant = restaurant
    checkIn.note = try columns.string()?.text
    checkIn.bill = try columns.string().flatMap { BillID($0.text) }
    checkIn.with = try columns.strings().compactMap { ContactID($0) }
    checkIn.photos = try columns.strings()
    self.init(id: id, checkIn: checkIn, written: written)
  }
}

extension LastVisit {
  /// Reads as much of a line of ``Section/checkInsByTime`` as a visit has; no visit when the place
  /// is in no catalogue.
  static func read(
    _ line: SnapshotLine
  ) throws(SnapshotFault) -> (at: OffsetTime, visit: LastVisit?) {
    try line.body.withBytes { try? LastVisit.read($0) }.sound()
  }

  private static func read(
    _ body: ByteView
  ) throws(JSONError) -> (at: OffsetTime, visit: LastVisit?)? {
    guard var columns = ColumnReader(body), let at = try OffsetTime(&columns) else { return nil }
    for _ in 0..<2 { try columns.skip() }
    guard let restaurant = try columns.string().flatMap({ RestaurantID($0.text) }) else {
      return (at, nil)
    }
    guard let name = try columns.string()?.text else { return nil }
    return (at, LastVisit(restaurant: restaurant, at: at, placeName: name))
  }
}

extension OffsetTime {
  /// Reads seconds and offset; nil when they are none.
  fileprivate init?(_ columns: inout ColumnReader) throws(JSONError) {
    guard let seconds = try columns.integer(), let offset = try columns.integer() else {
      return nil
    }
    self.init(seconds: seconds, offsetMinutes: Int(clamping: offset))
  }
}

extension HybridTime {
  /// Reads milliseconds and counter; nil when they are none.
  fileprivate init?(_ columns: inout ColumnReader) {
    guard let milliseconds = try? columns.integer(),
      let counter = (try? columns.integer()).flatMap(UInt16.init(exactly:))
    else { return nil }
    self.init(milliseconds: milliseconds, counter: counter)
  }
}

extension Address {
  fileprivate init(_ columns: inout ColumnReader) throws(JSONError) {
    self.init(
      street: try columns.string()?.text, city: try columns.string()?.text,
      region: try columns.string()?.text, postcode: try columns.string()?.text,
      country: try columns.string()?.text)
  }
}
