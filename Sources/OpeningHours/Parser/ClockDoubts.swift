/// How a value writes the hours of its clock.
enum ClockStyle {
  /// On a 24-hour clock, or with am and pm.
  case asWritten
  /// On a 12-hour clock without am and pm: `9-5`.
  case twelveHours
}

/// A range such as `9-5` or `10:00-2:00`, which would begin in the morning and last past midnight.
struct DoubtfulRange {
  /// Minutes after midnight, as written.
  let start: Int
  let end: Int
  /// Whether both are only hours: `9-5`.
  let isBare: Bool
  /// Whether the start has a leading zero, as on a 24-hour clock.
  let isPadded: Bool
  /// Whether the end has one.
  let hasPaddedEnd: Bool
  /// The index of its first token.
  let token: Int
  /// Whether the rule has other times too, which a range past midnight would contradict.
  var isBesideOthers = false

  /// Real minutes if it lasts past midnight.
  var minutesOvernight: Int { end + 1440 - start }
}

/// The ranges of a value that may be on a 12-hour clock, and the signs for and against that.
///
/// One value is written on one clock, so the ranges decide together. A closing time of 4 in the
/// morning or later is unlikely for a place that opens in the morning: `9-5` is 9 to 17. An earlier
/// one is read as written, with a warning: `10:00-2:00` is 10 to 2 at night. When the signs
/// contradict each other, the value has two meanings.
struct ClockDoubts {
  enum Verdict: Equatable {
    case style(ClockStyle)
    /// Two meanings, because of the range at this token.
    case ambiguous(token: Int)
  }

  var ranges: [DoubtfulRange] = []
  /// The first tokens of ranges such as `1:00-5:00`, with their starts.
  var early: [(start: Int, token: Int)] = []
  /// The first tokens of ranges such as `2-5`.
  var bareEarly: [Int] = []
  /// The first token of times such as `dinner 6-10`, which are on a 12-hour clock.
  var mealOnTwelveHours: Int?
  /// The first token of a time such as `4:30-9` or `6-late`, on either clock.
  var unclearEarly: Int?
  /// When each range begins, in minutes as written.
  var starts: [Int] = []
  /// Ranges that are clear.
  private var clear: Set<Range<Int>> = []
  private var latestHour = 0
  private var namesMidnight = false
  private(set) var namesHalves = false
  private var isOpenAtNight = false

  /// Whether all ranges but those from five or six on begin at eleven or later, and there are some.
  var startsLate: Bool {
    let others = starts.filter { !(300..<420).contains($0) }
    return !others.isEmpty && others.allSatisfy { $0 >= 660 }
  }

  /// Takes note of a time that was read.
  mutating func note(_ time: WrittenTime) {
    if time.half != nil {
      namesHalves = true
    } else {
      latestHour = max(latestHour, time.hour)
      namesMidnight = namesMidnight || time.hour == 0
    }
  }

  /// Takes note of a range that is clear, in minutes; one that ends before it starts lasts past
  /// midnight.
  mutating func note(from start: Int, to end: Int) {
    if start < end {
      clear.insert(start..<end)
    } else if start >= 780 || end < 240 {
      isOpenAtNight = true
    }
  }

  /// Forgets the ranges that came since: those of breaks, which are short on either clock.
  mutating func forgetRanges(since before: ClockDoubts) {
    (ranges, early, bareEarly) = (before.ranges, before.early, before.bareEarly)
    unclearEarly = before.unclearEarly
  }

  /// Takes note of all times of a rule, after its ranges from the given counts on.
  mutating func note(_ times: [TimeSpan], ranges first: Int, early firstEarly: Int) {
    guard times.count > 1 else { return }
    for index in ranges.indices.dropFirst(first) { ranges[index].isBesideOthers = true }
    let starts = times.compactMap { span -> Int? in
      if case .clock(let minute) = span.start { return minute }
      return nil
    }
    for (start, token) in early.dropFirst(firstEarly) {
      // `8:00-12:00, 1:00-5:00`: the afternoon follows the morning.
      guard let place = starts.firstIndex(of: start), place > 0, starts[place - 1] > start,
        starts[place - 1] < 780
      else { continue }
      ranges.append(
        DoubtfulRange(
          start: start, end: start, isBare: false, isPadded: false, hasPaddedEnd: false,
          token: token, isBesideOthers: true))
    }
  }

  private enum Vote {
    case written, twelve, either, neither
    /// As written, or on a 12-hour clock, unless another range is clearer.
    case ratherWritten, ratherTwelve
  }

  var verdict: Verdict {
    let votes = ranges.map(vote)
    func first(_ vote: Vote) -> Int? { zip(ranges, votes).first { $0.1 == vote }?.0.token }
    if let token = first(.neither) { return .ambiguous(token: token) }
    if let token = mealOnTwelveHours {
      return latestHour >= 13 ? .ambiguous(token: token) : .style(.twelveHours)
    }
    if let token = first(.twelve) {
      return votes.contains(.written) ? .ambiguous(token: token) : .style(.twelveHours)
    }
    if let token = first(.ratherTwelve) {
      let isContradicted = votes.contains(.written) || votes.contains(.ratherWritten)
      return isContradicted ? .ambiguous(token: token) : .style(.twelveHours)
    }
    if let token = first(.either) { return .ambiguous(token: token) }
    if latestHour >= 13 || isLate { return .style(.asWritten) }
    if let token = unclearEarly { return .ambiguous(token: token) }
    guard let token = bareEarly.first else { return .style(.asWritten) }
    return ranges.isEmpty ? .style(.twelveHours) : .ambiguous(token: token)
  }

  /// Whether the value names an hour at which only a 24-hour clock says "late in the evening".
  private var isLate: Bool { latestHour >= 22 || namesMidnight || isOpenAtNight }

  private func vote(_ range: DoubtfulRange) -> Vote {
    if range.isBesideOthers { return .twelve }
    if range.start == range.end {
      // `7:00-7:00` is twelve hours or twenty-four.
      let isTwelve = clear.contains(range.start..<range.end + 720) || range.isBare && !isLate
      return isTwelve ? .twelve : .neither
    }
    if namesHalves { return .twelve }
    let minutes = range.minutesOvernight
    if range.end >= 240 {
      if isLate { return minutes > 1080 ? .neither : .written }
      if minutes < 1080 { return .either }
      return range.end < 300 ? .ratherTwelve : .twelve
    }
    if isLate || range.hasPaddedEnd { return .written }
    if latestHour >= 13 || range.isBare { return .either }
    return range.start >= 540 || range.isPadded ? .ratherWritten : .either
  }
}
