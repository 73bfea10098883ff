/// Tells the torn last command of a journal from what was acknowledged.
///
/// The last command is torn when its last line lacks its line feed, any of its lines holds a zero
/// byte, or its last event is missing. Nobody was told that it is there. Every other line that
/// cannot be read is a loss.
struct CommandEnd {
  /// Behind the last line that counts.
  private(set) var whole: JournalPosition
  /// How many of the events count.
  private(set) var count: Int
  /// What was acknowledged and cannot be read.
  private(set) var losses: [JournalLoss] = []
  /// What cannot be read behind the last whole command.
  private var open: [(loss: JournalLoss, cause: SegmentRecord.Cause)] = []
  private var isInCommand = false
  private var end: End = .whole
  /// Where the last command began, when a part of it was cut short.
  private var before: (whole: JournalPosition, count: Int, losses: [JournalLoss])?

  private enum End {
    case whole, damaged, torn
  }

  /// Begins after a whole command; `count` events end there.
  init(after whole: JournalPosition, count: Int) { (self.whole, self.count) = (whole, count) }

  /// Takes the next line; `count` is the number of events with it.
  mutating func take(_ record: SegmentRecord, endingAt position: JournalPosition, count: Int) {
    switch record {
    case .unreadable(let loss, let cause):
      open.append((loss, cause))
      before = nil
      switch cause {
      case .damage: end = .damaged
      case .cutShort: end = .torn
      }
    case .event(let event) where event.hasMoreInCommand:
      (isInCommand, end, before) = (true, .torn, nil)
    case .event(let event):
      let hasEarlier = isInCommand || event.command.map { $0 < event.id.n } ?? false
      let wasCut = open.contains { $0.cause == .cutShort }
      before = hasEarlier && wasCut ? (whole, self.count, losses + damaged) : nil
      losses += open.map(\.loss)
      (open, isInCommand, end) = ([], false, .whole)
      (whole, self.count) = (position, count)
    }
  }

  /// Decides about the last command; `count` is the number of all events.
  mutating func finish(at position: JournalPosition, count: Int) {
    switch end {
    case .whole: if let before { (whole, self.count, losses) = before }
    case .torn: losses += damaged
    case .damaged:
      losses += open.map(\.loss)
      (whole, self.count) = (position, count)
    }
  }

  private var damaged: [JournalLoss] { open.filter { $0.cause == .damage }.map(\.loss) }
}
