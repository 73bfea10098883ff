import Arguments
import KeyLimeEngine

/// `timeline`: shows and changes check-ins.
enum TimelineVerb: Verb {
  private static let month = Option(
    "month", value: .month, summary: "Show a calendar of this month")
  private static let year = Option(
    "year", value: .integer("YEAR", in: 1...9999), summary: "Show a heat map of this year")
  private static let by = Option(
    "by", value: .oneOf(Timeline.Grouping.self, "WHAT"), summary: "Count check-ins by this",
    discussion: """
      In a pipe the fields are the group, the number of check-ins, the number of days, and the \
      first and the last day.
      """)
  private static let stats = Flag("stats", summary: "Show streaks, first visits, most visited")
  private static let limit = Option(
    "limit", short: "n", value: .limit(),
    summary: "Maximum number of rows; 0 shows all",
    standard: "50")
  private static let format = Option(
    "format", short: "f", value: .oneOf(TimelineExport.Format.self, "FORMAT"),
    summary: "Output format", standard: "ical")

  static var spec: CommandSpec {
    CommandSpec(
      name: "timeline", group: .act, summary: "Show where you have been",
      discussion: """
        Lists check-ins by day, the latest first, in the local time of each place. To refer to a \
        check-in, use its id, a unique beginning of it, or 'last'.
        """,
      options: [
        month.declaration, year.declaration, by.declaration, stats.declaration, limit.declaration,
      ] + PlaceMap.declarations + TimelineOptions.declarations,
      rules: [
        .atMostOne(["month", "year", "by", "stats", "map"]), .conflict("limit", "month"),
        .conflict("limit", "year"), .conflict("limit", "stats"),
      ] + TimelineOptions.rules
        + PlaceMap.rules,
      examples: [
        Example("timeline --month 2026-11", "A calendar with counts"),
        Example("timeline --since 'last monday'", "The days since then"),
        Example("timeline --by place", "Your places, the most visited first"),
        Example("timeline --stats", "Statistics"),
      ],
      fields: CheckInFields.declaredWithStatistics + summaryFields + GroupListing.fields,
      columns: TimelineListing.documented,
      exits: [
        ExitNote(1, "There is no such check-in"),
        ExitNote(2, "The command line is invalid, or several check-in ids begin with it"),
      ],
      subcommands: subcommands, seeAlso: ["checkin"])
  }

  private static let summaryFields = [
    ResultField("month", type: "string", "With --month: YYYY-MM"),
    ResultField("year", type: "number", "With --year"),
    ResultField("count", type: "number", "With --month, --year or --by: number of check-ins"),
    ResultField(
      "days", type: "any", "Days with check-ins and their counts; with --stats or --by their number"
    ),
    ResultField("checkIns", type: "number", "With --stats: number of check-ins"),
    ResultField("places", type: "number", "With --stats: number of places"),
    ResultField("currentStreak", type: "object", "With --stats: days, first, last; or null"),
    ResultField("longestStreak", type: "object", "With --stats: days, first, last; or null"),
    ResultField("mostVisited", type: "array", "With --stats: places with count, first, last"),
    ResultField("firstVisits", type: "array", "With --stats: places by first visit, newest first"),
    ResultField("weekdays", type: "array", "With --stats: check-ins on Monday to Sunday"),
  ]

  private static var subcommands: [CommandSpec] {
    let checkIn = TimelineChange.checkIn.declaration
    let fields = CheckInFields.declared
    return [
      CommandSpec(
        name: "show", summary: "Show one check-in with map and pictures", operands: [checkIn],
        options: [PictureWish.flag.declaration],
        examples: [Example("timeline show last", "The latest")],
        fields: fields + [CheckInBills.field]),
      CommandSpec(
        name: "edit", summary: "Change a check-in",
        discussion: """
          --with replaces all companions, --alone removes them. An empty --note clears the note. \
          --name changes the name of the place in this check-in.
          """,
        operands: [checkIn], options: TimelineChange.options + WriteOptions.declarations,
        rules: [.conflict("with", "alone")],
        examples: [Example("timeline edit last --note 'window seat'", "Change the note")],
        fields: fields),
      CommandSpec(
        name: "remove", summary: "Remove a check-in", operands: [checkIn],
        options: WriteOptions.declarations,
        examples: [Example("timeline remove last", "'keylime undo' brings it back")],
        fields: fields),
      photo(fields),
      CommandSpec(
        name: "export", summary: "Export check-ins for other programs",
        discussion: "Formats: ical for calendars, geojson and gpx for maps, csv for spreadsheets.",
        options: [format.declaration] + TimelineOptions.declarations,
        rules: TimelineOptions.rules,
        examples: [Example("timeline export --format gpx", "As waypoints")],
        fields: Context.exportFields),
    ]
  }

  private static func photo(_ fields: [ResultField]) -> CommandSpec {
    let checkIn = TimelineChange.checkIn.declaration
    return CommandSpec(
      name: "photo", summary: "Add or remove pictures", fields: fields,
      subcommands: [
        CommandSpec(
          name: "add", summary: "Add pictures to a check-in",
          operands: [checkIn, TimelineChange.files.declaration],
          options: WriteOptions.declarations,
          examples: [Example("timeline photo add last lunch.jpg", "One more")], fields: fields),
        CommandSpec(
          name: "remove", summary: "Remove a picture from a check-in",
          operands: [checkIn, TimelineChange.photo.declaration],
          options: WriteOptions.declarations,
          examples: [Example("timeline photo remove last 1", "The first one")], fields: fields),
      ], needsSubcommand: true)
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let session = try UserSession(context)
    let change = TimelineChange(session: session, arguments: arguments)
    switch Array(arguments.path.dropFirst()) {
    case ["show"]: return try show(session, arguments)
    case ["edit"]: return try change.edit()
    case ["remove"]: return try change.remove()
    case ["photo", "add"]: return try change.addPhotos()
    case ["photo", "remove"]: return try change.removePhoto()
    case ["export"]: return try session.ofWhoIsLoggedIn(export(session, arguments))
    default: return try session.ofWhoIsLoggedIn(view(session, arguments))
    }
  }

  private static func view(
    _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    let context = session.context
    let book = try CheckInBook(session)
    var question = try TimelineOptions.question(book, arguments, context)
    if let typed = arguments[month] {
      let today = try context.todayHere(session.store)
      return try calendar(of: typed.month(today: today), today, book, question, context)
    }
    if let year = arguments[year] {
      let heatmap = YearHeatmap(
        year: year, counts: try book.countByDay(question), signs: context.terminal.signs)
      return .record(heatmap.record)
    }
    if arguments[stats] ?? false {
      let statistics = VisitStatistics(
        try book.timeline(question).timeline, today: try context.todayHere(session.store))
      return .record(
        StatisticsPage(statistics: statistics).record(forJSON: !context.format.isPlain))
    }
    let most = arguments.rows(limit, standard: 50)
    if let grouping = arguments[by] {
      let groups = try book.groups(by: grouping, question)
      guard !groups.isEmpty else { return .nothing(try book.nothing()) }
      return .listing(
        GroupListing(groups: groups, grouping: grouping, people: book.people).listing(limit: most))
    }
    question.limit = most
    return try list(question, book, arguments, session)
  }

  private static func calendar(
    of month: CalendarMonth, _ today: CalendarDay, _ book: CheckInBook,
    _ question: TimelineQuestion, _ context: Context
  ) throws(Failure) -> Output {
    var question = question
    // What happened in other months need not be counted.
    question.days = question.days ?? month.days
    let calendar = MonthCalendar(
      month: month, counts: try book.countByDay(question), today: today,
      signs: context.terminal.signs)
    return .record(calendar.record)
  }

  private static func list(
    _ question: TimelineQuestion, _ book: CheckInBook, _ arguments: ParsedArguments,
    _ session: UserSession
  ) throws(Failure) -> Output {
    let context = session.context
    let answer = try book.timeline(question)
    let visits = answer.timeline.visits
    guard !visits.isEmpty else { return .nothing(try book.nothing()) }
    let hasMap = context.showsTables && arguments[PlaceMap.flag] ?? false
    let listing = TimelineListing(
      visits: visits, people: book.people, isNumbered: hasMap
    ).listing(outOf: visits.count + answer.remaining)
    let me = hasMap ? try UserLocation(context: context, store: session.store).home() : nil
    return try PlaceMap.added(to: .listing(listing), arguments, context, from: me)
  }

  private static func show(
    _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    let context = session.context
    let book = try CheckInBook(session)
    let name = try arguments.needed(TimelineChange.checkIn)
    let visit = try book.resolve(name, to: "show")
    let frame = try PictureFrame(
      arguments, session.store, context, hasColors: context.terminal.colorsOutput)
    for photo in visit.checkIn.photos { frame.show(photo) }
    let bills = try CheckInBills(of: visit, session)
    let page = CheckInPage(
      visit: visit, people: book.people, bills: bills, store: session.store,
      neighbours: try neighbours(of: visit, session), units: try context.units())
    var json = CheckInFields.json(visit, book.people)
    json["bills"] = bills.json
    return .record(
      Record(json: json, lines: page.lines, position: visit.checkIn.place.position))
  }

  /// Catalogue places around a check-in, for the map; nil when the map is not shown.
  private static func neighbours(
    of visit: CheckInState, _ session: UserSession
  ) throws(Failure) -> [Coordinate]? {
    let terminal = session.context.terminal
    guard terminal.outputIsTerminal, !terminal.isAccessible,
      let position = visit.checkIn.place.position
    else { return nil }
    var question = NearbyQuestion(around: position, within: .kilometres(1))
    question.limit = 60
    return try session.context.asking { () throws(StoreError) in
      try session.store.nearby(question).found.map(\.restaurant.position)
    }
  }

  private static func export(
    _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    let book = try CheckInBook(session)
    let question = try TimelineOptions.question(book, arguments, session.context)
    let timeline = try book.timeline(question).timeline
    guard !timeline.visits.isEmpty else { return .nothing(try book.nothing()) }
    let export = TimelineExport(timeline: timeline, people: book.people)
    let format = arguments[format] ?? .ical
    let output = session.context.exported(export.text(format), isJSON: format == .geojson)
    let omitted = export.omitted(format)
    if omitted > 0 {
      session.context.warn("left out \(omitted.counted("check-in")) without a position")
    }
    return output
  }
}
