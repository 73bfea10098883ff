import KeyLimeEngine

/// What becomes of one row of a saved list.
struct SavedOutcome {
  /// The kinds of outcomes.
  enum Result: String {
    /// It is new.
    case added
    /// It is there already, or was imported before.
    case present
    /// The catalogue has no such place.
    case notFound
    /// Several places may be meant.
    case ambiguous
    /// It lacks what is needed, such as stars.
    case refused
  }

  let row: SavedRow
  let result: Result
  /// The place of the catalogue.
  var place: Restaurant?
  /// How far the place is from where the row puts it.
  var distance: Distance?
  /// Why nothing was done, or what was found instead.
  var reason: String?
  /// What is written for it.
  var action: KeyedAction?
  /// What the row notes of the place, which is written besides.
  var note: PlaceNote?

  init(_ row: SavedRow, _ result: Result, reason: String? = nil) {
    (self.row, self.result, self.reason) = (row, result, reason)
  }

  /// All that is written for it.
  var actions: [KeyedAction] {
    guard let action else { return [] }
    guard let place, let note else { return [action] }
    return [action, KeyedAction(.editNote(place.id, Patch(from: PlaceNote(), to: note)))]
  }

  /// The result as a person reads it.
  var words: String {
    switch result {
    case .added: "added"
    case .present: "already there"
    case .notFound: "not found"
    case .ambiguous: "unclear"
    case .refused: "refused"
    }
  }
}
