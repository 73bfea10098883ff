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
  /// What the words were taken to mean.
  var asked: String?
  /// The distance within which nothing was found; nil when no such search was made.
  var beyond: Distance?

  /// Lists an answer and saves its rows as `@1`, `@2` ….
  ///
  /// With `explanation`, the columns are the terms of the scores. Throws `config` when the config
  /// is damaged.
  func output(
    _ answer: Answer, whenEmpty: @autoclosure @escaping () -> Nothing,
    explanation: RankExplanation? = nil
  ) throws(Failure) -> Output {
    if answer.isFromSample { context.noteSample() }
    if !answer.found.isEmpty {
      context.remember(answer.found.map(\.restaurant.id), from: origin)
      if let facets = answer.facets { context.tell(FacetLine(facets: facets, width: .max)) }
    }
    let units = try context.units()
    let columns = RestaurantColumns(
      units: units, phrases: try context.phrases(), signs: context.terminal.signs)
    let hours = OpenStatusAt(time: time ?? AskedTime(context.moment), clocks: try context.clocks())
    let wantsOpen = [OpenStatusFields.field, OpenStatusFields.zone].contains {
      context.format.shows($0.name)
    }
    let asked = WishWords.asked(asked, leavingOut: answer.leftOut)
    var listing = Listing(
      answer.found.enumerated().map { Row(offset: $0.offset, element: $0.element) },
      columns: Self.naming(context.terminal.signs)
        + (explanation?.columns ?? columns.all(hours, isTable: context.showsTables))
        + party.needs(answer.found).map { $0.mapped(\.element) },
      json: { row in
        var object = RestaurantFields.json(
          row.element, wantsOpen ? hours.opening(row.element) : nil)
        object["avoided"] = RestaurantFields.avoided(row.element, party)
        object[Party.ask.name] = party.words(row.element.opinion.doubts).map(JSON.string)
        object[WishReader.field.name] = asked.map(JSON.string)
        object["explain"] = explanation?.json(row.element)
        return object
      },
      position: { $0.element.restaurant.position }, whenEmpty: whenEmpty(),
      footer: (explanation?.footer ?? []) + footer(answer),
      notes: [farNote(answer, units), WishWords.note(leavingOut: answer.leftOut)]
        + notes(answer))
    let (found, phrases, signs) = (answer.found, columns.phrases, context.terminal.signs)
    listing.card = { row in
      Card(
        found: found[row], units: units, phrases: phrases, hours: hours, signs: signs,
        party: party, row: row + 1)
    }
    return .listing(listing)
  }

  /// What a terminal shows below the table.
  private func footer(_ answer: Answer) -> [StyledText] {
    guard context.showsTables else { return [] }
    return [HiddenPlaces(answer: answer).words, facets(answer, width: context.terminal.width)]
      .compactMap(\.self).map { StyledText($0, .faint) }
  }

  /// What standard error says where there is no footer.
  private func notes(_ answer: Answer) -> [String?] {
    if context.showsTables { return [] }
    return [answer.total?.words(ofShown: answer.found.count), facets(answer, width: .max)]
  }

  private func facets(_ answer: Answer, width: Int) -> String? {
    answer.facets.map { FacetLine(facets: $0, width: width).words }
  }

  private func farNote(_ answer: Answer, _ units: Units) -> String? {
    (answer.isFar ? SearchQuestion.near : beyond).map {
      "nothing within \(units.roundWords(for: $0)) matches; all of this is farther away"
    }
  }

  /// A place and its index in the list, from 0.
  ///
  /// It is a class, because every cell gets its row.
  final class Row {
    let offset: Int
    let element: Found

    init(offset: Int, element: Found) { (self.offset, self.element) = (offset, element) }
  }

  /// The columns that name the rows.
  static func naming(_ signs: Signs) -> [Column<Row>] {
    [
      Column("#", .right) { .row($0.offset, id: $0.element.restaurant.id.text) },
      Column("NAME", shrinksTo: 16, keeps: 40) { RestaurantColumns.name($0.element, signs) },
    ]
  }
}

/// How many places a list leaves out, and what shows them:
/// `12 more (--limit 0), 3 closed, 2 avoided (--avoided) are hidden`.
struct HiddenPlaces {
  let answer: Answer

  /// One line; nil when nothing is hidden.
  var words: String? {
    let parts = [more, closed, unknown, avoided].compactMap(\.self)
    guard let first = parts.first else { return nil }
    if parts.count == 1, first.words == Self.some.words { return "--limit 0 shows more" }
    return parts.map(\.words).joined(separator: ", ")
      + (parts.count == 1 && first.isOne ? " is hidden" : " are hidden")
  }

  private typealias Part = (words: String, isOne: Bool)

  /// Nobody counted them.
  private static let some: Part = ("some more (--limit 0)", false)

  private var more: Part? {
    let shown = answer.found.count
    switch answer.total {
    case .exactly(let count): return ("\(count - shown) more (--limit 0)", count - shown == 1)
    case .about(let count): return ("about \(count - shown) more (--limit 0)", false)
    case .atLeast(let count) where count > shown + 1:
      return ("at least \(count - shown) more (--limit 0)", false)
    case .atLeast: return Self.some
    case nil: return nil
    }
  }

  private var closed: Part? {
    guard let tally = answer.hoursTally, tally.closed > 0 else { return nil }
    return ("\(tally.closed)\(tally.isOfNearest ? " or more" : "") closed", tally.closed == 1)
  }

  private var unknown: Part? {
    guard let tally = answer.hoursTally, tally.unknown > 0 else { return nil }
    let more = tally.isOfNearest ? " or more" : ""
    return ("\(tally.unknown)\(more) with unknown hours (--unknown)", tally.unknown == 1)
  }

  private var avoided: Part? {
    let count = answer.hidden.count
    guard count > 0 else { return nil }
    let more = answer.total == nil ? "" : " or more"
    return ("\(count)\(more) avoided\(answer.isHiddenByRating ? "" : " (--avoided)")", count == 1)
  }
}

extension Context {
  /// Prints what would narrow a list to standard error where the answer is JSON, unless `-q` was
  /// given; elsewhere the list has it as a line.
  fileprivate func tell(_ facets: FacetLine) {
    guard format.tellsErrorsAsJSON, verbosity > .quiet else { return }
    errors.write(line: facets.json.compactText)
  }
}

extension RatingNumber {
  /// The whole limes that it is nearest to; nil below one.
  var limes: Limes? { Limes((tenths + 5) / 10) }

  /// `4.3`.
  var text: String { "\(tenths / 10).\(tenths % 10)" }
}

extension String {
  /// An OpenStreetMap slug as words: `fish_and_chips` becomes `fish and chips`.
  var spaced: String { String(map { $0 == "_" ? " " : $0 }) }
}
