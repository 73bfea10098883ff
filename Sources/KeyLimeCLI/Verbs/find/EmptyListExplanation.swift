import KeyLimeEngine

/// Explains why a list of places around a point is empty, and suggests other filters.
struct EmptyListExplanation {
  let answer: Answer
  let maxDistance: Distance?
  let units: Units
  /// Hints for filter values that no place in the catalogue has.
  var unknownFilters: [String] = []

  var nothing: Nothing {
    let within = maxDistance.map { " within \(units.roundWords(for: $0))" } ?? ""
    return Nothing("no place\(within) matches", hints: hints)
  }

  private var hints: [String] {
    var hints = unknownFilters
    if let excluded { hints.append(excluded) }
    if let beyond {
      hints.append(beyond)
    } else if let far, answer.excluded.isEmpty {
      hints.append("the nearest in the catalogue is \(far); import the city you are in")
    }
    if answer.isFromSample {
      hints.append("the sample is around San Luis Obispo (35.28,-120.66); import your own city")
    }
    return hints
  }

  /// Where the nearest match is, and how to include it; nil when it is not worth the way.
  var beyond: String? {
    guard let far, let distance = answer.nearestBeyond?.distance, distance < Self.worthTheWay else {
      return nil
    }
    return "the nearest match is \(far): try --within \(Self.rounded(distance))"
  }

  /// The nearest match, with how far it is.
  private var far: String? {
    guard let beyond = answer.nearestBeyond, let distance = beyond.distance else { return nil }
    return "'\(beyond.restaurant.name)', \(units.words(for: distance)) away"
  }

  /// How many places each filter excluded, and which options include them; nil when none were.
  var excluded: String? {
    let excluded = answer.excluded.sorted {
      ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue)
    }
    guard !excluded.isEmpty else { return nil }
    let total = excluded.reduce(0) { $0 + $1.value }
    let places = total == 1 ? "the only place was" : "all \(total)\(nearest) places were"
    let reasons =
      excluded.count == 1
      ? " " + Self.words(excluded[0].key)
      : ": " + excluded.map { "\($0.value) \(Self.words($0.key))" }.joined(separator: ", ")
    var line = "\(places) excluded\(reasons)"
    if answer.excludedAsUnknown > 0 {
      line += "; for \(answer.excludedAsUnknown) the value is unknown: add --unknown"
    }
    if answer.excluded[.favourite] != nil {
      line += "; --favorites includes your favourites"
      if answer.excludesAvoidedFavourites { line += ", with --avoided also those that you avoid" }
    }
    return line
  }

  private var nearest: String { answer.excludesMore ? " nearest" : "" }

  /// What excluded a place, after a number: `12 by --max-price`.
  private static func words(_ reason: FilterReason) -> String {
    switch reason {
    case .price: "by price"
    case .vetoed: "by 'not'"
    case .rating: "by --min-rating"
    case .kind, .cuisine, .diet, .service, .tag, .known: "by --\(reason.rawValue)"
    case .unknown: "by 'unknown'"
    case .appeared: "by --since"
    case .checked: "by --checked-within"
    case .age: "by age"
    case .hours: "by opening hours"
    case .visited: "as visited or rated"
    case .favourite: "as a favourite of yours"
    case .seen: "as seen before"
    case .avoided: "as avoided"
    }
  }

  /// Nobody travels farther for a meal.
  static let worthTheWay = Distance.kilometres(100)

  /// The next whole number of kilometres.
  static func rounded(_ distance: Distance) -> String {
    "\(Int((distance.metres / 1000).rounded(.down)) + 1)km"
  }
}
