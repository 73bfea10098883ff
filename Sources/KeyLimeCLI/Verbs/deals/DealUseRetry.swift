import Arguments
import KeyLimeEngine

/// A use that is asked for again with its `--key`: whatever became of the deal, it is answered as it
/// was the first time.
struct DealUseRetry {
  let session: UserSession
  let arguments: ParsedArguments

  /// The answer when the wish was done before; nil when it is a new one.
  ///
  /// Throws `usage` when its key was given to another wish.
  func output(_ text: String) throws(Failure) -> Output? {
    guard let event = try session.eventWithSameKey(arguments) else { return nil }
    guard case .deal(let restaurant, let id, .use) = event.action,
      !text.isEmpty, id.text.hasPrefix(text.lowercased())
    else { throw .keyReused("use '\(text)'") }
    let (store, context) = (session.store, session.context)
    let deal = try context.journaling { () throws(JournalError) in
      try store.journal.dealThen(id, at: restaurant, when: event)
    }
    let place = try context.asking { () throws(StoreError) in try store.restaurant(restaurant) }
    let key = try context.asking { () throws(StoreError) in
      try store.dealKey(random: context.draw)
    }
    let receipt = DealReceipt(event, of: deal, at: place, key: key, on: context.terminal)
    return receipt.map { .record($0.record(isRepeated: true)) }
  }
}
