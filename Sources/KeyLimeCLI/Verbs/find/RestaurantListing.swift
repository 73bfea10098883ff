import KeyLimeEngine

/// The table of restaurants that the verbs of the `find` group show.
struct RestaurantListing {
  let context: Context
  let store: Store
  /// The time for the OPEN column; nil for now.
  var time: AskedTime?
  /// The people who eat along.
  var party = Party.alone
  /// Where distances are measured from; nil when that is unknown.
  var origin: Coordinate?

  /// Lists an answer and saves its rows as `@1`, `@2` ….
  ///
  /// With `explanation`, the columns are the terms of the scores. Throws `config` when the config
  /// is damaged.
  func output(
    _ answer: Answer, whenEmpty: Nothing, explanation: RankExplanation? = nil
  ) throws(Failure) -> Output {
    if answer.isFromSample { context.noteSample() }
    if !answer.found.isEmpty {
      context.remember(answer.found.map(\.restaurant.id), from: origin, in: store)
    }
    let units = try context.units()
    let hours = OpenStatusAt(time: time ?? AskedTime(context.moment), clocks: try context.clocks())
    let wantsOpen = [OpenStatusFields.field, OpenStatusFields.zone].contains {
      context.format.shows($0.name)
    }
    return .listing(
      Listing(
        answer.found.enumerated().map { Row(offset: $0.offset, element: $0.element) },
        columns: explanation.map { Self.naming + $0.columns }
          ?? Self.columns(units, hours) + asking(answer.found),
        json: { row in
          var object = RestaurantFields.json(
            row.element, wantsOpen ? hours.opening(row.element) : nil)
          object["avoided"] = RestaurantFields.avoided(row.element, party)
          object["explain"] = explanation?.json(row.element)
          return object
        },
        position: { $0.element.restaurant.position }, whenEmpty: whenEmpty,
        footer: explanation?.footer ?? [],
        notes: [
          answer.isFar ? Self.farNote(units) : nil,
          answer.total?.words(ofShown: answer.found.count),
        ]))
  }

  private static func farNote(_ units: Units) -> String {
    "nothing within \(units.roundWords(for: SearchQuestion.near)) matches; all of this is farther away"
  }

  /// A place and its index in the list, from 0.
  ///
  /// It is a class, because every cell gets its row.
  final class Row {
    let offset: Int
    let element: Found

    init(offset: Int, element: Found) { (self.offset, self.element) = (offset, element) }
  }

  private static var naming: [Column<Row>] {
    [
      Column("#", .right) {
        Cell(StyledText("@\($0.offset + 1)", .faint), raw: $0.element.restaurant.id.text)
      },
      Column("NAME", shrinksTo: 16) { Self.name($0.element) },
    ]
  }

  private static func columns(_ units: Units, _ hours: OpenStatusAt) -> [Column<Row>] {
    naming + [
      Column("WHAT", rank: 2, shrinksTo: 10) { Self.what($0.element.restaurant) },
      Column("PRICE", rank: 4) { Self.price($0.element.restaurant) },
      Column("RATING", .right, rank: 3) { Self.rating($0.element) },
      Column("DISTANCE", .right, rank: 1) { row in
        row.element.distance.map { .distance($0, in: units) } ?? .unknown
      },
      Column("STREET", rank: 5, shrinksTo: 12) { .text($0.element.restaurant.address.street) },
      Column("OPEN", rank: 4) { hours.cell($0.element) },
    ]
  }

  /// What has to be asked at the places, when there is anything.
  private func asking(_ found: [Found]) -> [Column<Row>] {
    guard found.contains(where: { !$0.opinion.doubts.isEmpty }) else { return [] }
    return [Column("NOT KNOWN", rank: 1) { .text(party.words($0.element.opinion.doubts)) }]
  }

  /// The name, marked when somebody avoids the place.
  static func name(_ found: Found) -> Cell {
    let name = found.restaurant.name
    guard found.opinion.isUnwelcome else { return Cell(name, .strong) }
    return Cell("✗ \(name, .faint)", raw: name)
  }

  static func what(_ restaurant: Restaurant) -> Cell {
    let cuisines = restaurant.cuisines
    guard cuisines.isEmpty else {
      return Cell(
        StyledText(cuisines.map(\.spaced).joined(separator: ", ")),
        raw: cuisines.joined(separator: ";"))
    }
    guard let kind = restaurant.kind else { return .unknown }
    return Cell(StyledText(kind.title), raw: "")
  }

  static func price(_ restaurant: Restaurant) -> Cell {
    guard let price = restaurant.price else { return .unknown }
    return Cell(StyledText(price.signs), raw: String(price.rawValue))
  }

  static func rating(_ found: Found) -> Cell {
    let own = found.mine.map { "you \($0.count)" }
    guard let number = found.number else { return .unknown }
    let words = ["★ \(number.text)", own].compactMap(\.self).joined(separator: " ")
    return Cell(StyledText(words), raw: number.text)
  }
}

extension RatingNumber {
  /// `4.3`.
  var text: String { "\(tenths / 10).\(tenths % 10)" }
}

extension String {
  /// An OpenStreetMap slug as words: `fish_and_chips` becomes `fish and chips`.
  var spaced: String { String(map { $0 == "_" ? " " : $0 }) }
}
