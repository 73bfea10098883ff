/// A person's rating of a restaurant that counts.
public struct Rating: Equatable, Sendable {
  /// What was rated.
  public var restaurant: RestaurantID
  /// By whom.
  public var by: AccountID
  /// How well.
  public var limes: Limes
  /// When; the latest counts.
  public var time: HybridTime
  /// The event that said so.
  public var event: EventID
  /// What was said with it.
  public var words: String?
  /// The name of the place at that time; nil when an event of 0.1.0 said so.
  public var placeName: String?
}

extension Register {
  var rating: Rating? {
    guard let event = events.first,
      case .rate(let restaurant, let limes, let words, let time) = firstAction
    else {
      return nil
    }
    // What was said years ago elsewhere is no news.
    let then = time.map {
      HybridTime(milliseconds: $0.seconds * 1000, counter: event.written.counter)
    }
    return Rating(
      restaurant: restaurant, by: event.by, limes: limes,
      time: then.map { min($0, event.written) } ?? event.written, event: event.id,
      words: words, placeName: event.placeName)
  }
}

extension State {
  /// A person's rating of a restaurant.
  public func rating(
    of restaurant: RestaurantID, by account: AccountID
  ) throws(SnapshotFault) -> Rating? {
    try register(.ratings, SubjectKey(restaurant.text, account.text)).rating
  }

  /// A person's limes for some restaurants, nil for those that they have not rated.
  ///
  /// One person's ratings stand together, so that asking for many costs little more than for one.
  func limes(
    for restaurants: [RestaurantID], by account: AccountID
  ) throws(SnapshotFault) -> [Limes?] {
    try restaurants.map { (id) throws(SnapshotFault) in
      let key = SubjectKey(account.text, id.text)
      let subject = Subject(section: .ratings, key: key.swapped)
      guard !tail.isRefolded(subject), !tail.hasEvents(of: subject) else {
        return try fold(subject).register.rating?.limes
      }
      return try snapshot?.body(.ratingsByAccount, key).flatMap { Rating.limes(body: $0) }
    }
  }

  /// Calls `body` with a person's limes and the fingerprints of the restaurants' ids, as each row of
  /// an index has one.
  ///
  /// Only the first byte of a rating is read: a person may have rated thousands of places.
  func visitLimes(
    by account: AccountID, _ body: (_ fingerprint: UInt32, Limes) -> Void
  ) throws(SnapshotFault) {
    let person = SubjectKey(account.text)
    try visit(.ratingsByAccount, under: person, over: try changedRatings(by: account)) {
      (line) throws(SnapshotFault) in
      body(line.fingerprint(behind: person), try Rating.limes(body: line.body).sound())
      return true
    }
  }

  /// Whether somebody had rated more than some number of places when the snapshot was made; that
  /// many are read to find it out.
  func hasRatedMore(than most: Int, by account: AccountID) throws(SnapshotFault) -> Bool {
    try snapshot?.hasLines(.ratingsByAccount, under: SubjectKey(account.text), moreThan: most)
      ?? false
  }

  /// The rating that an event replaced or removed; nil when there was none.
  public func rating(before event: Event) throws(SnapshotFault) -> Rating? {
    guard let subject = event.subject, subject.section == .ratings else { return nil }
    return try register(of: subject, before: event).rating
  }

  /// A person's ratings, by restaurant.
  public func ratings(by account: AccountID) throws(SnapshotFault) -> [Rating] {
    var ratings: [Rating] = []
    let changes = try changedRatings(by: account)
    try visit(.ratingsByAccount, under: SubjectKey(account.text), over: changes) {
      (line) throws(SnapshotFault) in
      let restaurant = try line.key.swapped.restaurant.sound()
      ratings.append(try Rating(body: line.body, of: restaurant, by: account).sound())
      return true
    }
    return ratings
  }

  /// The restaurants that a person rated badly; of the other ratings only the first byte is read.
  func restaurantsRatedBadly(by account: AccountID) throws(SnapshotFault) -> [RestaurantID] {
    var restaurants: [RestaurantID] = []
    let changes = try changedRatings(by: account)
    try visit(.ratingsByAccount, under: SubjectKey(account.text), over: changes) {
      (line) throws(SnapshotFault) in
      if try Rating.limes(body: line.body).sound().isBad {
        restaurants.append(try line.key.swapped.restaurant.sound())
      }
      return true
    }
    return restaurants
  }

  /// The lines of people's ratings that differ from the snapshot's, of one person or everybody.
  func changedRatings(by account: AccountID? = nil) throws(SnapshotFault) -> [SnapshotLine] {
    try known.lines.answer(.everything(.ratings, of: account)) { () throws(SnapshotFault) in
      let ending = account.map { [0x09] + SubjectKey($0.text).bytes } ?? []
      var lines = DerivedLines()
      for key in try touched(.ratings) where key.hasSuffix(ending) {
        let rating = try register(.ratings, key).rating
        lines.set(.ratingsByAccount, key.swapped, rating?.body ?? [])
      }
      return lines.sorted
    }
  }
}

extension Rating {
  /// How a snapshot keeps it among its person's: limes, time, event and, when they are known, the
  /// name of the place and the words, such as `5 2026-11-20T19:07:25.123Z#0000 k3f9q0d7m2xa.17
  /// ["Bao House","great"]`.
  var body: [UInt8] {
    var writer = DigitWriter()
    writer.write(limes.count, 1)
    writer.write(" ")
    writer.write(time)
    writer.write(" ")
    writer.write(event)
    guard placeName != nil || words != nil else { return writer.bytes }
    let texts = [placeName, words].map { $0.map(JSON.string) ?? .null }
    writer.write(text: " \(JSON.array(texts).compactText)")
    return writer.bytes
  }

  static func limes(body: ArraySlice<UInt8>) -> Limes? {
    guard let digit = body.first, body.dropFirst().first == UInt8(ascii: " ") else { return nil }
    return Limes(Int(digit) - Int(UInt8(ascii: "0")))
  }

  init?(body: ArraySlice<UInt8>, of restaurant: RestaurantID, by account: AccountID) {
    let read = body.withBytes { bytes -> Rating? in
      let blank = UInt8(ascii: " ")
      guard let limes = Self.limes(body: body), let timeEnd = bytes.firstIndex(of: blank, from: 2)
      else { return nil }
      let end = bytes.firstIndex(of: blank, from: timeEnd + 1) ?? bytes.count
      guard let time = HybridTime(ByteView(rebasing: bytes[2..<timeEnd])),
        let event = EventID(ByteView(rebasing: bytes[(timeEnd + 1)..<end]))
      else { return nil }
      var rating = Rating(
        restaurant: restaurant, by: account, limes: limes, time: time, event: event)
      guard end < bytes.count else { return rating }
      guard var texts = ColumnReader(ByteView(rebasing: bytes[(end + 1)...])) else { return nil }
      do throws(JSONError) {
        rating.placeName = try texts.string()?.text
        rating.words = try texts.string()?.text
      } catch { return nil }
      return rating
    }
    guard let read else { return nil }
    self = read
  }
}
