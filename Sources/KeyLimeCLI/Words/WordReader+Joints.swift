import KeyLimeEngine

// The words that join what stands beside them: `or`, and `and` between what is not wanted.

extension WordReader {
  /// Takes `or` after a filter, and the filter behind it.
  mutating func takeAlternative() throws(Failure) -> Bool {
    guard let first = last, let joint = next(), next(1) != nil,
      joint == "or" || joint == "and" && first == .veto
    else { return false }
    let (start, before) = (position, wish)
    position += 1
    if first == .veto, try takeVeto() { return true }
    guard joint == "or" else {
      position = start
      return false
    }
    guard let second = try take() else {
      position = start
      return false
    }
    last = second
    switch (first, second) {
    case (.cuisine, .cuisine), (.kind, .kind): return true
    case (.price, .price) where wish.maximumPrice == nil: return true
    case (.diet, .diet):
      if takeMilder(of: before.diets.last, wish.diets.last) { return true }
    default: break
    }
    throw .cannot(
      "look for '\(typed[(start - 1)..<position].joined(separator: " "))'",
      "'or' joins only cuisines, kinds or price levels", .usage, code: "bad-value",
      hints: ["ask for the one, then for the other"])
  }

  /// Who wants one of two diets is content with what is cooked for the one that asks for less.
  private mutating func takeMilder(of first: Diet?, _ second: Diet?) -> Bool {
    guard let first, let second, first.covers(second) || second.covers(first) else { return false }
    wish.diets.removeLast(min(2, wish.diets.count))
    wish.diets.append(first.covers(second) ? second : first)
    return true
  }
}
