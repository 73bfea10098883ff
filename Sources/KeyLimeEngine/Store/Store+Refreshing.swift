extension Store {
  /// Writes what is derived from the journal when that is due: the snapshot, and before it the
  /// rating columns; tells whether it did.
  ///
  /// Call it when the answer is out; see ``FoldedJournal/refreshSnapshot(evenIfNotDue:prepare:)``.
  @discardableResult
  public func refreshSnapshot(evenIfNotDue: Bool = false) -> Bool {
    journal.refreshSnapshot(evenIfNotDue: evenIfNotDue, prepare: updateRatingColumns)
  }
}
