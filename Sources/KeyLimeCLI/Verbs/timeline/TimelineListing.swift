import Arguments
import KeyLimeEngine

/// Lists check-ins, the latest first.
///
/// A day is shown only where the row above has another.
struct TimelineListing {
  /// What a pipe gets of each check-in.
  static let documented = [
    ResultColumn("DAY", "The day at the place"), ResultColumn("TIME", "The time of day there"),
    ResultColumn("PLACE", "The name of the place"),
    ResultColumn("WITH", "Who came along, separated by commas"),
    ResultColumn("NOTE", "Your note"), ResultColumn("PHOTOS", "Number of pictures"),
    ResultColumn("ID", "The id of the check-in"),
  ]

  let visits: [CheckInState]
  let people: PersonReference
  /// Whether rows have the numbers that a map shows.
  var isNumbered = false

  private var numbers: [Column<CheckInState>] {
    guard isNumbered else { return [] }
    let numbers = Dictionary(
      visits.enumerated().map { ($0.element.id, $0.offset + 1) }, uniquingKeysWith: min)
    return [Column("#", .right) { Cell("\(numbers[$0.id] ?? 0)", .faint) }]
  }

  /// The listing, which says how many there are in all when they are more.
  func listing(outOf total: Int) -> Listing {
    listing(note: ListTotal.words(ofShown: visits.count, outOf: total))
  }

  /// The listing with a note on standard error.
  func listing(note: String?) -> Listing {
    let dated = DatedRows(visits)
    return Listing(
      visits,
      columns: numbers + [
        Column("DAY") { visit in
          let (day, id) = (visit.checkIn.day, visit.id)
          return Cell(
            StyledText(dated.ids.contains(id) ? CheckInWords.day(day) : "", .faint),
            raw: day.description)
        },
        Column("TIME") { Cell(CheckInWords.clock($0.checkIn.at)) },
        Column("PLACE", shrinksTo: 16) { Cell($0.checkIn.place.name, .strong) },
        Column("WITH", rank: 2, shrinksTo: 10) { [people] in
          .text(CheckInWords.names($0.checkIn.with, people))
        },
        Column("NOTE", rank: 3, shrinksTo: 10) { .text($0.checkIn.note) },
        Column("PHOTOS", .right, rank: 4) { visit in
          let count = visit.checkIn.photos.count
          return Cell(StyledText(count == 0 ? "" : "\(count)"), raw: "\(count)")
        },
        Column("ID", rank: 1) { Cell($0.id.text, .faint) },
      ],
      json: { [people] in CheckInFields.json($0, people) }, position: \.checkIn.place.position,
      whenEmpty: .noCheckIns,
      notes: [note])
  }
}

/// The rows that show their day: where the row above has it, it is not repeated.
///
/// A day may come again further below: of two places far apart, the earlier check-in can have the
/// later day. Only a terminal asks for them.
private final class DatedRows {
  private let visits: [CheckInState]
  private(set) lazy var ids = Set(
    visits.indices.filter { $0 == 0 || visits[$0 - 1].checkIn.day != visits[$0].checkIn.day }
      .map { visits[$0].id })

  init(_ visits: [CheckInState]) { self.visits = visits }
}

/// The listing of `timeline --by`: check-ins counted by day, month, year, place or person.
struct GroupListing {
  static let fields = [
    ResultField("by", type: "string", "With --by: the kind of group"),
    ResultField("group", type: "string", "With --by: the day, month, year or name"),
    ResultField("person", type: "string", "With --by person: the id of the contact"),
    ResultField("first", type: "string", "With --by: the day of the first check-in"),
    ResultField("last", type: "string", "With --by: the day of the last one"),
  ]

  let groups: [VisitGroup]
  let grouping: Timeline.Grouping
  let people: PersonReference

  /// The listing, with at most `limit` rows.
  func listing(limit: Int) -> Listing {
    let top = Array(groups.prefix(limit))
    return Listing(
      top,
      columns: [
        Column(grouping.rawValue.uppercased(), shrinksTo: 10) { [self] in
          Cell(StyledText(shown($0), .strong), raw: name($0))
        },
        Column("VISITS", .right) { Cell(StyledText("\($0.count)", .good), raw: "\($0.count)") },
        Column("DAYS", .right, rank: 2) { Cell("\($0.days)") },
        Column("FIRST", rank: 1) { Cell($0.first.description, .faint) },
        Column("LAST") { Cell($0.last.description, .faint) },
      ],
      json: json, whenEmpty: .noCheckIns,
      notes: [ListTotal.words(ofShown: top.count, outOf: groups.count)])
  }

  private func json(_ group: VisitGroup) -> JSONObject {
    var json: JSONObject = ["by": .string(grouping.rawValue), "group": .string(name(group))]
    switch group.common {
    case .place(_, let id): json["restaurant"] = id.map { .string($0.text) }
    case .person(let id): json["person"] = id.map { .string($0.text) }
    case .day, .month, .year: break
    }
    json["count"] = .count(group.count)
    json["days"] = .count(group.days)
    json["first"] = .string(group.first.description)
    json["last"] = .string(group.last.description)
    return json
  }

  private func shown(_ group: VisitGroup) -> String {
    switch group.common {
    case .day(let day): CheckInWords.day(day)
    case .person(nil): "nobody else"
    case .month, .year, .place, .person: name(group)
    }
  }

  /// The name of a row, for programs; empty for check-ins without companions.
  private func name(_ group: VisitGroup) -> String {
    switch group.common {
    case .day(let day): day.description
    case .month(let month): month.description
    case .year(let year): "\(year)"
    case .place(let name, _): name
    case .person(let id): id.map(people.name) ?? ""
    }
  }
}
