/// What the people of this store think of one restaurant: each person's latest rating, summed by
/// day.
///
/// It holds whole numbers only, so that it comes out the same in whatever order the ratings
/// arrived.
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
  /// When the latest of the ratings was given; nil when there is none.
  public internal(set) var last: HybridTime?

  /// How many people have rated.
  public var count: Int { days.reduce(0) { $0 + $1.count } }
  /// Their limes together.
  public var limes: Int { days.reduce(0) { $0 + $1.limes } }

  /// The plain mean of the limes in hundredths, rounded; 0 when there are none.
  public var meanHundredths: Int {
    let count = count
    return count == 0 ? 0 : (limes * 200 + count) / (count * 2)
  }

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

// MARK: - As a snapshot keeps it

extension RatingSummary {
  /// `[1790000000000,0,20717,3,14,20718,1,5]`: milliseconds and counter of the latest rating, then
  /// day, count and limes of each day.
  var body: [UInt8] {
    var columns = ColumnWriter()
    columns.append(last?.milliseconds ?? 0)
    columns.append(last?.counter ?? 0)
    for day in days {
      columns.append(day.day)
      columns.append(day.count)
      columns.append(day.limes)
    }
    return columns.bytes
  }

  /// Reads that form; nil when the bytes are something else.
  init?(body: ByteView) {
    var reader = NumberList(body)
    guard body.first == UInt8(ascii: "["), let milliseconds = reader.next(),
      let counter = reader.next().flatMap(UInt16.init(exactly:))
    else { return nil }
    last = HybridTime(milliseconds: Int64(milliseconds), counter: counter)
    // `,20717,3,14` is about the least that a day takes.
    days.reserveCapacity(body.count / 10)
    while let day = reader.next() {
      guard let count = reader.next(), let limes = reader.next(), Self.isSound(day, count, limes)
      else { return nil }
      days.append(Day(day: day, count: count, limes: limes))
    }
    guard reader.isClosed, reader.isAtEnd else { return nil }
  }

  /// Whether such numbers can have been written; others would overflow what is reckoned with them.
  private static func isSound(_ day: Int, _ count: Int, _ limes: Int) -> Bool {
    (0...1 << 30).contains(day) && (1...1 << 30).contains(count)
      && (count...5 * count).contains(limes)
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
