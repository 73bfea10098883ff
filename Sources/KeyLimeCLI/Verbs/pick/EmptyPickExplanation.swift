import KeyLimeEngine

/// Explains why nothing could be picked: how many places each rule excluded, and which options
/// would help.
struct EmptyPickExplanation {
  let shortage: PickShortage
  let question: PickQuestion
  let units: Units
  let isFromSample: Bool
  /// The words of the term, folded, that were left out.
  var leftOut: [String] = []

  var nothing: Nothing {
    let remedies = shortage.remedies.filter(isOfUse).prefix(2)
    var hints = remedies.map(words)
    if shortage.considered == 0 {
      let advice = WordAdvice.verb(for: question.term) ?? WordAdvice.unknowable(in: question.term)
      hints += [advice].compactMap(\.self)
    }
    if !remedies.contains(where: \.keepsUnknown) {
      let unknown = [(PickReason.unknownDiet, "diets"), (.unknownService, "services")]
      let named = unknown.filter { shortage.fallen[$0.0] != nil }.map(\.1).joined(separator: " or ")
      if !named.isEmpty { hints.append("--unknown includes places whose \(named) are unknown") }
    }
    if isFromSample {
      hints.append("the sample is around San Luis Obispo (35.28,-120.66); import your own city")
    }
    return Nothing(message, hints: hints)
  }

  /// Whether a remedy may help: who has places around them needs none on another continent.
  private func isOfUse(_ remedy: PickRemedy) -> Bool {
    guard case .reach(let found) = remedy.change, shortage.considered > 0 else { return true }
    return found.distance.map { $0 < EmptyListExplanation.worthTheWay } ?? true
  }

  private var message: String {
    let within = "within \(units.words(for: question.reach))"
    let kept = wantedWords
    let term = kept.isEmpty ? "" : " for '\(kept)'"
    guard shortage.considered > 0 else {
      return kept.isEmpty
        ? "there is no place \(within)" : "nothing \(within) matches\(term.dropFirst(4))"
    }
    let fallen = PickReason.allCases.compactMap { reason in
      shortage.fallen[reason].map { (reason, $0) }
    }.sorted { $0.1 > $1.1 }
    let counts = fallen.map { "\($1) \(Self.words($0))" }.joined(separator: ", ")
    if shortage.considered == 1 {
      return "the one place\(term) \(within) does not match: \(counts)"
    }
    if shortage.isOfNearest {
      return "no place\(term) \(within) matches; of the nearest \(shortage.considered): \(counts)"
    }
    return "none of the \(shortage.considered) places\(term) \(within) matches: \(counts)"
  }

  /// The words that were looked for, as they were typed.
  private var wantedWords: String {
    let words = question.term.split(separator: " ")
    return words.filter { !leftOut.contains(Folding.fold(String($0))) }.joined(separator: " ")
  }

  /// The reason, after a number: `12 too expensive`.
  private static func words(_ reason: PickReason) -> String {
    switch reason {
    case .price: "too expensive"
    case .rating: "rated too low"
    case .unknownPrice: "with unknown price"
    case .unknownRating: "with unknown rating"
    case .hours: "closed or about to close"
    case .unknownHours: "with unknown hours"
    case .kind: "of another kind"
    case .cuisine: "of another cuisine"
    case .diet: "not for this diet"
    case .unknownDiet: "with unknown diets"
    case .service: "without this service"
    case .unknownService: "with unknown services"
    case .age: "for older people"
    case .tag: "without such a tag"
    case .known: "that lack what must be known"
    case .unknown: "that know what must be unknown"
    case .checked: "not checked so lately"
    case .vetoed: "ruled out"
    case .avoided: "avoided"
    case .visited: "visited before"
    case .shown: "already shown"
    }
  }

  /// The remedy: `12 places match with --max-price 3`.
  private func words(_ remedy: PickRemedy) -> String {
    let places = remedy.count == 1 ? "1 place matches" : "\(remedy.count) places match"
    switch remedy.change {
    case .maximumPrice(let price): return "\(places) with --max-price \(price.rawValue)"
    case .minimumRating(let stars): return "\(places) with --min-rating \(stars.value)"
    case .openFor(let minutes): return "\(places) with --open-for \(minutes)m"
    case .moment(let moment, let zone): return "\(places) with --at \(time(moment, in: zone))"
    case .unknownHours: return "\(places) with --unknown-hours open"
    case .kind(let kind): return "\(places) with --kind \(kind.rawValue)"
    case .lenient: return "\(places) without --strict"
    case .without(let reason): return "\(places) \(Self.option(reason))"
    case .keepingUnknown: return "\(places) with --unknown"
    case .reach(let found): return words(reach: found)
    }
  }

  private static func option(_ reason: PickReason) -> String {
    switch reason {
    case .kind: "without --kind"
    case .cuisine: "without --cuisine"
    case .diet: "without --diet"
    case .service: "without --service"
    case .age: "for an older guest"
    case .tag, .known: "without --\(reason.rawValue)"
    case .unknown: "without 'unknown'"
    case .checked: "without --checked-within"
    case .vetoed: "without --not"
    case .avoided: "with --avoided"
    case .visited: "without --adventurous or --not-since"
    case .shown: "without --next, which starts over"
    case .price, .rating, .unknownPrice, .unknownRating, .hours, .unknownHours,
      .unknownDiet, .unknownService:
      "otherwise"
    }
  }

  /// The value for the option, in local time; with the date if it is not the next such time.
  private func time(_ moment: Moment, in zone: ClockZone) -> String {
    let (wall, now) = (zone.local(moment), zone.local(question.time.now))
    let clock = ClockWords.minute((wall.secondOfDay + 59) / 60)
    return wall.date == now.date && moment >= question.time.now ? clock : "'\(wall.date) \(clock)'"
  }

  private func words(reach found: Found) -> String {
    let distance = found.distance ?? question.reach
    let far = "'\(found.restaurant.name)', \(units.words(for: distance)) away"
    guard distance < EmptyListExplanation.worthTheWay else {
      return "the nearest in the catalogue is \(far); import the city you are in"
    }
    return "the nearest match is \(far): try --within \(rounded(distance))"
  }

  /// The next whole number of kilometres or miles.
  private func rounded(_ distance: Distance) -> String {
    switch units {
    case .metric: "\(Int((distance.metres / 1000).rounded(.down)) + 1)km"
    case .imperial: "\(Int(distance.miles.rounded(.down)) + 1)mi"
    }
  }
}

extension PickRemedy {
  fileprivate var keepsUnknown: Bool { change == .keepingUnknown }
}
