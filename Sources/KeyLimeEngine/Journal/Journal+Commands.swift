extension Journal {
  /// All events of the command that wrote `event`, in order.
  ///
  /// They follow each other in the journal of one replica, and all but the last say that there are
  /// more. Throws ``JournalError`` when the journal cannot be read.
  public func command(of event: Event) throws(JournalError) -> [Event] {
    let replica = event.id.replica
    guard let number = try segment(of: event.id, upTo: lastSegment(of: replica)) else {
      return [event]
    }
    var events = try events(of: replica, segment: number)
    // 0.1.0 began a new segment in the middle of a command.
    var (first, last) = (number, number)
    while first > 1, events.first.map({ $0.id.n > 1 && $0.id.n <= event.id.n }) ?? false,
      events.prefix(while: { $0.id != event.id }).allSatisfy(\.hasMoreInCommand)
    {
      first -= 1
      let before = try self.events(of: replica, segment: first)
      guard before.last?.hasMoreInCommand ?? false else { break }
      events = before + events
    }
    while events.last?.hasMoreInCommand ?? false, try hasSegment(replica, last + 1) {
      last += 1
      events += try self.events(of: replica, segment: last)
    }
    guard let index = events.firstIndex(where: { $0.id == event.id }) else { return [event] }
    let start = events[..<index].lastIndex { !$0.hasMoreInCommand }.map { $0 + 1 } ?? 0
    let end = events[index...].firstIndex { !$0.hasMoreInCommand } ?? events.count - 1
    return Array(events[start...end])
  }
}
