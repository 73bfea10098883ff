import KeyLimeEngine

extension FoldedJournal {
  /// Writes some actions whatever the state is.
  func append(
    _ actions: [Action], by account: AccountID, key: CommandKey? = nil, now: Int64
  ) throws -> Appended {
    try append(by: account, key: key, now: now) { _ in actions.map { KeyedAction($0) } }
  }
}
