/// When an event happened, by a hybrid logical clock (Kulkarni et al., 2014): milliseconds of the
/// wall clock, and a counter for events within one millisecond or while the wall clock is behind.
///
/// As text it is `2026-11-20T19:07:25.123Z#0000`: UTC, then the counter in hexadecimal. All texts
/// have the same length, and sorting them as text sorts them in time.
public struct HybridTime: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z, to the end of the year 9999.
  public let milliseconds: Int64
  /// Counts events at the same millisecond.
  public let counter: UInt16

  /// Milliseconds of a day.
  public static let day: Int64 = 86_400_000

  static let latest: Int64 = 253_402_300_799_999
  private static let last = HybridTime(milliseconds: latest)

  /// How far another replica's clock may be ahead of this machine's and still be followed: a day.
  ///
  /// One machine with a clock years ahead would otherwise drag every other one with it for good.
  /// Beyond the limit its events keep the time they claim, but new events here do not follow it.
  public static let followedLead = day

  /// Makes a time; milliseconds outside 1970 to 9999 are moved to the nearest end.
  public init(milliseconds: Int64, counter: UInt16 = 0) {
    self.milliseconds = min(max(milliseconds, 0), Self.latest)
    self.counter = counter
  }

  /// The time of a new event: after the wall clock, after this replica's own last event whatever
  /// the wall clock says now, and after what it has seen of others within ``followedLead``.
  ///
  /// What this store's other replicas wrote last, `here`, is never held, so what is written here
  /// comes after it however far ahead it is. Nil when there is no later time, at the end of the
  /// year 9999.
  public static func next(
    now: Int64, after own: HybridTime?, here: HybridTime? = nil, others: HybridTime? = nil
  ) -> HybridTime? {
    var latest = own
    if let here, here < last { latest = max(latest ?? here, here) }
    if let others, others.milliseconds <= now + followedLead {
      latest = max(latest ?? others, others)
    }
    let wall = HybridTime(milliseconds: now)
    guard let latest, latest >= wall else { return wall }
    return latest.successor
  }

  private var successor: HybridTime? {
    if counter < .max { return HybridTime(milliseconds: milliseconds, counter: counter + 1) }
    return milliseconds < Self.latest ? HybridTime(milliseconds: milliseconds + 1) : nil
  }

  /// Whole days since 1970-01-01 in UTC: the buckets of the KeyLime score.
  public var day: Int { Int(milliseconds / Self.day) }

  /// The last time of a day since 1970-01-01, UTC.
  static func endOfDay(_ number: Int) -> HybridTime {
    HybridTime(milliseconds: Int64(number + 1) * day - 1, counter: .max)
  }

  /// Orders by time, then by counter.
  public static func < (a: HybridTime, b: HybridTime) -> Bool {
    (a.milliseconds, a.counter) < (b.milliseconds, b.counter)
  }
}

extension HybridTime: CustomStringConvertible {
  /// Reads the text form; nil when it is none.
  public init?(_ text: String) {
    guard let time = Array(text.utf8).withBytes({ HybridTime($0) }) else { return nil }
    self = time
  }

  init?(_ text: ByteView) {
    guard text.count == 29 else { return nil }
    var reader = DigitReader(text)
    guard let days = reader.day()?.daysSince1970, days >= 0, reader.skip("T"),
      let hour = reader.number(2), hour < 24, reader.skip(":"), let minute = reader.number(2),
      minute < 60, reader.skip(":"), let second = reader.number(2), second < 60, reader.skip("."),
      let fraction = reader.number(3), reader.skip("Z"), reader.skip("#")
    else { return nil }
    var counter: UInt16 = 0
    for byte in text[25...] {
      guard let digit = hexDigit(byte) else { return nil }
      counter = counter << 4 | UInt16(digit)
    }
    let seconds = ((days * 24 + hour) * 60 + minute) * 60 + second
    self.init(milliseconds: Int64(seconds * 1000 + fraction), counter: counter)
  }

  /// The 29 characters of the text form.
  public var text: String {
    var writer = DigitWriter()
    writer.write(self)
    return writer.text
  }

  /// The 29 characters of the text form.
  public var description: String { text }
}

extension DigitWriter {
  /// Writes the 29 characters of the text form.
  mutating func write(_ time: HybridTime) {
    let wall = WallTime(secondsSince1970: Int(time.milliseconds / 1000))
    write(wall.date, secondOfDay: wall.secondOfDay)
    write(".")
    write(Int(time.milliseconds % 1000), 3)
    write(text: "Z#")
    write(Int(time.counter), 4, radix: 16)
  }

  /// Writes 20 digits that are the less, the later it is.
  mutating func write(inverted time: HybridTime) {
    write(Int(HybridTime.latest - time.milliseconds), 15)
    write(Int(UInt16.max - time.counter), 5)
  }
}
