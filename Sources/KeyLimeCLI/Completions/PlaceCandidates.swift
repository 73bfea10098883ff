import Arguments
import KeyLimeEngine

/// Names of places as candidates; the street is added where several places have one name, and the
/// id where that is not enough.
enum PlaceCandidates {
  /// The candidates for some places with their descriptions; `typed` is folded.
  static func of(
    _ places: [(place: Restaurant, summary: String)], typed: String
  ) -> [Candidate] {
    let names = places.flatMap { $0.place.designations }
    let counts = Dictionary(grouping: names, by: Folding.fold).mapValues(\.count)
    return places.map { place, summary in
      let value = place.designations.first { counts[Folding.fold($0)] == 1 } ?? place.id.text
      return Candidate(value, summary, typed: typed)
    }
  }
}

extension Restaurant {
  /// Texts that name it, from short to unmistakable.
  fileprivate var designations: [String] {
    [name] + [address.street, id.text].compactMap(\.self).map { "\(name), \($0)" }
  }
}
