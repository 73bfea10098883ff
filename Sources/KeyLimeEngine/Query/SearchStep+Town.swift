extension SearchStep {
  /// The steps that take the first or the last words for the town of the places: `EH1 1RF
  /// Edinburgh`, `Berlin pizza`.
  static func inTown(_ query: QueryWords) -> [SearchStep] {
    let typed = query.typed.indices
    return typed.dropFirst().flatMap { split in
      let (before, after) = (typed.prefix(split), typed.dropFirst(split))
      return steps(query, inTown: after, with: before) + steps(query, inTown: before, with: after)
    }
  }

  private static func steps(
    _ query: QueryWords, inTown town: Range<Int>, with rest: Range<Int>
  ) -> [SearchStep] {
    let typed = query.typed
    let words = QueryWords(rest.flatMap { query.words[typed[$0]] })
    let town = town.map(query.text(typedAt:)).joined(separator: " ")
    return (wellSpelt(words) + relatives(of: words)).map { step in
      var step = step
      step.town = town
      return step
    }
  }
}
