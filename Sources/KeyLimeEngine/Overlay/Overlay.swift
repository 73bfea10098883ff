/// What people added, changed and took away, laid over a catalogue.
///
/// It is a small catalogue of its own, made in memory from the journal for each question, so that
/// every question is asked of both in the same way and the answers are joined. Rows of the catalogue
/// below that it replaces or takes out of sight are hidden there, with their twins. A store in which
/// nobody changed a restaurant has none, and its questions pay nothing.
struct Overlay {
  /// The restaurants as they are now.
  let catalogue: Catalogue
  /// The rows of the catalogue below that must not be seen.
  let hidden: RowSet
}

extension Catalogue {
  /// This catalogue and what is laid over it, each to be asked the same.
  var layers: [Catalogue] { overlay.map { [self, $0.catalogue] } ?? [self] }

  /// Whether a row was replaced or taken out of sight by the journal.
  func isReplaced(_ row: Row) -> Bool { overlay?.hidden.contains(row) ?? false }

  /// Takes the rows out that the journal replaced.
  func subtractReplaced(from rows: inout RowSet) {
    if let overlay { rows.subtract(overlay.hidden) }
  }

  /// Lays what people made of restaurants over this catalogue.
  func lay(_ states: [RestaurantState]) throws(QueryFault) {
    guard !states.isEmpty else { return }
    var draft = OverlayDraft(over: self)
    for state in states { try draft.add(state) }
    overlay = try draft.finished()
  }
}
