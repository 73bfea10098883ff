import Arguments
import KeyLimeEngine

/// Hints for cuisines and kinds in a filter that no place in the catalogue has, with close
/// alternatives.
struct UnknownFilterHints {
  let context: Context
  let store: Store

  /// One hint per unknown value; empty when the catalogue has them all.
  ///
  /// Throws `store` when the catalogue cannot be read.
  func hints(_ filter: Filter) throws(Failure) -> [String] {
    try cuisines(filter.cuisines) + kinds(filter.kinds)
  }

  /// The cuisines that words without a match are close to; empty when there are none.
  ///
  /// Throws `store` when the catalogue cannot be read.
  func meant(by text: String) throws(Failure) -> [String] {
    let served = try context.asking { () throws(StoreError) in
      try store.cuisines(withPrefix: "", limit: .max).map(\.name)
    }
    // A search finds what a word is the beginning of by itself.
    let words = text.split(separator: " ").filter { !DishWords.contains(Folding.fold(String($0))) }
    let close = words.flatMap { word in
      Suggestion.closest(
        to: String(word), among: served.filter { !$0.hasPrefix(word.lowercased()) }, limit: 1)
    }
    return close.isEmpty
      ? [] : ["did you mean \(close.map { "'\($0)'" }.joined(separator: " or "))?"]
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
    let titles = missing.map(\.title).joined(separator: " or ")
    return [
      "no place is of the kind \(names); the kinds are: \(offer)",
      "keylime search \(ShellLine.quoted(titles)) looks at names",
    ]
  }
}
