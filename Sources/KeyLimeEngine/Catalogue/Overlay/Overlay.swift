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

/// Gathers the restaurants of an overlay.
private struct OverlayDraft {
  private let base: Catalogue
  private var hidden: RowSet
  /// The restaurants; nil where one was taken out of sight.
  private var listed: [Restaurant?] = []
  /// Which of them replaces a row of the catalogue below.
  private var placeOfRow: [Row: Int] = [:]

  /// Starts with nothing over a catalogue.
  init(over base: Catalogue) {
    self.base = base
    hidden = RowSet(none: base.recordCount)
  }

  /// Adds what people made of one restaurant.
  ///
  /// One that the catalogue has no longer, and that was not added here, is passed over; it comes
  /// back with its changes when a later import brings it back.
  mutating func add(_ state: RestaurantState) throws(QueryFault) {
    guard let (row, found) = try base.located(state.id) else {
      if let added = state.applied(to: nil) { listed.append(added) }
      return
    }
    let place = try place(of: row)
    let below = listed.indices.contains(place) ? listed[place] : found.restaurant
    let changed = below.flatMap { state.applied(to: $0) }
    if place < listed.count { listed[place] = changed } else { listed.append(changed) }
  }

  /// Where the restaurant of a row is listed, or will be when it was not touched yet; the row and
  /// its duplicates are hidden from then on.
  private mutating func place(of row: Row) throws(QueryFault) -> Int {
    if let known = placeOfRow[row] { return known }
    for hiddenRow in try base.rows(mergedInto: row) { hidden.insert(hiddenRow) }
    placeOfRow[row] = listed.count
    return listed.count
  }

  /// The overlay: the restaurants in Hilbert order, with an index like any catalogue's.
  func finished() throws(QueryFault) -> OverlayImage {
    let ordered = listed.compactMap(\.self).map { (Hilbert.key(of: $0.position), $0) }
      .sorted { $0.0 < $1.0 }.map(\.1)
    var (writer, lines) = (JSONWriter(), [UInt8]())
    for one in ordered {
      writer.removeAll()
      one.write(to: &writer)
      lines += SealedLine.seal(writer.bytes.dropLast()) + [0x0A]
    }
    do throws(StoreError) {
      let index = try IndexImage(
        lines: lines, path: "(journal)", sourceOrder: ["journal"])
      return OverlayImage(lines: lines, index: index, hidden: hidden)
    } catch { throw .store(error) }
  }
}

extension OverlayImage {
  /// What people made of restaurants, over a catalogue.
  init(of states: [RestaurantState], over base: Catalogue) throws(QueryFault) {
    var draft = OverlayDraft(over: base)
    for state in states { try draft.add(state) }
    self = try draft.finished()
  }
}
