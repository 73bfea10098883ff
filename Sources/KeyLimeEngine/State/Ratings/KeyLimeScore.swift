/// How much a place is talked about well, or badly, these days: tenths, cut toward zero.
public struct KeyLimeScore: Hashable, Comparable, Sendable {
  /// The score times 10; below zero for a place that people warn of.
  public let tenths: Int

  /// The score of a place without ratings, or with old ones only.
  public static let zero = KeyLimeScore(tenths: 0)
  /// A score that no place exceeds.
  static let highest = KeyLimeScore(tenths: .max)

  /// The score as a fraction, to be printed.
  public var value: Double { Double(tenths) / 10 }

  /// Orders from lower to higher.
  public static func < (a: KeyLimeScore, b: KeyLimeScore) -> Bool { a.tenths < b.tenths }
}

/// What the ratings of one day add to a score.
public struct ScoreTerm: Equatable, Sendable {
  /// Days since 1970-01-01, UTC.
  public let day: Int
  /// How many ratings of that day count.
  public let count: Int
  /// Their limes together.
  public let limes: Int
  /// How much a root counts by now, in 2^-20.
  public let weight: Int

  /// What the ratings give and take together: limes above three, less limes below.
  public var net: Int { limes - 3 * count }

  /// The square root of ``net`` in thousandths, with its sign.
  public var root: Int {
    let root = (abs(net) * 1_000_000).squareRoot
    return net < 0 ? -root : root
  }
}

extension RatingSummary {
  /// The terms of the score on a day, oldest first.
  public func terms(on today: Int) -> [ScoreTerm] {
    days.map { day in
      ScoreTerm(
        day: day.day, count: day.count, limes: day.limes, weight: Fading.weight(today - day.day))
    }
  }

  /// The score on a day: the sum of the roots of each day's net, faded with the days.
  ///
  /// The root makes six people on six days more than six people on one.
  public func score(on today: Int) -> KeyLimeScore {
    var sum = 0
    for term in terms(on: today) { sum += term.root * term.weight }
    return KeyLimeScore(tenths: sum / (100 * Fading.unit))
  }

  /// The ratings that count on a day; nil when there are none.
  ///
  /// A rating that is stamped more than a day ahead is held until its time comes.
  public func counted(on today: Int) -> RatingSummary? {
    guard let newest = days.last else { return nil }
    guard newest.day > today + 1 else { return self }
    var rest = self
    rest.days.removeAll { $0.day > today + 1 }
    guard let last = rest.days.last else { return nil }
    rest.last = .endOfDay(last.day)
    return rest
  }
}

/// How ratings fade: a weight, in 2^-20, halves every 14 days.
public enum Fading {
  /// After this many days a rating counts half.
  public static let halfLife = 14
  /// The weight of a rating of today.
  public static let unit = 1 << unitBits
  static let unitBits = 20

  /// 2^20 · 2^(-n/14) for n = 0 … 13, rounded.
  private static let steps = [
    1_048_576, 997_925, 949_720, 903_844, 860_184, 818_633, 779_089, 741_455, 705_639, 671_554,
    639_114, 608_242, 578_861, 550_899,
  ]

  /// The weight of a rating that was given some days ago.
  ///
  /// Tomorrow, by a clock that runs ahead, counts as today; later days count for nothing.
  public static func weight(_ age: Int) -> Int {
    guard age >= -1 else { return 0 }
    let (halvings, step) = max(0, age).quotientAndRemainder(dividingBy: halfLife)
    return halvings < unitBits ? steps[step] >> halvings : 0
  }
}

extension Int {
  /// The largest whole number whose square is not above this one, which is not negative.
  var squareRoot: Int {
    guard self > 1 else { return self }
    // Newton's steps fall from above until they would rise.
    var root = 1 << ((Int.bitWidth - leadingZeroBitCount + 1) / 2)
    while true {
      let next = (root + self / root) / 2
      if next >= root { return root }
      root = next
    }
  }
}
