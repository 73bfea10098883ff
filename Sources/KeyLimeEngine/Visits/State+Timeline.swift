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
