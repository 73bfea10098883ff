import KeyLimeEngine

// The words that join what stands beside them: `or`, and `and` between what is not wanted.

extension WordReader {
  /// Takes `or` after a filter, and the filter behind it.
  ///
  /// A cuisine or a kind beside a word for names is such a word itself.
  mutating func takeAlternative() throws(Failure) -> Bool {
    // As in --not, a comma goes on with what is not wanted.
    if last == .veto, position < words.count, commas.contains(position - 1), try takeVeto() {
      return true
    }
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
      guard [.cuisine, .kind].contains(first) else { throw cannotJoin(through: start + 2) }
      wish = joined.before
      addName(from: joined.start)
      return true
    }
    last = second
    switch (first, second) {
    case (.cuisine, .cuisine), (.kind, .kind): return true
    case (.price, .price) where wish.maximumPrice == nil: return true
    case (.diet, .diet) where joined.before.onlyDiets == wish.onlyDiets:
      if takeMilder(of: before.diets.last, wish.diets.last) { return true }
    default: break
    }
    throw cannotJoin(through: position)
  }

  /// Takes a cuisine or a kind as words for names, where `or` joins it to such words.
  mutating func takeAlternativeName() throws(Failure) -> Bool {
    guard nameEnd == position, wish.rest.count > 1, words[position - 1] == "or" else {
      return false
    }
    let (start, before) = (position, wish)
    joined.start = start - 2
    guard let rule = try take() else { return false }
    guard [.cuisine, .kind].contains(rule) else { throw cannotJoin(through: position) }
    wish = before
    addName(from: start)
    return true
  }

  /// Adds the words that were taken to those that search names.
  private mutating func addName(from start: Int) {
    wish.rest += typed[start..<position]
    nameEnd = position
    last = nil
  }

  private func cannotJoin(through end: Int) -> Failure {
    .cannot(
      "look for '\(typed[joined.start..<end].joined(separator: " "))'",
      "'or' joins only cuisines, kinds, price levels or names", .usage, code: "bad-value",
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
