import Arguments
import KeyLimeEngine

/// Completes one's own events, the latest first, for `undo` and `redo`.
enum EventProvider: CompletionProvider {
  static let kind = "event"

  /// More candidates than this do not fit on a screen.
  private static let limit = 20

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    guard let history = try? History(context), let account = history.account,
      var newest = try? history.session.store.journal.newest(by: account)
    else { return [] }
    var events: [Event] = []
    // Behind so many of others, one's own are not what is meant.
    for _ in 0..<500 where events.count < limit {
      guard let event = try? newest.next() else { break }
      if event.by == account { events.append(event) }
    }
    return events.map { Candidate($0.id.text, (try? history.words(for: $0)) ?? "") }
  }
}
