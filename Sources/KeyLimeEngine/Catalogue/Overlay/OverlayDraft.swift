/// Gathers the restaurants of an overlay.
struct OverlayDraft {
  private let base: Catalogue
  private var hidden: RowSet
  /// The restaurants; nil where one was taken out of sight.
  private var listed: [Restaurant?] = []
  /// Which of them stands for a row of the catalogue below.
  private var placeOfRow: [Row: Int] = [:]

  /// Starts with nothing over a catalogue.
  init(over base: Catalogue) {
    self.base = base
    hidden = RowSet(none: base.recordCount)
  }

  /// Takes in what people made of one restaurant.
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
