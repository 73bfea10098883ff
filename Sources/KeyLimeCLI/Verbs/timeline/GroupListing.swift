import Arguments
import KeyLimeEngine

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
