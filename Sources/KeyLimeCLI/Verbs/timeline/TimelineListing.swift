import KeyLimeEngine

/// Lists check-ins, the latest first.
///
/// Each day is shown only in its first row.
struct TimelineListing {
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
  func listing(outOf total: Int = 0) -> Listing {
    let firstOfDay = FirstOfDay(visits)
    return Listing(
      visits,
      columns: numbers + [
        Column("DAY") { visit in
          let (day, id) = (visit.checkIn.day, visit.id)
          return Cell(
            StyledText(firstOfDay.ids.contains(id) ? CheckInWords.day(day) : "", .faint),
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
      notes: [ListTotal.words(ofShown: visits.count, outOf: total)])
  }
}

/// The first rows of their days: the day is not repeated in the rows below.
///
/// Only a terminal asks for them.
private final class FirstOfDay {
  private let visits: [CheckInState]
  private(set) lazy var ids = Set(
    Dictionary(visits.map { ($0.checkIn.day, $0.id) }) { first, _ in first }.values)

  init(_ visits: [CheckInState]) { self.visits = visits }
}
