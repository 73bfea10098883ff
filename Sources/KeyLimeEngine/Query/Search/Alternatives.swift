/// The texts that `or` joins, where no place has all the words: `sushi or ramen` is either.
enum Alternatives {
  /// What is before, between and behind each `or`; none without one that joins two texts.
  static func texts(of text: String) -> [String] {
    let parts = text.split(separator: " ").split { $0.lowercased() == "or" }
    return parts.count > 1 ? parts.map { $0.joined(separator: " ") } : []
  }
}

extension Catalogue {
  /// Lists what a text means, or where no place near has all its words, what either side of `or`
  /// means.
  func searchEither(_ question: SearchQuestion) throws(QueryFault) -> Answer {
    let whole = try search(question)
    let texts = Alternatives.texts(of: question.text)
    guard !texts.isEmpty, whole.found.isEmpty || whole.isFar || !whole.leftOut.isEmpty else {
      return whole
    }
    let parts = try texts.map { (text) throws(QueryFault) in
      var part = question
      part.text = text
      part.isNearestFirst = question.origin != nil
      return try search(part)
    }.filter { !$0.found.isEmpty && $0.leftOut.isEmpty }
    let near = parts.filter { !$0.isFar }
    if near.isEmpty, parts.isEmpty || whole.isFar { return whole }
    return Answer(joining: near.isEmpty ? parts : near, to: question)
  }

  /// Picks what a term means, or where no place has all its words, what either side of `or` means.
  func pickEither(_ question: PickQuestion) throws(QueryFault) -> PickAnswer {
    let whole = try pick(question)
    let texts = Alternatives.texts(of: question.term)
    guard !texts.isEmpty, whole.shortage?.considered == 0 || !whole.leftOut.isEmpty else {
      return whole
    }
    let parts = try texts.map { (text) throws(QueryFault) in
      var part = question
      part.term = text
      return try pick(part)
    }.filter { $0.leftOut.isEmpty && $0.shortage?.considered != 0 }
    return parts.isEmpty ? whole : PickAnswer(joining: parts, count: question.count)
  }
}

extension Answer {
  /// What any of some answers to parts of a question found, the nearest first.
  fileprivate init(joining parts: [Answer], to question: SearchQuestion) {
    self = parts[0]
    var ids: Set<RestaurantID> = []
    var all = parts.flatMap(\.found).filter { ids.insert($0.restaurant.id).inserted }
    if question.origin != nil { all.sort(by: Found.isNearer) }
    found = Array(all.prefix(question.limit))
    hidden = parts.flatMap(\.hidden)
    total = nil
    if all.count > found.count || parts.contains(where: { $0.total != nil }) {
      total = .atLeast(max(all.count, found.count + 1))
    }
  }
}

extension PickAnswer {
  /// The best of some answers to parts of a question.
  fileprivate init(joining parts: [PickAnswer], count: Int) {
    var ids: Set<RestaurantID> = []
    let all = parts.flatMap(\.picks).sorted(by: Pick.isBetter)
    picks = Array(all.filter { ids.insert($0.found.restaurant.id).inserted }.prefix(count))
    recordsRead = parts.reduce(0) { $0 + $1.recordsRead }
    hidden = parts.flatMap(\.hidden)
    mayHideMore = parts.contains { $0.mayHideMore }
    isHiddenByRating = parts.contains { $0.isHiddenByRating }
    isFromSample = parts.contains { $0.isFromSample }
    guard picks.isEmpty else { return }
    shortage = parts.compactMap(\.shortage).max { $0.considered < $1.considered }
  }
}
