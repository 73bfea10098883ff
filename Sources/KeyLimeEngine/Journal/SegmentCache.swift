/// The segments of a journal that were read last, for looking up many events one by one.
final class SegmentCache {
  private let journal: Journal
  private var segments: [[Event]] = []
  /// The last segment of each replica that was asked for: to look into a folder of thousands of
  /// segments takes longer than to find an event in them.
  private var lasts: [ReplicaID: Int] = [:]

  /// Events about one thing are seldom in more segments than these.
  private static let limit = 4

  init(_ journal: Journal) { self.journal = journal }

  func event(_ id: EventID) throws(JournalError) -> Event? {
    for segment in segments {
      if let event = Self.event(id, in: segment) { return event }
    }
    let last = try last(of: id.replica)
    guard id.n > 0, let number = try journal.segment(of: id, upTo: last) else { return nil }
    let segment = try journal.events(of: id.replica, segment: number, isLast: number == last)
    segments.insert(segment, at: 0)
    if segments.count > Self.limit { segments.removeLast() }
    return Self.event(id, in: segment)
  }

  private func last(of replica: ReplicaID) throws(JournalError) -> Int {
    if let known = lasts[replica] { return known }
    let last = try journal.lastSegment(of: replica)
    lasts[replica] = last
    return last
  }

  /// The numbers of a segment follow each other, unless some of its lines cannot be read.
  private static func event(_ id: EventID, in segment: [Event]) -> Event? {
    guard let first = segment.first?.id, first.replica == id.replica else { return nil }
    let index = id.n - first.n
    if segment.indices.contains(index), segment[index].id == id { return segment[index] }
    return segment.first { $0.id == id }
  }
}
