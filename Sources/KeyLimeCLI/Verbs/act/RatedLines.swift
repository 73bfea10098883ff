import Arguments
import KeyLimeEngine

/// `rate -`: rates the places of a list, one `ID<TAB>LIMES[<TAB>WORDS]` a line.
struct RatedLines {
  let session: UserSession
  let arguments: ParsedArguments
  /// The rating of lines that give none.
  let standard: String?
  /// The words of lines that give none.
  let words: String?
  /// Whether ratings are removed.
  let clears: Bool

  /// What a line wants.
  private struct Wish {
    let place: NamedPlace
    /// Nil removes the rating.
    let limes: Limes?
    let words: String?
  }

  /// Reads the lines and rates their places, all as one command.
  ///
  /// Throws `store` when catalogue or journal cannot be used.
  func output() throws(Failure) -> Output {
    let context = session.context
    let reference = try RestaurantReference(near: arguments, session)
    let phrases = try context.phrases()
    let lost = clears ? try LostPlaces.of(.rated, session) : nil
    var lines = try OperandLines(context)
    let wishes = try lines.map { (line) throws(Failure) in
      let place = try reference.resolve(line.values[0], among: lost, to: "rate")
      if clears { return Wish(place: place, limes: nil, words: nil) }
      let text = line.values.dropFirst().first { !$0.isEmpty } ?? standard
      guard let limes = text.flatMap(phrases.rating) else {
        throw .unknownRating(text ?? "", place, phrases)
      }
      let said = [line.values.dropFirst(2).first, words].compactMap(\.self).first { !$0.isEmpty }
      return Wish(place: place, limes: limes, words: said)
    }
    return try lines.output(arguments, reading: 3) { (arguments) throws(Failure) in
      try write(wishes, arguments)
    }
  }

  private func write(
    _ wishes: [Wish], _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    let account = try session.account()
    let news = try session.state { (state) throws(SnapshotFault) in
      try changes(wishes, state, account).map(\.place)
    }
    let ids = Set(
      try session.actionsWithSameKey(arguments)?.compactMap(\.place) ?? news.map(\.id))
    let places = wishes.map(\.place).unique
    let changed = places.filter { ids.contains($0.id) }
    let kept = places.filter { !ids.contains($0.id) }
    return try session.perform(
      arguments, named: wishes.map(\.place),
      json: [
        "changed": .array(changed.map { .string($0.id.text) }),
        "unchanged": .array(kept.map { .string($0.id.text) }),
      ],
      line: line(changed.count, kept.count)
    ) { (state) throws(SnapshotFault) in
      try changes(wishes, state, account).map { wish in
        wish.limes.map { .rate(wish.place.id, $0, words: wish.words) }
          ?? .clearRating(wish.place.id)
      }
    }
  }

  /// The wishes that change something; of several for one place the last counts.
  private func changes(
    _ wishes: [Wish], _ state: State, _ account: AccountID?
  ) throws(SnapshotFault) -> [Wish] {
    var last: [RestaurantID: Int] = [:]
    for (index, wish) in wishes.enumerated() { last[wish.place.id] = index }
    var changed: [Wish] = []
    for (index, wish) in wishes.enumerated() where last[wish.place.id] == index {
      let mine = try account.map { (id) throws(SnapshotFault) in
        try state.rating(of: wish.place.id, by: id)
      }
      guard mine??.limes != wish.limes || wish.words != nil && mine??.words != wish.words else {
        continue
      }
      changed.append(wish)
    }
    return changed
  }

  private func line(_ changed: Int, _ unchanged: Int) -> StyledText {
    let places = changed.counted("place")
    let ratings = changed == 1 ? "rating" : "ratings"
    let done = clears ? "removed your \(ratings) of \(places)" : "rated \(places)"
    return unchanged == 0 ? "\(done)" : "\(done); \(unchanged) needed no change"
  }
}
