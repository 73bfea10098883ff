import Arguments
import KeyLimeEngine

/// Answers `deals use` when it is retried with the same `--key`: with the first result, even if the
/// deal has changed since.
struct DealUseRetry {
  let session: UserSession
  let arguments: ParsedArguments

  /// The first result; nil when the key is new or absent.
  ///
  /// Throws `usage` when the key was used for a different command.
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
