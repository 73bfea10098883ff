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
  /// ``KeyLimeScore`` has it, so that both come out the same to the bit.
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
  public func score(of restaurant: RestaurantID) throws(SnapshotFault) -> ScoreTerms? {
    let key = SubjectKey(restaurant.text)
    let body = try snapshot?.body(.scores, key)
    var terms =
      try body.map { (body) throws(SnapshotFault) in
        guard let terms = body.withBytes({ ScoreTerms(body: $0) }) else {
          throw SnapshotFault(byte: 0)
        }
        return terms
      } ?? ScoreTerms()
    let touched = try touched(.ratings, under: key)
    guard !touched.isEmpty else { return terms.count > 0 ? terms : nil }
    for key in touched {
      if let old = Register(events: try kept(Subject(section: .ratings, key: key)).events).rating {
        terms.add(old, sign: -1)
      }
      if let new = try register(.ratings, key).rating { terms.add(new, sign: 1) }
    }
    guard terms.count > 0 else { return nil }
    terms.last = try registers(.ratings, under: key).compactMap(\.register.rating?.time).max()
    return terms
  }

  /// The scores of those restaurants that somebody has rated.
  public func scores(
    of restaurants: [RestaurantID]
  ) throws(SnapshotFault) -> [RestaurantID: ScoreTerms] {
    var scores: [RestaurantID: ScoreTerms] = [:]
    for id in restaurants { scores[id] = try score(of: id) }
    return scores
  }
}
