import Arguments
import KeyLimeEngine

/// `admin report`: counts the uses and redemptions of the account's deals.
enum AdminReport: Verb {
  /// The file formats of a report.
  enum Format: String, CaseIterable, Sendable {
    case csv
  }

  private static let anyRestaurant = Operand(
    "RESTAURANT", value: .restaurant, summary: "Only this place", arity: .optional)
  private static let by = Option(
    "by", value: .commaSeparated(.oneOf(DealReport.Key.self, "WHAT")),
    summary: "Count by these: deal, day, hour", standard: "deal,day,hour"
  ).repeatable
  private static let format = Option(
    "format", short: "f", value: .oneOf(Format.self, "FORMAT"), summary: "Output format")

  static var spec: CommandSpec {
    CommandSpec(
      name: "report", summary: "Count uses and redemptions of your deals",
      discussion: "Days and hours are those of each place. The deals that were removed count too.",
      operands: [anyRestaurant.declaration],
      options: [
        by.declaration, TimelineOptions.since.declaration, TimelineOptions.until.declaration,
        format.declaration,
      ],
      examples: [
        Example("admin report --by hour", "At what time guests come"),
        Example("admin report 'Thai Orchid Table' --format csv", "For a spreadsheet"),
      ],
      fields: [
        ResultField("day", type: "string", "The day, YYYY-MM-DD"),
        ResultField("hour", type: "number", "The hour of the day, 0 to 23"),
        ResultField("restaurant", type: "string", "The id of the place"),
        ResultField("name", type: "string", "Its name"),
        ResultField("deal", type: "string", "Id of the deal"),
        ResultField("title", type: "string", "What was offered"),
        ResultField("uses", type: "number", "How many codes were shown"),
        ResultField("redemptions", type: "number", "How many codes were redeemed"),
      ],
      columns: [
        ResultColumn("DAY", "Only when counted by day: YYYY-MM-DD"),
        ResultColumn("HOUR", "Only when counted by hour: 0 to 23"),
        ResultColumn("DEAL", "Only when counted by deal: its title, else its id"),
        ResultColumn("PLACE", "Only when counted by deal: the name of the place"),
        ResultColumn("USED", "How many codes were shown"),
        ResultColumn("REDEEMED", "How many codes were redeemed"),
      ],
      exits: [
        ExitNote(1, "None of your deals was used"),
        ExitNote(5, "You are not an admin of this restaurant, or of any"),
      ])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let report = try report(arguments, try OwnerSession(context))
    if arguments[format] == .csv, !report.rows.isEmpty { return .text(report.csv) }
    return listing(report)
  }

  private static func report(
    _ arguments: ParsedArguments, _ owner: OwnerSession
  ) throws(Failure) -> DealReport {
    let session = owner.session
    let account = try session.account()
    let place = try arguments[anyRestaurant].map { text throws(Failure) in
      try owner.place(text, to: "report on")
    }
    try owner.checkAdmin(of: place, to: place == nil ? "report on deals" : "report on")
    let moments = try session.state { (state) throws(SnapshotFault) -> [DealMoment] in
      guard let account else { return [] }
      return try state.dealMoments(of: account, at: place?.id)
    }
    var places: [RestaurantID: Restaurant] = [:]
    for id in Set(moments.map(\.restaurant)) {
      places[id] = try session.context.asking { () throws(StoreError) in
        try session.store.restaurantEvenRemoved(id)
      }
    }
    let keys = Set(arguments[by].flatMap(\.self))
    return DealReport(
      moments, by: keys.isEmpty ? Set(DealReport.Key.allCases) : keys, at: session.context.moment,
      days: { today in TimelineOptions.days(arguments, today: today) }, places: places,
      try session.context.clocks())
  }

  private static func listing(_ report: DealReport) -> Output {
    var columns: [Column<DealReport.Row>] = []
    if report.keys.contains(.day) {
      columns.append(Column("DAY") { .text($0.day?.description) })
    }
    if report.keys.contains(.hour) {
      columns.append(
        Column("HOUR", .right) { row in
          Cell(StyledText(row.hour.map { "\($0):00" } ?? ""), raw: row.hour.map(String.init) ?? "")
        })
    }
    if report.keys.contains(.deal) {
      columns += [
        Column("DEAL", shrinksTo: 12) { .text($0.title ?? $0.deal?.text, .strong) },
        Column("PLACE", rank: 1, shrinksTo: 10) { .text($0.name ?? $0.restaurant?.text) },
      ]
    }
    columns += [
      Column("USED", .right) { .number($0.uses) },
      Column("REDEEMED", .right) { .number($0.redemptions) },
    ]
    let (uses, redemptions) = report.rows.reduce((0, 0)) { sums, row in
      (sums.0 + row.uses, sums.1 + row.redemptions)
    }
    return .listing(
      Listing(
        report.rows, columns: columns, json: json,
        whenEmpty: Nothing("none of your deals was used", hints: ["keylime admin deal list"]),
        footer: ["\(uses, .strong) used, \(redemptions, .strong) redeemed"]))
  }

  private static func json(_ row: DealReport.Row) -> JSONObject {
    var json = JSONObject()
    json["day"] = row.day.map { .string($0.description) }
    json["hour"] = row.hour.map(JSON.count)
    json["restaurant"] = row.restaurant.map { .string($0.text) }
    json["name"] = row.name.map(JSON.string)
    json["deal"] = row.deal.map { .string($0.text) }
    json["title"] = row.title.map(JSON.string)
    json["uses"] = .count(row.uses)
    json["redemptions"] = .count(row.redemptions)
    return json
  }
}
