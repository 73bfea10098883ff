import Arguments
import KeyLimeEngine

/// Completes one's own events, the latest first, for `undo` and `redo`.
enum EventProvider: CompletionProvider {
  static let kind = "event"

  /// More candidates than this do not fit on a screen.
  private static let limit = 20

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    guard let history = try? History(context), let account = history.account,
      let events = try? history.newest(limit * 2)
    else { return [] }
    return events.filter { $0.by == account }.prefix(limit).map { event in
      Candidate(event.id.text, (try? history.words(for: event)) ?? "")
    }
  }
}
