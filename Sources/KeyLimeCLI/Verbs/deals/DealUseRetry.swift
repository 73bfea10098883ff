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
    guard case .deal(let restaurant, let id, .use) = event.action, try names(text, id, event) else {
      throw .keyReused("use '\(text)'")
    }
    let deal = try dealThen(id, restaurant, event)
    let place = try session.names(of: [restaurant])[restaurant]
    return try DealReceipt(event, of: deal, at: place, session)
      .map { .record($0.record(isRepeated: true)) }
  }

  /// Whether a text names the deal of the event: by its id, its title then, or a row.
  private func names(_ text: String, _ id: DealID, _ event: Event) throws(Failure) -> Bool {
    guard case .deal(let restaurant, _, _) = event.action, !text.isEmpty else { return false }
    if id.text.hasPrefix(text.lowercased()) { return true }
    if text.hasPrefix("@") { return true }
    let title = try dealThen(id, restaurant, event)?.title ?? ""
    return Folding.fold(title).contains(Folding.fold(text))
  }

  private func dealThen(
    _ id: DealID, _ restaurant: RestaurantID, _ event: Event
  ) throws(Failure) -> Deal? {
    try session.context.journaling { () throws(JournalError) in
      try session.store.journal.dealThen(id, at: restaurant, when: event)
    }
  }
}
