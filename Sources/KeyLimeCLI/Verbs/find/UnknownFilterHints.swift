import Arguments
import KeyLimeEngine

/// Says which of the cuisines and kinds that were asked for the whole catalogue does not have, and
/// what may have been meant.
struct UnknownFilterHints {
  let context: Context
  let store: Store

  /// One hint for each of them; none when everything that was asked for is somewhere.
  func hints(_ filter: Filter) throws(Failure) -> [String] {
    try cuisines(filter.cuisines) + kinds(filter.kinds)
  }

  private func cuisines(_ wanted: [String]) throws(Failure) -> [String] {
    if wanted.isEmpty { return [] }
    let (unserved, served) = try context.asking { () throws(StoreError) in
      (try store.unserved(wanted), try store.cuisines(withPrefix: "", limit: .max))
    }
    return unserved.map { cuisine in
      let close = Suggestion.closest(to: cuisine, among: served.map(\.name))
      let meant = close.map { "'\($0)'" }.joined(separator: " or ")
      return "no place serves '\(cuisine)'" + (close.isEmpty ? "" : "; did you mean \(meant)?")
    }
  }

  private func kinds(_ wanted: [Kind]) throws(Failure) -> [String] {
    if wanted.isEmpty { return [] }
    let there = try context.asking { () throws(StoreError) in try store.kinds() }
    let missing = wanted.filter { !there.contains($0) }
    guard !missing.isEmpty, !there.isEmpty else { return [] }
    let names = missing.map { "'\($0.rawValue)'" }.joined(separator: " or ")
    let offer = there.map(\.rawValue).joined(separator: ", ")
    return ["no place is a \(names); what there is: \(offer)"]
  }
}
