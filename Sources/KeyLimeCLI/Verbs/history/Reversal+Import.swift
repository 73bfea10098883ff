import Arguments
import KeyLimeEngine

extension Reversal {
  /// Names the source that was imported since an event, or at all, because who imports and then
  /// undoes means the import, which is no event.
  ///
  /// Throws `store` when the catalogue cannot be read.
  func importHints(since event: Event?) throws(Failure) -> [String] {
    guard direction == .undo else { return [] }
    let store = history.session.store
    let generation = try history.session.context.asking { () throws(StoreError) in
      try store.currentGeneration()
    }
    let times = (generation?.sources ?? []).compactMap { source in
      Instant(parsing: source.imported).map { (name: source.name, seconds: $0.seconds) }
    }
    guard let last = times.max(by: { $0.seconds < $1.seconds }) else { return [] }
    // Of the same second nobody knows the order.
    if let event, last.seconds <= event.time.milliseconds / 1000 { return [] }
    let name = ShellLine.quoted(last.name)
    return [
      "the import of \(name) is not undone; keylime import \(name) --remove removes its places"
    ]
  }
}
