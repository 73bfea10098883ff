/// What people added, changed and took away, laid over a catalogue.
///
/// It is a small catalogue of its own, made from the journal, so that every question is asked of
/// both in the same way and the answers are joined. Rows of the catalogue below that it replaces or
/// takes out of sight are hidden there, with their duplicates. A store in which nobody changed a
/// restaurant has none, and its questions pay nothing.
///
/// While there are few it is made anew for each question. Of many, what the snapshot has is kept on
/// disk (see ``OverlayFile``), and what happened since is a second overlay over it, which hides
/// what it replaces in both. The journal stays the truth of all of it.
struct Overlay {
  /// The restaurants as they are now; what is laid over these in turn is laid over it.
  let catalogue: Catalogue
  /// The rows of the catalogue below that must not be seen.
  var hidden: RowSet
}

/// What an overlay is made of, before it is opened.
struct OverlayImage {
  let lines: [UInt8]
  let index: IndexImage
  let hidden: RowSet

  /// The overlay over a catalogue, in memory.
  func overlay(over base: Catalogue) throws(QueryFault) -> Overlay {
    let file: IndexFile
    do throws(IndexFile.IndexFault) {
      file = try IndexFile(image: index, catalogueSize: lines.count)
    } catch { throw .index(error) }
    let catalogue = Catalogue(
      lines: .memory(lines), index: file, sources: [], isSample: base.isSample, isSealed: true)
    return Overlay(catalogue: catalogue, hidden: hidden)
  }
}

extension Catalogue {
  /// This catalogue and what is laid over it, each to be asked the same.
  var layers: [Catalogue] { overlay.map { [self] + $0.catalogue.layers } ?? [self] }

  /// Whether a row was replaced or taken out of sight by the journal.
  func isReplaced(_ row: Row) -> Bool { overlay?.hidden.contains(row) ?? false }

  /// Takes the rows out that the journal replaced.
  func subtractReplaced(from rows: inout RowSet) {
    if let overlay { rows.subtract(overlay.hidden) }
  }

  /// Lays what people made of restaurants over this catalogue.
  func lay(_ states: [RestaurantState]) throws(QueryFault) {
    guard !states.isEmpty else { return }
    lay(try OverlayImage(of: states, over: self).overlay(over: self))
  }

  /// Lays an overlay over this catalogue, and over it what happened since: `states` are those of
  /// all restaurants shown as one that was touched since.
  func lay(_ kept: Overlay, _ states: [RestaurantState], touched: [RestaurantID]) throws(QueryFault)
  {
    lay(kept)
    guard !touched.isEmpty else { return }
    let recent = try OverlayImage(of: states, over: self).overlay(over: self)
    var hiddenInKept = RowSet(none: kept.catalogue.recordCount)
    for id in touched {
      if let row = try kept.catalogue.located(id)?.row { hiddenInKept.insert(row) }
    }
    recent.catalogue.below = self
    kept.catalogue.overlay = Overlay(catalogue: recent.catalogue, hidden: hiddenInKept)
    overlay?.hidden.formUnion(recent.hidden)
  }

  private func lay(_ overlay: Overlay) {
    overlay.catalogue.below = self
    self.overlay = overlay
  }

  /// These restaurants and all that are shown as the same one: a change of any is a change of all.
  func shownTogether(with ids: [RestaurantID]) throws(QueryFault) -> [RestaurantID] {
    var together = Set(ids)
    for id in ids {
      guard let row = try located(id)?.row else { continue }
      for duplicate in try rows(mergedInto: row) { together.insert(try self.id(at: duplicate)) }
    }
    return together.sorted()
  }
}
