extension State {
  /// Whether the state is the same with and without an event, since something later about the same
  /// thing took its place: so an undo or redo of it changes nothing else.
  ///
  /// What happens to restaurants and their deals is never replaced.
  public func isReplaced(_ event: Event) throws(SnapshotFault) -> Bool {
    guard let subject = event.subject, subject.section != .restaurants, subject.section != .deals
    else { return false }
    var (with, without) = (Register(), Register())
    for other in try readableEvents(about: subject) {
      let isEffective = try reason(against: other) == nil
      guard isEffective || other.id == event.id else { continue }
      _ = with.apply(other)
      if other.id != event.id { _ = without.apply(other) }
    }
    return with.events.map(\.id) == without.events.map(\.id)
  }
}
