import Arguments
import KeyLimeEngine

/// The places that `--remove` of a verb may name: those in the list that the verb keeps.
struct RemovablePlaces {
  let list: OwnList
  let context: Context

  /// More do not fit on a screen, and each is a read from the catalogue.
  private static let most = 40

  /// Those whose names begin with what was typed.
  func candidates(_ prefix: String) -> [Candidate] {
    let typed = Folding.fold(prefix)
    guard let session = try? UserSession(context), let account = try? session.account(),
      let all = try? session.state({ (state) throws(SnapshotFault) in
        try list.places(of: account, in: state)
      })
    else { return [] }
    let kept = all.filter { $0.name.map { Folding.fold($0).hasPrefix(typed) } ?? true }
      .suffix(Self.most).reversed()
    let known = (try? session.store.restaurants(kept.map(\.id))) ?? [:]
    let lost = kept.filter { known[$0.id] == nil }.map {
      Candidate($0.name ?? $0.id.text, "no longer in the catalogue", typed: typed)
    }
    let there = kept.compactMap { known[$0.id]?.restaurant }.map { ($0, $0.address.oneLine) }
    return PlaceCandidates.of(there, typed: typed) + lost
  }
}
