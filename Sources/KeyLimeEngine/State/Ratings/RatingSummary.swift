/// What a restaurant's mean and KeyLime score are made of: whole numbers only, so that they come out
/// the same in whatever order the ratings arrived.
public struct RatingSummary: Equatable, Sendable {
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

extension RatingSummary {
  /// `[1790000000000,0,20717,3,14,20718,1,5]`: milliseconds and counter of the latest rating, then
  /// day, count and limes of each day.
  var body: [UInt8] {
    var numbers = [last?.milliseconds ?? 0, Int64(last?.counter ?? 0)]
    for day in days { numbers += [Int64(day.day), Int64(day.count), Int64(day.limes)] }
    return Array("[\(numbers.map(String.init).joined(separator: ","))]".utf8)
  }

  init?(body: ByteView) {
    var reader = NumberList(body)
    guard body.first == UInt8(ascii: "["), let milliseconds = reader.next(),
      let counter = reader.next().flatMap(UInt16.init(exactly:))
    else { return nil }
    last = HybridTime(milliseconds: Int64(milliseconds), counter: counter)
    // `,20717,3,14` is about the least that a day takes.
    days.reserveCapacity(body.count / 10)
    while let day = reader.next() {
      guard let count = reader.next(), let limes = reader.next() else { return nil }
      days.append(Day(day: day, count: count, limes: limes))
    }
    guard reader.isClosed, reader.isAtEnd else { return nil }
  }
}

extension ScoreRank {
  /// Reads the same form at the beginning of some bytes without keeping the days: the sum runs in their order, as
  /// ``FadedScore`` has it, so that both come out the same to the bit.
  init?(beginning bytes: ByteView, _ weights: FadingTable) {
    var reader = NumberList(bytes)
    guard let milliseconds = reader.next(),
      let counter = reader.next().flatMap(UInt16.init(exactly:))
    else { return nil }
    var (heat, count, limes) = (0.0, 0, 0)
    while let day = reader.next(), let ratings = reader.next(), let sum = reader.next() {
      // Nobody writes other numbers, but they must not overflow.
      guard (0...1 << 30).contains(day), (1...1 << 30).contains(ratings), sum >= ratings,
        sum <= 5 * ratings
      else { return nil }
      heat += Double(ratings) * weights[day]
      count += ratings
      limes += sum
    }
    guard count > 0, reader.isClosed else { return nil }
    let mean = BayesianMean(stars: nil, count: nil, ownSum: limes * 100, ownCount: count)
    self.init(
      value: heat * mean.fraction,
      last: HybridTime(milliseconds: Int64(milliseconds), counter: counter), count: count,
      limes: limes)
  }
}

/// Reads whole numbers in brackets, one after the other.
private struct NumberList {
  private let bytes: ByteView
  private var position = 1

  init(_ bytes: ByteView) { self.bytes = bytes }

  /// Whether nothing follows what was read.
  var isAtEnd: Bool { position == bytes.count }

  /// Whether the bracket behind the last number was reached.
  var isClosed: Bool { position > 1 && bytes[position - 1] == UInt8(ascii: "]") }

  mutating func next() -> Int? {
    var value = 0
    let start = position
    while position < bytes.count, bytes[position] &- UInt8(ascii: "0") < 10 {
      value = value &* 10 &+ Int(bytes[position] - UInt8(ascii: "0"))
      position += 1
    }
    guard position > start, position < bytes.count else { return nil }
    position += 1
    return value
  }
}

extension State {
  /// What a restaurant's score is made of; nil when nobody has rated it.
  public func score(of restaurant: RestaurantID) throws(SnapshotFault) -> RatingSummary? {
    let key = SubjectKey(restaurant.text)
    var terms = try base?.body(.scores, key, RatingSummary.init(body:)) ?? RatingSummary()
    let touched = tail(.ratings, under: key)
    guard !touched.isEmpty else { return terms.count > 0 ? terms : nil }
    try update(&terms, key, with: touched)
    return terms.count > 0 ? terms : nil
  }

  /// The scores of those restaurants that somebody has rated.
  public func scores(
    of restaurants: [RestaurantID]
  ) throws(SnapshotFault) -> [RestaurantID: RatingSummary] {
    let questions = restaurants.map { (id: $0, key: SubjectKey($0.text)) }
      .sorted { $0.key < $1.key }
    var scores: [RestaurantID: RatingSummary] = [:]
    let old =
      try base?.bodies(.scores, questions.map(\.key), RatingSummary.init(body:))
      ?? questions.map { _ in nil }
    for ((id, key), terms) in zip(questions, old) {
      let touched = tail(.ratings, under: key)
      guard terms != nil || !touched.isEmpty else { continue }
      var terms = terms ?? RatingSummary()
      if !touched.isEmpty { try update(&terms, key, with: touched) }
      if !terms.days.isEmpty { scores[id] = terms }
    }
    return scores
  }

  /// Takes the changed ratings of one restaurant in.
  ///
  /// A new rating is later than all that the snapshot covers. Only when the latest one was taken
  /// back must the others be looked at.
  private func update(
    _ terms: inout RatingSummary, _ restaurant: SubjectKey, with touched: ArraySlice<SubjectKey>
  ) throws(SnapshotFault) {
    var latest: HybridTime?
    var lostLast = false
    for key in touched {
      var register = try baseRegister(.ratings, key)
      if let old = register.rating {
        terms.add(old, sign: -1)
        if old.time == terms.last { lostLast = true }
      }
      try fold(.ratings, key, into: &register) { _, _ in }
      guard let new = register.rating else { continue }
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
