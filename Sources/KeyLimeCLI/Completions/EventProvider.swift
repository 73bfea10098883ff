import Arguments
import KeyLimeEngine

/// Completes one's own events that `undo` or `redo` would take, the latest first.
enum EventProvider: CompletionProvider {
  static let kind = "event"

  /// More candidates than this do not fit on a screen.
  private static let limit = 20

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    guard let direction = request.path.first.flatMap(Reversal.Direction.init),
      let history = try? History(context), let account = history.account,
      var newest = try? history.session.store.journal.newest(by: account)
    else { return [] }
    var events: [Event] = []
    // Behind so many of others, one's own are not what is meant.
    for _ in 0..<500 where events.count < limit {
      guard let event = try? newest.next() else { break }
      if event.by == account, history.takes(event, direction) { events.append(event) }
    }
    return events.map { Candidate($0.id.text, (try? history.words(for: $0)) ?? "") }
  }
}

extension History {
  fileprivate func takes(_ event: Event, _ direction: Reversal.Direction) -> Bool {
    guard event.action.target == nil, !event.action.isIrrevocable else { return false }
    do throws(Failure) { return try reason(against: event) == direction.reason } catch {
      return false
    }
  }
}
