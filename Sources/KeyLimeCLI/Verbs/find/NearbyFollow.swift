import Arguments
import KeyLimeEngine

/// `nearby --follow`: lists the places around somebody who moves, anew after each stretch.
///
/// On a terminal the list is redrawn in place; in a pipe each change is one JSON object.
struct NearbyFollow {
  static let follow = Flag(
    "follow", summary: "List anew as you move",
    discussion: """
      Positions come from --track, else from gpsd through gpspipe. On a terminal the list is drawn \
      anew in place; in a pipe each change is one line of JSON: latitude, longitude, places, and \
      those that are new.
      """)
  static let track = Option(
    "track", value: .path("FILE", extensions: ["gpx", "nmea", "log"]),
    summary: "With --follow: positions to follow, or -",
    discussion: "GPX, NMEA 0183 or gpsd's JSON; '-' reads standard input as it comes.")
  static let every = Option(
    "every", value: .distance, summary: "With --follow: how far before a new list",
    standard: "500m")

  static let declarations = [follow.declaration, track.declaration, every.declaration]
  static let rules: [Rule] = [
    .requires("track", "follow"), .requires("every", "follow"), .conflict("follow", "near"),
    .conflict("follow", "map"),
  ]

  let context: Context
  let store: Store
  let question: NearbyQuestion
  /// The words and options, which are read anew for each list: what is open changes.
  let search: WordSearch
  let every: Distance

  private var last: Coordinate?
  private var hasFix: Bool?
  private var seen: Set<RestaurantID> = []
  private var screen: RedrawnScreen
  private var shown: Shown?

  /// What a terminal shows.
  private struct Shown {
    let list: Output?
    let heading: StyledText
  }

  init(
    _ context: Context, _ store: Store, _ question: NearbyQuestion, _ search: WordSearch,
    every: Distance
  ) {
    (self.context, self.store, self.question, self.every) = (context, store, question, every)
    self.search = search
    screen = RedrawnScreen(context)
  }

  /// Follows the positions to their end.
  ///
  /// Throws `usage` when they cannot be read, and `store` when the catalogue cannot be.
  static func run(
    _ arguments: ParsedArguments, _ context: Context, _ store: Store, _ question: NearbyQuestion,
    _ search: WordSearch
  ) throws(Failure) -> Output {
    try checkFormat(context.format)
    guard let path = arguments[track] else { return try gpsd(arguments, context) }
    let lines = try TrackLines(path, context)
    let every = try context.distance(arguments[every]) ?? Distance(metres: 500)
    var follow = NearbyFollow(context, store, question, search, every: every)
    while let line = try lines.next() {
      for fix in TrackLine.fixes(in: line) { try follow.take(fix) }
    }
    guard follow.last != nil else {
      return .nothing(follow.hasFix == nil ? Self.noTrack : Self.noFix)
    }
    return .shown
  }

  private static let noTrack = Nothing(
    "the track has no position",
    hints: ["GPX, NMEA 0183 and gpsd's JSON are read; gpsbabel makes GPX of others"])

  private static let noFix = Nothing(
    "the track has no position: its receiver did not know where it was")

  /// Throws `usage` for a format that the lines of a walk do not have.
  private static func checkFormat(_ format: Format) throws(Failure) {
    switch format {
    case .plain, .json(.all), .ndjson(.all): return
    case .json, .ndjson, .geojson, .template, .ids:
      let isOfJSON = format.tellsErrorsAsJSON
      throw .cannot(
        "follow with \(isOfJSON ? "selected fields" : format.spelling ?? "")",
        "each change is one whole object of JSON", .usage, code: "conflicting-options",
        hints: ["give --ndjson alone, and select fields with jq"])
    }
  }

  /// The same command with the reports of gpsd as its track.
  private static func gpsd(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> Output {
    try Receiver(context: context).checkAnswer(
      for: "follow your position", otherwise: "--track FILE follows a recorded track")
    let words = arguments.words + ["--track", "-"]
    return .handOver(.shell("gpspipe -w | \"$KEYLIME\"", words))
  }

  private mutating func take(_ fix: Fix) throws(Failure) {
    if context.followResize(), let shown {
      screen.clear()
      draw(shown)
    }
    switch fix {
    case .lost:
      if hasFix == true { tell("your position is lost") }
      hasFix = false
    case .at(let position):
      if hasFix == false, last != nil { tell("your position is found again") }
      hasFix = true
      if let last, Origin(last).distance(to: position) < every { return }
      last = position
      try show(position)
    }
  }

  private mutating func tell(_ change: StyledText) {
    context.note(change)
    screen.leave()
  }

  private mutating func show(_ position: Coordinate) throws(Failure) {
    var question = question
    question.origin = position
    try context.readClock()
    question.filter = try search.filter()
    store.journal.forget()
    let places = try context.places()
    let answer = try context.asking { [question] () throws(PlaceQuestionError) in
      try places.nearby(question, showsOwn: context.showsOwn)
    }
    let new = answer.found.map(\.restaurant.id).filter { !seen.contains($0) }
    seen.formUnion(new)
    guard context.showsTables else { return print(answer, new: new, at: position) }
    guard !answer.found.isEmpty else {
      return draw(Shown(list: nil, heading: "at \(position): nothing is near"))
    }
    let listing = try RestaurantListing(
      context: context, store: store, time: question.filter.open?.time, origin: position
    ).output(answer, whenEmpty: Nothing("nothing is near"))
    let count = new.count.counted("new place")
    draw(Shown(list: listing, heading: "at \(position): \(count)"))
  }

  private mutating func draw(_ shown: Shown) {
    self.shown = shown
    screen.show(shown.list, under: shown.heading)
  }

  private func print(_ answer: Answer, new: [RestaurantID], at position: Coordinate) {
    let object: JSONObject = [
      "latitude": .decimal(position.latitude), "longitude": .decimal(position.longitude),
      "new": .array(new.map { .string($0.text) }),
      "places": .array(answer.found.map { .object(RestaurantFields.json($0)) }),
    ]
    context.output.write(line: JSON.object(object).compactText)
    context.output.flush()
  }
}
