// The steps for what no place has as it was typed: a town may be among the words, a short word may
// be misspelt, and some words may have to go.

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
    let towns = [town] + TownNames.others(of: town)
    return (wellSpelt(words) + relatives(of: words)).map { step in
      var step = step
      step.towns = towns
      return step
    }
  }
}

/// Words of four letters, in which no slip is forgiven otherwise: too many words are like them.
extension SearchStep {
  /// The step that takes words that no place has for a cuisine with a letter more, or with two
  /// letters swapped: `piza` is `pizza`, `thia` is `thai`; none when there is no such word.
  static func corrected(
    _ query: QueryWords, in layers: [WordRows]
  ) throws(QueryFault) -> [SearchStep] {
    var words = query.words
    for (index, word) in query.words.enumerated()
    where isOfFourLetters(word) && !DishWords.contains(word) {
      guard try isUnknown(word, in: layers), let cuisine = try cuisine(like: word, in: layers)
      else { continue }
      words[index] = cuisine
    }
    guard words != query.words else { return [] }
    return [
      SearchStep(query: QueryWords(words), dictionaries: [.names, .cuisines])
    ]
  }

  private static func isOfFourLetters(_ word: String) -> Bool {
    word.utf8.count == 4 && word.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  }

  private static func isUnknown(_ word: String, in layers: [WordRows]) throws(QueryFault) -> Bool {
    for layer in layers {
      for dictionary in texts {
        if try !layer.rows(of: word, in: dictionary, spelt: .whole).isEmpty { return false }
      }
    }
    return true
  }

  /// The most frequent cuisine that a word may be meant for.
  private static func cuisine(
    like word: String, in layers: [WordRows]
  ) throws(QueryFault) -> String? {
    let letters = Array(word.utf8)
    var best: (text: [UInt8], count: Int)?
    for layer in layers {
      let dictionary = TermDictionary(.cuisines, of: layer.catalogue.index)
      do throws(IndexFile.IndexFault) {
        for term in try dictionary.terms(near: letters, slips: 1, isPrefix: false) {
          let text = term.text
          // With another letter in its place it may as well be another word: `cape` is no `cake`.
          guard text.count == 5 || text.sorted() == letters.sorted() else { continue }
          if term.rowCount > best?.count ?? 0 { best = (text, term.rowCount) }
        }
      } catch { throw .index(error) }
    }
    return best.map { String(decoding: $0.text, as: UTF8.self) }
  }
}

extension SearchStep {
  /// Steps without some of the words, which are dropped one after the other.
  ///
  /// `order` has their places in ``QueryWords/typed``, see ``Catalogue/leastTelling(in:)``.
  static func shortened(_ query: QueryWords, dropping order: [Int]) -> [SearchStep] {
    order.indices.dropFirst().flatMap { steps(query, without: Set(order[..<$0])) }
  }

  /// The last resort: words are dropped from the left.
  static func shortenedFromLeft(_ query: QueryWords) -> [SearchStep] {
    query.typed.indices.dropFirst().flatMap { steps(query, without: Set(0..<$0)) }
  }

  /// What remains must be there as it is: with slips in it, hardly anything of what was typed
  /// would be.
  private static func steps(_ query: QueryWords, without dropped: Set<Int>) -> [SearchStep] {
    let kept = query.typed.indices.filter { !dropped.contains($0) }
    let words = QueryWords(kept.flatMap { query.words[query.typed[$0]] })
    guard words.words.contains(where: saysSomething) else { return [] }
    let whole = SearchStep(query: words, dictionaries: texts)
    return ([whole] + relatives(of: words)).map { step in
      var step = step
      step.leavesOut = dropped.sorted().map { query.text(typedAt: $0) }
      return step
    }
  }

  /// Whether a word alone can find a place; prepositions and house numbers cannot.
  fileprivate static func saysSomething(_ word: String) -> Bool {
    let isHouseNumber = word.utf8.count <= 2 && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return !isHouseNumber && !prepositions.contains(word)
  }

  /// The most frequent ones and the articles, also in German, French, Spanish and Italian.
  private static let prepositions: Set<String> = [
    "a", "an", "and", "at", "by", "for", "from", "in", "near", "of", "on", "or", "the", "to",
    "with",
    "am", "auf", "bei", "das", "der", "die", "ein", "eine", "im", "mit", "und", "von", "zu",
    "au", "aux", "avec", "de", "des", "du", "en", "et", "la", "le", "les", "un", "une",
    "con", "del", "el", "los", "las", "una", "y", "da", "di", "e", "il",
  ]
}

extension Catalogue {
  /// The places in ``QueryWords/typed`` of all words, those that say the least first.
  ///
  /// These are the words that no place has, then those that the most have: of `cafe mariachi` that is
  /// `cafe`. Of two that as many have it is the last one typed. What some place serves comes last.
  func leastTelling(in query: QueryWords) throws(QueryFault) -> [Int] {
    let cuisines = try cuisines(in: query)
    var ranked: [(index: Int, isServed: Bool, count: Int)] = []
    for (index, pairs) in query.typed.enumerated() {
      let text = query.text(typedAt: index)
      let count = try SearchStep.saysSomething(text) ? mostPlaces(with: query.words[pairs]) : 0
      ranked.append((index, cuisines.contains(index), count == 0 ? .max : count))
    }
    ranked.sort {
      ($0.isServed ? 1 : 0, $1.count, $1.index) < ($1.isServed ? 1 : 0, $0.count, $0.index)
    }
    return ranked.map(\.index)
  }

  /// At most how many places have some words, by the rarest of them.
  private func mostPlaces(with words: some Sequence<String>) throws(QueryFault) -> Int {
    var most = Int.max
    for word in words {
      var count = 0
      for layer in layers {
        for dictionary in SearchStep.texts {
          let terms = TermDictionary(dictionary, of: layer.index)
          do throws(IndexFault) { count += try terms.term(word.utf8)?.rowCount ?? 0 } catch {
            throw .index(error)
          }
        }
      }
      most = min(most, count)
    }
    return most
  }

  /// Which of the typed words some place serves, unless all the others are the name of a place:
  /// of `green curry` that is `curry`.
  private func cuisines(in query: QueryWords) throws(QueryFault) -> Set<Int> {
    let typed = query.typed
    guard typed.count > 1 else { return [] }
    var cuisines: Set<Int> = []
    for index in typed.indices {
      let text = query.text(typedAt: index)
      if SearchStep.saysSomething(text), try hasServed(text) { cuisines.insert(index) }
    }
    let others = typed.indices.filter { !cuisines.contains($0) }
    guard !cuisines.isEmpty, !others.isEmpty else { return [] }
    let name = others.flatMap { query.words[typed[$0]] }
    for layer in layers where try !layer.namesakes(of: name, nil).isEmpty { return [] }
    return cuisines
  }
}
