import KeyLimeEngine

/// How many places a list leaves out, and what shows them:
/// `12 more (--limit 0), 3 closed, 2 avoided (--avoided) are hidden`.
struct HiddenPlaces {
  let answer: Answer

  /// One line; nil when nothing is hidden.
  var words: String? {
    let parts = [more, closed, unknown, avoided].compactMap(\.self)
    guard let first = parts.first else { return nil }
    if parts.count == 1, first.words == Self.some.words { return "--limit 0 shows more" }
    return parts.map(\.words).joined(separator: ", ")
      + (parts.count == 1 && first.isOne ? " is hidden" : " are hidden")
  }

  private typealias Part = (words: String, isOne: Bool)

  /// Nobody counted them.
  private static let some: Part = ("some more (--limit 0)", false)

  private var more: Part? {
    let shown = answer.found.count
    switch answer.total {
    case .exactly(let count): return ("\(count - shown) more (--limit 0)", count - shown == 1)
    case .about(let count): return ("about \(count - shown) more (--limit 0)", false)
    case .atLeast(let count) where count > shown + 1:
      return ("over \(count - shown - 1) more (--limit 0)", false)
    case .atLeast: return Self.some
    case nil: return nil
    }
  }

  private var closed: Part? {
    guard let tally = answer.hoursTally, tally.closed > 0 else { return nil }
    return ("\(tally.closed)\(tally.isOfNearest ? " or more" : "") closed", tally.closed == 1)
  }

  private var unknown: Part? {
    guard let tally = answer.hoursTally, tally.unknown > 0 else { return nil }
    let more = tally.isOfNearest ? " or more" : ""
    return ("\(tally.unknown)\(more) with unknown hours (--unknown)", tally.unknown == 1)
  }

  private var avoided: Part? {
    let count = answer.hidden.count
    guard count > 0 else { return nil }
    let more = answer.total == nil ? "" : " or more"
    return ("\(count)\(more) avoided\(answer.isHiddenByRating ? "" : " (--avoided)")", count == 1)
  }
}
