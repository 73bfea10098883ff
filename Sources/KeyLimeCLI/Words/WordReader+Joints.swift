import KeyLimeEngine

// The words that change what stands beside them: `not` and `or`.

extension WordReader {
  /// Takes `not` and what it turns round.
  mutating func takeNegation() throws(Failure) -> Bool {
    guard let word = next(), ["not", "no", "without"].contains(word), next(1) != nil else {
      return false
    }
    if try takeVeto(after: 1) { return true }
    return try takeOpposite(after: ["too", "very"].contains(next(1)) ? 2 : 1)
  }

  /// Takes what somebody does not want; where that is a diet, the diet.
  private mutating func takeVeto(after offset: Int) throws(Failure) -> Bool {
    if let diet = next(offset).flatMap({ Diet(without: $0) }) {
      wish.diets.append(diet)
      position += offset + 1
      return true
    }
    let grammar = grammar
    let veto = try longest(3, from: offset) { (text) throws(Failure) -> Veto? in
      if let kind = Kind(word: text) { return .kind(kind) }
      return try grammar.cuisine(text).map { .named($0) }
    }
    guard let veto else { return false }
    wish.vetoes.append(veto)
    return true
  }

  /// Takes the opposite of a price; no other filter has one.
  private mutating func takeOpposite(after offset: Int) throws(Failure) -> Bool {
    let (start, before) = (position, wish)
    wish = Wish()
    position += offset
    let rule = try take()
    let opposite = wish
    wish = before
    switch rule {
    case nil:
      position = start
      return false
    case .price:
      wish.prices = PriceLevel.allCases.filter { !opposite.allows($0) }
      return true
    case .veto, .time, .distance, .place, .diet, .kind, .cuisine:
      throw .cannot(
        "leave out '\(typed[(start + offset)..<position].joined(separator: " "))'",
        "'\(typed[start])' works before a cuisine, a kind or a price", .usage, code: "bad-value")
    }
  }

  /// Takes `or` after a filter, and the filter behind it.
  mutating func takeAlternative() throws(Failure) -> Bool {
    guard let first = last, next() == "or", next(1) != nil else { return false }
    let (start, before) = (position, wish)
    position += 1
    if first == .veto, try takeVeto(after: 0) { return true }
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

extension Wish {
  /// Whether a price level fits.
  fileprivate func allows(_ price: PriceLevel) -> Bool {
    maximumPrice.map { price <= $0 } ?? prices.contains(price)
  }
}

extension Diet {
  /// The diet of somebody who eats no meat, say.
  fileprivate init?(without word: String) {
    switch word {
    case "meat": self = .vegetarian
    case "gluten": self = .glutenFree
    case "lactose", "dairy", "milk": self = .lactoseFree
    default: return nil
    }
  }
}
