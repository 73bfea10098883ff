import KeyLimeEngine

/// Says why a list of places around a point is empty, and what would help.
struct EmptyListExplanation {
  let answer: Answer
  let reach: Distance?
  let units: Units
  /// What the whole catalogue lacks of what was asked for.
  var lacking: [String] = []

  var nothing: Nothing {
    let within = reach.map { " within \(units.roundWords(for: $0))" } ?? ""
    return Nothing("no place\(within) fits", hints: hints)
  }

  private var hints: [String] {
    var hints = lacking
    if let excluded { hints.append(excluded) }
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

  /// What fell to which condition, and how to get it back; nil when nothing did.
  private var excluded: String? {
    let excluded = answer.excluded.sorted {
      ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue)
    }
    guard !excluded.isEmpty else { return nil }
    let counts = excluded.map { "\($0.value) by \($0.key.rawValue)" }.joined(separator: ", ")
    let total = excluded.reduce(0) { $0 + $1.value }
    var line =
      answer.excludesMore ? "left out of the nearest \(total): \(counts)" : "left out: \(counts)"
    if answer.excludedAsUnknown > 0 {
      line += "; --unknown keeps \(answer.excludedAsUnknown) of which the value is not known"
    }
    if answer.excluded[.favourite] != nil { line += "; --favorites keeps your favourites" }
    return line
  }

  /// Beyond this nobody goes for a meal.
  private static let worthTheWay = Distance.kilometres(100)

  /// A round distance a little larger than the given one.
  private static func rounded(_ distance: Distance) -> String {
    "\(Int((distance.metres / 1000).rounded(.down)) + 1)km"
  }
}
