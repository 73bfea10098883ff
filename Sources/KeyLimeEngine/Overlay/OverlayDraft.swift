/// Gathers the restaurants of an overlay.
struct OverlayDraft {
  private let base: Catalogue
  private var hidden: RowSet
  /// The restaurants; nil where one was taken out of sight.
  private var listed: [Listed?] = []
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
      if let added = state.applied(to: nil) { listed.append(Listed(added: added)) }
      return
    }
    let place = try place(of: row)
    let below = listed.indices.contains(place) ? listed[place] : found
    let changed = below.flatMap { below in
      state.applied(to: below.restaurant).map { Listed(restaurant: $0, sources: below.sources) }
    }
    if place < listed.count { listed[place] = changed } else { listed.append(changed) }
  }

  /// Where the restaurant of a row is listed, or will be when it was not touched yet; the row and
  /// its twins are hidden from then on.
  private mutating func place(of row: Row) throws(QueryFault) -> Int {
    if let known = placeOfRow[row] { return known }
    for hiddenRow in try base.rows(shownAs: row) { hidden.insert(hiddenRow) }
    placeOfRow[row] = listed.count
    return listed.count
  }

  /// The overlay: the restaurants in Hilbert order, with an index like any catalogue's.
  func finished() throws(QueryFault) -> Overlay {
    let ordered = listed.compactMap(\.self).map { (Hilbert.key(of: $0.restaurant.position), $0) }
      .sorted { $0.0 < $1.0 }.map(\.1)
    var writer = JSONWriter()
    for one in ordered {
      one.restaurant.write(to: &writer)
      writer.write(raw: "\n")
    }
    let sources = Dictionary(ordered.map { ($0.restaurant.id, $0.sources) }) { first, _ in first }
    do throws(StoreError) {
      let catalogue = try Catalogue(
        inMemory: writer.bytes, name: "journal", isSample: base.isSample)
      catalogue.sourcesOfMerged = sources
      return Overlay(catalogue: catalogue, hidden: hidden)
    } catch { throw .store(error) }
  }
}

extension Listed {
  /// A restaurant that somebody added here.
  fileprivate init(added restaurant: Restaurant) {
    self.init(restaurant: restaurant, sources: [restaurant.source].compactMap(\.self))
  }
}
