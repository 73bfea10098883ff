/// What a restaurant's mean and KeyLime score are made of: whole numbers only, so that they come out
/// the same in whatever order the ratings arrived.
public struct ScoreTerms: Equatable, Sendable {
  /// The ratings of one day that count.
  public struct Day: Equatable, Sendable {
    /// Days since 1970-01-01, UTC.
    public var day: Int
    /// How many ratings, at least 1.
    public var count: Int
    /// Their limes together.
    public var limes: Int
  }

  /// The days with ratings, oldest first.
  public internal(set) var days: [Day] = []
  /// When the latest of the ratings that count was given; nil when there is none.
  public internal(set) var last: HybridTime?

  /// Nobody has rated.
  public init() {}

  /// How many people have rated.
  public var count: Int { days.reduce(0) { $0 + $1.count } }
  /// Their limes together.
  public var limes: Int { days.reduce(0) { $0 + $1.limes } }

  /// Adds a rating, or takes one away with `sign` -1.
  mutating func add(_ rating: Rating, sign: Int) {
    let day = rating.time.day
    let index = days.firstIndex { $0.day >= day } ?? days.count
    if index == days.count || days[index].day != day {
      days.insert(Day(day: day, count: 0, limes: 0), at: index)
    }
    days[index].count += sign
    days[index].limes += sign * rating.limes.count
    if days[index].count == 0 { days.remove(at: index) }
  }
}

extension ScoreTerms {
  /// `{"last":"2026-11-20T19:07:25.123Z#0000","days":[[20777,3,14]]}`: day, count, limes.
  var body: [UInt8] {
    var writer = JSONWriter()
    writer.write(raw: "{\"last\":")
    writer.write(last?.text ?? "")
    writer.write(raw: ",\"days\":[")
    for (index, day) in days.enumerated() {
      writer.write(raw: index == 0 ? "[" : ",[")
      writer.write(day.day)
      writer.write(raw: ",")
      writer.write(day.count)
      writer.write(raw: ",")
      writer.write(day.limes)
      writer.write(raw: "]")
    }
    writer.write(raw: "]}")
    return writer.bytes
  }

  init?(body: UnsafeBufferPointer<UInt8>) {
    var scanner = JSONScanner(body)
    var numbers: [Int] = []
    var last: HybridTime?
    do throws(JSONError) {
      try scanner.readObject { (name, scanner) throws(JSONError) in
        guard "days" ~= name else {
          last = try scanner.readString().withUnescapedBytes { HybridTime($0) }
          return
        }
        try scanner.readArray { (scanner) throws(JSONError) in
          try scanner.readArray { (scanner) throws(JSONError) in
            numbers.append(Int(try scanner.readJSONNumber().integer ?? 0))
          }
        }
      }
    } catch { return nil }
    guard numbers.count % 3 == 0 else { return nil }
    self.last = last
    for index in stride(from: 0, to: numbers.count, by: 3) {
      days.append(
        Day(day: numbers[index], count: numbers[index + 1], limes: numbers[index + 2]))
    }
  }
}

extension State {
  /// What a restaurant's score is made of; nil when nobody has rated it.
  public func score(of restaurant: RestaurantID) throws(SnapshotFault) -> ScoreTerms? {
    let key = SubjectKey(restaurant.text)
    var terms = try base?.body(.scores, key, ScoreTerms.init(body:)) ?? ScoreTerms()
    let touched = tail(.ratings, under: key)
    guard !touched.isEmpty else { return terms.count > 0 ? terms : nil }
    try update(&terms, key, with: touched)
    return terms.count > 0 ? terms : nil
  }

  /// The scores of those restaurants that somebody has rated.
  public func scores(
    of restaurants: [RestaurantID]
  ) throws(SnapshotFault) -> [RestaurantID: ScoreTerms] {
    try base?.prepare(.scores, questions: restaurants.count)
    var scores: [RestaurantID: ScoreTerms] = [:]
    for restaurant in restaurants.sorted() { scores[restaurant] = try score(of: restaurant) }
    return scores
  }

  /// Takes the changed ratings of one restaurant in.
  ///
  /// A new rating is later than all that the snapshot covers. Only when the latest one was taken
  /// back must the others be looked at.
  private func update(
    _ terms: inout ScoreTerms, _ restaurant: SubjectKey, with touched: ArraySlice<SubjectKey>
  ) throws(SnapshotFault) {
    var latest: HybridTime?
    var lostLast = false
    for key in touched {
      if let old = try baseRegister(.ratings, key).rating {
        terms.add(old, sign: -1)
        if old.time == terms.last { lostLast = true }
      }
      guard let new = try register(.ratings, key).rating else { continue }
      terms.add(new, sign: 1)
      latest = max(latest ?? new.time, new.time)
    }
    if let latest {
      terms.last = latest
    } else if lostLast {
      terms.last = try registers(.ratings, under: restaurant)
        .compactMap(\.register.rating?.time).max()
    }
  }
}
