/// One day from midnight to midnight, divided into segments with one status each.
struct Timeline {
  struct Segment: Equatable {
    var end: Int
    var status: Status
  }

  static let minutes = 1440
  static let nothing = Status(state: .closed, comment: nil, ruleIndex: nil, reason: .noRule)

  /// The segments in order.
  ///
  /// They cover the whole day; each begins where the previous one ends.
  private(set) var segments: [Segment] = []

  /// A closed day without any rule.
  init() {
    // Two spans and the gaps around them.
    segments.reserveCapacity(5)
    segments.append(Segment(end: Timeline.minutes, status: Timeline.nothing))
  }

  mutating func clear() {
    while segments.count > 1 { segments.removeLast() }
    segments[0] = Segment(end: Timeline.minutes, status: Timeline.nothing)
  }

  /// Sets the status of a span; with `onlyClosed`, only where the day is closed so far.
  ///
  /// An open end does not hide hours that are certain.
  mutating func paint(from start: Int, to end: Int, _ status: Status, onlyClosed: Bool = false) {
    let keepsOpen = status.reason == .openEnd
    let (start, end) = (max(start, 0), min(end, Timeline.minutes))
    guard start < end else { return }
    split(at: start)
    split(at: end)
    var before = 0
    for index in segments.indices {
      let isInside = before >= start && segments[index].end <= end
      before = segments[index].end
      guard isInside, !onlyClosed || segments[index].status.state == .closed,
        !keepsOpen || segments[index].status.state != .open
      else { continue }
      segments[index].status = status
    }
  }

  private mutating func split(at minute: Int) {
    guard minute > 0, let index = segments.firstIndex(where: { $0.end >= minute }),
      segments[index].end > minute
    else { return }
    // There are few segments, so a few swaps are faster than a general insertion.
    segments.append(Segment(end: minute, status: segments[index].status))
    for place in (index + 1..<segments.count).reversed() { segments.swapAt(place - 1, place) }
  }

  func status(atMinute minute: Int) -> Status { segment(atMinute: minute).status }

  /// The segment that a minute is in.
  func segment(atMinute minute: Int) -> Segment {
    segments.first { $0.end > minute }
      ?? Segment(end: Timeline.minutes, status: Timeline.nothing)
  }

  /// The segments, with adjacent ones of the same status merged.
  var merged: [Segment] {
    var result: [Segment] = []
    for segment in segments {
      if let last = result.last, last.status == segment.status {
        result[result.count - 1].end = segment.end
      } else {
        result.append(segment)
      }
    }
    return result
  }
}
