import Arguments
import KeyLimeEngine

/// Formats picks: one as a page, several as a table.
struct PickReport {
  let question: PickQuestion
  let party: Party
  /// What the words were taken to mean.
  let asked: String?
  let units: Units
  let explains: Bool
  let phrases: Phrases
  let signs: Signs

  static let fields: [ResultField] =
    RestaurantFields.declared + [
      ResultField("score", type: "number", "The score, in steps of 0.0001"),
      ResultField(
        "terms", type: "object", "distance, rating, openTime, price, luck; unknown is 0; their sum"),
      ResultField(
        "visited", type: "object",
        "place, date and metres: the visit for which it counts as farther; absent without one"),
      Party.ask,
      WishReader.field,
      ResultField("openUntil", type: "string", "When it closes, RFC 3339"),
      ResultField("hoursAssumed", type: "boolean", "Whether unknown hours are assumed to be open"),
    ]

  /// What a pipe gets of each pick.
  static let columns = [
    RestaurantColumns.id, RestaurantColumns.name,
    ResultColumn("SCORE", "The score, in steps of 0.0001"),
    ResultColumn("WHAT", "Its cuisines, separated by semicolons"), RestaurantColumns.distance,
    RestaurantColumns.rating, RestaurantColumns.price, RestaurantColumns.open, Party.needs,
  ]

  func json(_ pick: Pick) -> JSONObject {
    let opening = opening(of: pick)
    var object = RestaurantFields.json(pick.found, opening)
    object["score"] = pick.score.json
    object["terms"] = [
      "distance": pick.terms.distance.json, "rating": pick.terms.rating.json,
      "openTime": pick.terms.openTime.json, "price": pick.terms.price.json,
      // What is unknown costs nothing any longer; the field stays for those who read it.
      "luck": pick.terms.luck.json, "unknown": Points.zero.json,
    ]
    object["avoided"] = RestaurantFields.avoided(pick.found, party)
    object["visited"] = pick.visit.map(VisitWords.json)
    object[Party.ask.name] = party.words(pick.found.opinion.doubts).map(JSON.string)
    object["openUntil"] = opening.until.map { .string($0.rfc3339(in: opening.zone)) }
    object[WishReader.field.name] = asked.map(JSON.string)
    object["hoursAssumed"] = .bool(pick.isAssumed)
    return object
  }

  func record(_ pick: Pick) -> Record {
    Record(json: json(pick), lines: lines(pick), position: pick.found.restaurant.position)
  }

  private func opening(of pick: Pick) -> Opening {
    pick.found.restaurant.opening(at: moment(of: pick), by: question.clocks)
  }

  private func moment(of pick: Pick) -> Moment { question.moment(at: pick.found.restaurant) }

  private func words(_ pick: Pick) -> PickWords {
    PickWords(
      pick: pick, opening: opening(of: pick), moment: moment(of: pick), units: units, signs: signs,
      isNow: question.time.isNow(at: pick.found.restaurant, by: question.clocks),
      remark: remark(pick))
  }

  /// What speaks against a place, what has to be asked there, and when those who eat were there.
  private func remark(_ pick: Pick) -> String? {
    let visit = pick.visit.map { VisitWords(visit: $0, now: question.time.now).sentence }
    let against = pick.found.opinion.avoidance.map { "\(signs.avoided)\(party.words($0))" }
    let parts = [against, party.words(pick.found.opinion.doubts), visit].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private func lines(_ pick: Pick) -> [StyledText] {
    let restaurant = pick.found.restaurant
    let words = words(pick)
    // A kind that repeats a cuisine, such as ice cream, is not shown twice.
    let kind = restaurant.kind?.title
    let cuisines = restaurant.cuisines.map(\.spaced).filter { $0 != kind }
    let what = ([kind].compactMap(\.self) + cuisines).joined(separator: ", ")
    var lines: [StyledText] = ["\(restaurant.name, .accent)  \(what, .faint)"]
    lines.append(StyledText(words.sentences))
    if !restaurant.address.isEmpty { lines.append(StyledText(restaurant.address.oneLine)) }
    if explains {
      lines += [""] + PickExplanation(words: words, seed: question.seed).lines
    }
    return lines
  }

  // MARK: - Several

  func listing(_ picks: [Pick], whenEmpty: Nothing) -> Listing {
    Listing(
      Array(picks.enumerated()), columns: columns(picks), json: { json($0.element) },
      position: { $0.element.found.restaurant.position }, whenEmpty: whenEmpty)
  }

  private typealias Row = (offset: Int, element: Pick)

  private func columns(_ picks: [Pick]) -> [Column<Row>] {
    let hours = OpenStatusAt(time: question.time, clocks: question.clocks)
    let described = RestaurantColumns(units: units, phrases: phrases, signs: signs)
    func found(_ column: Column<Found>) -> Column<Row> { column.mapped { $0.element.found } }
    // Who asks how the score came about gives up the hours before its terms.
    let opening: Column<Row> =
      explains
      ? Column("OPEN", rank: 2, briefRank: 8) { hours.cell($0.element.found) }
      : found(described.opening(hours))
    let columns: [Column<Row>] = [
      Column("#", .right) { .row($0.offset, id: $0.element.found.restaurant.id.text) },
      Column("NAME", shrinksTo: 16, keeps: 40) {
        RestaurantColumns.name($0.element.found, signs)
      },
      Column("SCORE", .right, rank: explains ? 0 : 6) { Cell($0.element.score.words) },
      found(described.what), found(described.distance), found(described.rating),
      found(described.price), opening,
    ]
    return columns + party.needs(picks.map(\.found)).map(found)
      + (explains ? Self.termColumns : [])
  }

  private static var termColumns: [Column<Row>] {
    [
      termColumn("+DISTANCE", \.distance), termColumn("+RATING", \.rating),
      termColumn("+OPEN", \.openTime), termColumn("+PRICE", \.price),
      termColumn("+LUCK", \.luck),
    ]
  }

  private static func termColumn(
    _ title: String, _ term: @escaping (PickTerms) -> Points
  ) -> Column<Row> {
    Column(title, .right, rank: 1) { Cell(term($0.element.terms).words) }
  }
}

extension Pick {
  /// Whether its hours are unknown and it is assumed to be open.
  fileprivate var isAssumed: Bool {
    if case .assumed = stay { true } else { false }
  }
}
