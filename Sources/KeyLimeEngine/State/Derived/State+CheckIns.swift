/// The last time that somebody was at a place of a catalogue.
public struct LastVisit: Equatable, Sendable {
  /// Where.
  public var restaurant: RestaurantID
  /// When, in local time with its offset.
  public var at: OffsetTime
  /// What the place was called then.
  public var placeName: String
}

/// How often somebody was at one place of a catalogue.
public struct PastVisits: Equatable, Sendable {
  /// How often; at least once.
  public var count: Int
  /// When last.
  public var last: Moment
}

extension State {
  /// When somebody was last at each place of a catalogue, for those where they were since some
  /// time, the latest first.
  ///
  /// It costs what there was since then.
  public func lastVisits(
    of account: AccountID, since: Moment
  ) throws(SnapshotFault) -> [LastVisit] {
    var visits: [LastVisit] = []
    var seen: Set<RestaurantID> = []
    let key = SubjectKey(account.text)
    try visit(.checkInsByTime, under: key, over: try changedCheckIns(of: account)) {
      (line) throws(SnapshotFault) in
      let (at, visit) = try LastVisit.read(line)
      guard at.seconds >= since.secondsSince1970 else { return false }
      if let visit, seen.insert(visit.restaurant).inserted { visits.append(visit) }
      return true
    }
    return visits
  }

  /// Whether somebody was ever at a restaurant.
  public func hasVisited(
    _ restaurant: RestaurantID, by account: AccountID
  ) throws(SnapshotFault) -> Bool {
    var isFound = false
    let key = SubjectKey(account.text, restaurant.text)
    try visit(.checkInsByPlace, under: key, over: try changedCheckIns(of: account)) { _ in
      isFound = true
      return false
    }
    return isFound
  }

  /// How often somebody was at a restaurant, and when last; nil when they never were.
  public func visits(
    at restaurant: RestaurantID, by account: AccountID
  ) throws(SnapshotFault) -> PastVisits? {
    var visits: PastVisits?
    let key = SubjectKey(account.text, restaurant.text)
    try visit(.checkInsByPlace, under: key, over: try changedCheckIns(of: account)) {
      (line) throws(SnapshotFault) in
      guard let known = visits else {
        let last = try CheckInState.time(ofPlaceKey: line.key).sound()
        visits = PastVisits(count: 1, last: last)
        return true
      }
      visits = PastVisits(count: known.count + 1, last: known.last)
      return true
    }
    return visits
  }

  /// Every restaurant where somebody was.
  public func visitedRestaurants(by account: AccountID) throws(SnapshotFault) -> Set<RestaurantID> {
    var found: Set<RestaurantID> = []
    let key = SubjectKey(account.text)
    try visit(.checkInsByPlace, under: key, over: try changedCheckIns(of: account)) {
      (line) throws(SnapshotFault) in
      found.insert(try RestaurantID(line.key.parts[1]).sound())
      return true
    }
    return found
  }

  /// Calls `body` with somebody's check-ins, the latest first, of one time those that were recorded
  /// later, until it returns false.
  public func visitCheckIns(
    of account: AccountID, while body: (CheckInState) -> Bool
  ) throws(SnapshotFault) {
    let key = SubjectKey(account.text)
    try visit(.checkInsByTime, under: key, over: try changedCheckIns(of: account)) {
      (line) throws(SnapshotFault) in
      body(try CheckInState(line))
    }
  }

  /// How many check-ins somebody had on each day that had any, the earliest first; at least of the
  /// days in a range.
  public func checkInDays(
    of account: AccountID, in range: ClosedRange<CalendarDay>? = nil
  ) throws(SnapshotFault) -> [(day: CalendarDay, counted: DayCount)] {
    var days: [(day: CalendarDay, counted: DayCount)] = []
    // Days are kept by their texts, so those of a month have one beginning.
    let beginning = range.map { range in
      let first = range.lowerBound.description
      return String(first.prefix(first.sharedLength(with: range.upperBound.description)))
    }
    let key = SubjectKey(account.text, startingWith: beginning ?? "")
    try visit(.checkInDays, under: key, over: try changedCheckIns(of: account)) {
      (line) throws(SnapshotFault) in
      let day = try CalendarDay(line.key.parts[1]).sound()
      days.append((day, try line.body.withBytes { DayCount(body: $0) }.sound()))
      return true
    }
    return days
  }

  /// The lines derived from check-ins that differ from the snapshot's, of one person or everybody.
  func changedCheckIns(of account: AccountID? = nil) throws(SnapshotFault) -> [SnapshotLine] {
    try known.lines.answer(.everything(.checkIns, of: account)) { () throws(SnapshotFault) in
      var lines = DerivedLines()
      var days: [SubjectKey: DayCount] = [:]
      var counts: [AccountID: Int] = [:]
      for key in try touched(.checkIns, under: account.map { SubjectKey($0.text) }) {
        guard let owner = key.parts.first.flatMap({ AccountID($0) }) else { continue }
        let fold = try fold(Subject(section: .checkIns, key: key))
        let (old, new) = (fold.old.checkIn, fold.register.checkIn)
        guard old != new else { continue }
        func count(_ state: CheckInState, _ sign: Int) throws(SnapshotFault) {
          counts[owner, default: 0] += sign
          lines.set(state, of: owner, isThere: sign > 0)
          let key = SubjectKey(owner.text, state.checkIn.day.description)
          if days[key] == nil { days[key] = try keptCount(key) }
          days[key]?.add(state.checkIn, sign: sign)
        }
        if let old { try count(old, -1) }
        if let new { try count(new, 1) }
      }
      for (key, counted) in days { lines.set(.checkInDays, key, counted.body) }
      for (owner, change) in counts {
        try add(change, to: .recordCounts, RecordCount.checkIns.key(of: owner), &lines)
      }
      return lines.sorted
    }
  }

  private func keptCount(_ key: SubjectKey) throws(SnapshotFault) -> DayCount {
    guard let body = try snapshot?.body(.checkInDays, key) else { return DayCount() }
    return try body.withBytes { DayCount(body: $0) }.sound()
  }
}

extension DerivedLines {
  fileprivate mutating func set(_ state: CheckInState, of account: AccountID, isThere: Bool) {
    let keys = state.keys(of: account)
    set(.checkInsByTime, keys.byTime, isThere ? state.body : [])
    // Something must be there, or the line would say that there is nothing.
    let body = isThere ? [UInt8(ascii: "+")] : []
    if let key = keys.byPlace { set(.checkInsByPlace, key, body) }
  }
}

/// How many check-ins somebody had on one day, where they were.
public struct DayCount: Equatable, Sendable {
  /// How many check-ins.
  public var count = 0
  /// With how many pictures.
  public var photos = 0

  init() {}

  var isEmpty: Bool { count == 0 && photos == 0 }

  /// Counts a check-in, or takes it away with `sign` -1.
  mutating func add(_ checkIn: CheckIn, sign: Int) {
    count += sign
    photos += sign * checkIn.photos.count
  }

  /// `[3,1]`: check-ins, then pictures; empty when there is nothing.
  var body: [UInt8] {
    guard !isEmpty else { return [] }
    var columns = ColumnWriter()
    columns.append(count)
    columns.append(photos)
    return columns.bytes
  }

  /// Reads that form; nil when the bytes are something else.
  init?(body: ByteView) {
    guard var columns = ColumnReader(body), let count = try? columns.integer(),
      let photos = try? columns.integer(), (1...1 << 40).contains(count),
      (0...1 << 40).contains(photos)
    else { return nil }
    (self.count, self.photos) = (Int(count), Int(photos))
  }
}
