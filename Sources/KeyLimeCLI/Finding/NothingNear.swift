import KeyLimeEngine

/// Says why a list of places around a point is empty, and what would help.
struct NothingNear {
  let answer: Answer
  let reach: Distance?
  let units: Units

  var nothing: Nothing {
    let where_ = reach.map { " within \(units.words(for: $0))" } ?? ""
    return Nothing("no place\(where_) fits", hints: hints)
  }

  private var hints: [String] {
    var hints: [String] = []
    let excluded = answer.excluded.sorted {
      ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue)
    }
    if !excluded.isEmpty {
      let counts = excluded.map { "\($0.value) by \($0.key.rawValue)" }.joined(separator: ", ")
      hints.append("left out: \(counts)\(Self.advice(excluded.map(\.key)))")
    }
    if let beyond = answer.nearestBeyond, let distance = beyond.distance {
      let far = "'\(beyond.restaurant.name)', \(units.words(for: distance)) away"
      hints.append(
        distance < Self.worthTheWay
          ? "the nearest that fits is \(far): try --within \(Self.rounded(distance))"
          : "the nearest in the catalogue is \(far); import the city you are in")
    }
    if answer.isFromSample {
      hints.append("the sample lies around San Luis Obispo (35.28,-120.66); import your own city")
    }
    return hints
  }

  /// How to get back what was left out.
  private static func advice(_ reasons: [FilterReason]) -> String {
    let own: [FilterReason] = [.favourite, .seen]
    let unknown =
      reasons.allSatisfy(own.contains)
      ? "" : "; --unknown keeps places of which that is not known"
    return unknown + (reasons.contains(.favourite) ? "; --favorites keeps your favourites" : "")
  }

  /// Beyond this nobody goes for a meal.
  private static let worthTheWay = Distance.kilometres(100)

  /// A round distance a little larger than the given one.
  private static func rounded(_ distance: Distance) -> String {
    "\(Int((distance.metres / 1000).rounded(.down)) + 1)km"
  }
}
