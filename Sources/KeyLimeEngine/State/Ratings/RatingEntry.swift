/// What the columns say of one row: eight bytes.
///
///     UInt16 bound of the score   UInt16 people   UInt16 limes   UInt16 day of the newest rating
///
/// All are 0 when nobody has rated the place. All but the bound are exact; days count from
/// 1970-01-01.
struct RatingEntry: Equatable {
  static let size = 8

  let bound: ScoreBound
  private let peopleWord: UInt16
  private let limesWord: UInt16
  private let dayWord: UInt16

  /// Nobody has rated the place.
  static let blank = RatingEntry(word: 0)

  /// Somebody has, and more than that cannot be said here.
  static let unsettled = RatingEntry(word: 0xFFFF_0000_0001_FFFF)

  var people: Int { Int(peopleWord) }
  var limes: Int { Int(limesWord) }
  var lastDay: Int { Int(dayWord) }
  var isBlank: Bool { peopleWord == 0 }

  /// Whether the entry holds on a day: all its ratings were given by then.
  ///
  /// If not, some of them may be held back, and the restaurant itself has to be looked up.
  func isSettled(on today: Int) -> Bool { lastDay <= today && dayWord < .max }
}

extension RatingEntry {
  /// The entry of a restaurant, unsettled when its numbers are too large.
  init(_ summary: RatingSummary, reference: Int) {
    guard let people = UInt16(exactly: summary.count), let limes = UInt16(exactly: summary.limes),
      let day = summary.days.last.flatMap({ UInt16(exactly: $0.day) }),
      let bound = ScoreBound(summary, reference: reference)
    else {
      self = .unsettled
      return
    }
    (self.bound, peopleWord, limesWord, dayWord) = (bound, people, limes, day)
  }

  /// Reads the eight bytes as one number.
  init(word: UInt64) {
    bound = ScoreBound(code: UInt16(truncatingIfNeeded: word))
    peopleWord = UInt16(truncatingIfNeeded: word >> 16)
    limesWord = UInt16(truncatingIfNeeded: word >> 32)
    dayWord = UInt16(truncatingIfNeeded: word >> 48)
  }

  /// The eight bytes as one number.
  var word: UInt64 {
    UInt64(bound.code) | UInt64(peopleWord) << 16 | UInt64(limesWord) << 32
      | UInt64(dayWord) << 48
  }
}
