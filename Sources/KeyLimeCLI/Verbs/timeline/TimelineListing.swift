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
