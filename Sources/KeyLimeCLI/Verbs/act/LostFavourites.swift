import KeyLimeEngine

/// Favourites that left the catalogue: they are named as they were when they were kept.
struct LostFavourites {
  private let session: UserSession

  init(_ session: UserSession) { self.session = session }

  /// Those that words name, which are taken out of the words.
  func take(from words: inout [String]) throws(Failure) -> [NamedPlace] {
    let lost = try all()
    guard !lost.isEmpty else { return [] }
    var taken: [NamedPlace] = []
    words.removeAll { word in
      guard let place = place(word, of: lost) else { return false }
      if !taken.contains(place) { taken.append(place) }
      return true
    }
    return taken
  }

  /// The only one with an id or a name, or at a row of the last list; nil when there is none, or several.
  private func place(_ text: String, of lost: [NamedPlace]) -> NamedPlace? {
    let row = Int(text.dropFirst()).flatMap { text.hasPrefix("@") ? $0 : nil }
    let rows = session.context.listMemory?.list?.rows ?? []
    let wanted =
      row.flatMap { rows.indices.contains($0 - 1) ? rows[$0 - 1].place.text : nil } ?? text
    let named = lost.filter {
      $0.id.text == wanted || Folding.fold($0.name) == Folding.fold(wanted)
    }
    return named.count == 1 ? named.first : nil
  }

  private func all() throws(Failure) -> [NamedPlace] {
    guard let account = try session.account() else { return [] }
    let kept = try session.state { (state) throws(SnapshotFault) in
      try state.favourites(of: account)
    }
    let (known, former) = try session.context.asking { () throws(StoreError) in
      (try session.store.restaurants(kept.map(\.restaurant)), try session.store.formerNames())
    }
    return kept.filter { known[$0.restaurant] == nil }.map {
      NamedPlace(
        id: $0.restaurant, name: $0.placeName ?? former[$0.restaurant] ?? $0.restaurant.text)
    }
  }
}
