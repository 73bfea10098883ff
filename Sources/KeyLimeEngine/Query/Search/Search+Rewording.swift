// The same words asked in another way, where nothing has all of them.

extension Catalogue {
  /// What has all the words when they are asked in another way; nil when nothing has.
  func searchReworded(_ question: SearchQuestion) throws(QueryFault) -> Answer? {
    if let answer = try searchInLatinLetters(question) { return answer }
    return try searchNearTown(question)
  }

  /// What has the words in Latin letters: `Верди` finds a place that spells itself `Verdi`.
  private func searchInLatinLetters(_ question: SearchQuestion) throws(QueryFault) -> Answer? {
    for form in Romanization.forms(of: question.text) {
      var latin = question
      latin.text = form
      if let answer = try whole(latin) { return answer }
    }
    return nil
  }

  /// What has the other words near the town that the last or the first words name: a place there
  /// whose address does not say the town.
  private func searchNearTown(_ question: SearchQuestion) throws(QueryFault) -> Answer? {
    guard question.reach == nil else { return nil }
    let words = question.text.split(separator: " ")
    for count in 1..<max(1, min(words.count, 4)) {
      let parts = [
        (town: words.suffix(count), rest: words.dropLast(count)),
        (town: words.prefix(count), rest: words.dropFirst(count)),
      ]
      for (town, rest) in parts {
        guard let city = try city(town.joined(separator: " ")) else { continue }
        var there = question
        there.text = rest.joined(separator: " ")
        (there.origin, there.reach) = (city.position, Self.aroundTown)
        guard let answer = try whole(there) else { continue }
        return answer.measured(from: question.origin)
      }
    }
    return nil
  }

  /// How far from its middle a place of a town lies at most.
  private static let aroundTown = Distance.kilometres(25)

  /// The answer, if what it found has all the words.
  private func whole(_ question: SearchQuestion) throws(QueryFault) -> Answer? {
    let answer = try search(question)
    return answer.found.isEmpty || !answer.leftOut.isEmpty ? nil : answer
  }
}

extension Answer {
  /// The same answer for somebody at another point.
  fileprivate func measured(from position: Coordinate?) -> Answer {
    var moved = self
    let origin = position.map(Origin.init)
    for index in moved.found.indices {
      let there = moved.found[index].restaurant.position
      moved.found[index].distance = origin?.distance(to: there)
      moved.found[index].bearing = origin?.bearing(to: there)
    }
    if let nearest = moved.found.compactMap(\.distance).min() {
      moved.isFar = nearest > SearchQuestion.near
    }
    return moved
  }
}
