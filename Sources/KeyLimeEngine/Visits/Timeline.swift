/// Somebody's check-ins, the latest first.
public struct Timeline: Equatable, Sendable {
  /// The check-ins, the latest first; of one time those that were recorded later.
  public let visits: [CheckInState]

  /// Puts check-ins in order.
  public init(_ checkIns: [CheckInState] = []) {
    visits = checkIns.sorted {
      ($1.checkIn.at.seconds, $1.written, $0.id) < ($0.checkIn.at.seconds, $0.written, $1.id)
    }
  }

  /// Takes check-ins that are in order.
  init(ordered visits: [CheckInState]) { self.visits = visits }

  /// How many check-ins there were on each day that had any.
  public var countByDay: [CalendarDay: Int] {
    visits.reduce(into: [:]) { $0[$1.checkIn.day, default: 0] += 1 }
  }
}

/// Which of somebody's check-ins are asked for.
public struct TimelineQuestion: Equatable, Sendable {
  /// Only on these days, both ends included.
  public var days: ClosedRange<CalendarDay>?
  /// Only with all of these people.
  public var people: [ContactID] = []
  /// Only at places that were called so then or have this id; part of a name will do.
  public var place: String?
  /// Or, where a place is asked for, at these.
  public var restaurants: Set<RestaurantID> = []
  /// At most this many, the latest; nil for all.
  public var limit: Int?

  /// Asks for all.
  public init() {}

  /// Whether the days alone decide which check-ins are meant.
  var asksForDaysOnly: Bool { people.isEmpty && place == nil }
}

/// Somebody's check-ins, as they were asked for.
public struct TimelineAnswer: Equatable, Sendable {
  /// The check-ins, the latest first.
  public var timeline = Timeline()
  /// How many more fit, beyond the limit.
  public var remaining = 0

  /// No check-ins.
  public init() {}
}

/// Tells which check-ins fit a question.
struct TimelineFilter {
  private let question: TimelineQuestion
  private let foldedPlace: String?
  private let earliest: Int64?

  init(_ question: TimelineQuestion) {
    self.question = question
    foldedPlace = question.place.map { Folding.fold($0) }
    // Local time is less than a day behind UTC everywhere.
    earliest = question.days.map { Int64(($0.lowerBound.daysSince1970 - 1) * CalendarDay.seconds) }
  }

  /// Whether neither this check-in nor any earlier one can fit.
  func isPast(_ checkIn: CheckIn) -> Bool { earliest.map { checkIn.at.seconds < $0 } ?? false }

  func fits(_ checkIn: CheckIn) -> Bool {
    if let days = question.days, !days.contains(checkIn.day) { return false }
    guard question.people.allSatisfy(checkIn.with.contains) else { return false }
    guard let place = question.place, let foldedPlace else { return true }
    if let id = checkIn.restaurant, question.restaurants.contains(id) { return true }
    return checkIn.restaurant?.text == place
      || Romanization.spellings(of: checkIn.place.name).contains { $0.contains(foldedPlace) }
  }
}

extension State {
  /// Somebody's check-ins, the latest first.
  ///
  /// With a limit it costs what is listed, unless places or people are asked for.
  public func timeline(
    _ question: TimelineQuestion = TimelineQuestion(), of account: AccountID
  ) throws(SnapshotFault) -> TimelineAnswer {
    let filter = TimelineFilter(question)
    let limit = question.limit ?? .max
    var (visits, count): ([CheckInState], Int) = ([], 0)
    // A list of thousands that grows is copied as often as it is read.
    visits.reserveCapacity(min(limit, try checkInCount(of: account)))
    let book = try contactBook(of: account)
    try visitCheckIns(of: account) { state in
      let state = book.naming(state)
      guard !filter.isPast(state.checkIn) else { return false }
      guard filter.fits(state.checkIn) else { return true }
      count += 1
      if count <= limit { visits.append(state) }
      return count < limit || !question.asksForDaysOnly
    }
    var answer = TimelineAnswer()
    answer.timeline = Timeline(ordered: visits)
    let isCut = question.asksForDaysOnly && visits.count == limit
    answer.remaining = (isCut ? try dayCount(question, of: account) : count) - visits.count
    return answer
  }

  /// How many check-ins there are on some days.
  private func dayCount(
    _ question: TimelineQuestion, of account: AccountID
  ) throws(SnapshotFault) -> Int {
    guard let days = question.days else { return try checkInCount(of: account) }
    return try checkInDays(of: account).reduce(0) {
      $0 + (days.contains($1.day) ? $1.counted.count : 0)
    }
  }

  /// How many of somebody's check-ins fit a question on each day that has any; the limit is left
  /// out of account.
  public func countByDay(
    _ question: TimelineQuestion, of account: AccountID
  ) throws(SnapshotFault) -> [CalendarDay: Int] {
    guard question.asksForDaysOnly else { return try all(question, of: account).countByDay }
    var counts: [CalendarDay: Int] = [:]
    for (day, counted) in try checkInDays(of: account, in: question.days)
    where question.days?.contains(day) ?? true {
      counts[day] = counted.count
    }
    return counts
  }

  /// Somebody's check-ins that fit a question, counted by what they have in common; the limit is
  /// left out of account.
  public func visitGroups(
    by grouping: Timeline.Grouping, _ question: TimelineQuestion, of account: AccountID
  ) throws(SnapshotFault) -> [VisitGroup] {
    guard question.asksForDaysOnly, let period = Timeline.Period(grouping) else {
      return try all(question, of: account).groups(by: grouping)
    }
    return Timeline.groups(by: period, try countByDay(question, of: account))
  }

  private func all(
    _ question: TimelineQuestion, of account: AccountID
  ) throws(SnapshotFault) -> Timeline {
    var question = question
    question.limit = nil
    return try timeline(question, of: account).timeline
  }
}
