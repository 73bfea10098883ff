import KeyLimeEngine

/// Lists check-ins, the latest first.
///
/// Each day is shown only in its first row.
struct TimelineListing {
  let visits: [CheckInState]
  let people: PersonReference

  /// The listing, which says how many there are in all when they are more.
  func listing(outOf total: Int = 0) -> Listing {
    // The day is not repeated in the rows below.
    let firstOfDay = Set(
      Dictionary(visits.map { ($0.checkIn.day, $0.id) }) { first, _ in first }.values)
    return Listing(
      visits,
      columns: [
        Column("DAY") { visit in
          let day = firstOfDay.contains(visit.id) ? CheckInWords.day(visit.checkIn.day) : ""
          return Cell(StyledText(day, .faint), raw: visit.checkIn.day.description)
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
