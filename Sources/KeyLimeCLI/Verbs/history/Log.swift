import Arguments
import KeyLimeEngine

/// `log`: lists the events of the journal.
enum Log: Verb {
  private static let limit = Option(
    "limit", short: "n", value: .limit(),
    summary: "Maximum number of events; 0 shows all",
    standard: "20")
  private static let by = Option(
    "by", value: .text("PERSON"),
    summary: "Only by this account: me, name, mail or id")
  private static let all = Flag("all", short: "a", summary: "Everybody's events, not only yours")
  private static let kind = Option(
    "do", value: .commaSeparated(.oneOf(ActionKind.self, "KIND")),
    summary: "Only this kind of action"
  ).repeatable
  private static let restaurant = Option(
    "restaurant", value: .restaurant, summary: "Only events about this place")
  private static let ineffective = Flag(
    "ineffective", summary: "Only events without effect, of everybody")
  private static let since = Option(
    "since", value: .pastTime, summary: "Only events since this day or time",
    discussion: ValueType<When.Day>.meaningOfPast)
  private static let until = Option(
    "until", value: .pastTime, summary: "Only events up to this day or time",
    discussion: ValueType<When.Day>.meaningOfPastEnd)

  static var spec: CommandSpec {
    CommandSpec(
      name: "log", group: .tool, summary: "List what you did, newest first",
      discussion: """
        Shows the events of your account, with --all those of everybody, from all replicas of this \
        store. An event that is not in effect is marked \
        with the reason, such as undone or not permitted.
        """,
      options: [
        limit.declaration, all.declaration, by.declaration, kind.declaration,
        restaurant.declaration, since.declaration, until.declaration, ineffective.declaration,
      ],
      rules: [.conflict("all", "by"), .conflict("ineffective", "by")],
      examples: [
        Example("log --do rate", "All ratings you gave"),
        Example("log --all --limit 100", "What everybody did"),
        Example("log --restaurant 'Bao House' --since 2026-11-01", "Events about one place"),
      ],
      fields: LoggedEvent.fields,
      columns: [
        ResultColumn("WHEN", "When it was done, RFC 3339"), ResultColumn("WHO", "Who did it"),
        ResultColumn("WHAT", "The action in words"),
        ResultColumn("EFFECT", "Yes, else why it has none"), ResultColumn("EVENT", "Its id"),
      ],
      exits: [ExitNote(1, "No event matches")],
      seeAlso: ["undo", "redo"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let history = try History(context)
    let wanted = try filter(arguments, history)
    let number = arguments.rows(limit, standard: 20)
    let (events, total) =
      arguments[ineffective] ?? false
      ? try ineffective(number, history, wanted) : try events(number, history, wanted)
    var logged: [LoggedEvent] = []
    logged.reserveCapacity(events.count)
    let reasons = try history.reasons(against: events)
    let forJSON = !context.format.isPlain
    for start in stride(from: 0, to: events.count, by: batch) {
      let decoded = events[start..<min(start + batch, events.count)].map { DecodedEvent($0) }
      try history.findPlaces(of: decoded, forWords: !forJSON)
      for event in decoded {
        let reason = reasons[event.event.id]
        logged.append(try LoggedEvent(event, reason: reason, history, forJSON: forJSON))
      }
    }
    let now = context.now
    let isNew = logged.isEmpty ? try history.isEmpty() : false
    let listing = Output.listing(
      Listing(
        logged,
        columns: [
          Column("WHEN", rank: 1) { .time($0.event.written.instant, now: now) },
          Column("WHO", rank: 2, shrinksTo: 8) { Cell($0.person) },
          Column("WHAT", shrinksTo: 24) { $0.cell },
          Column("EFFECT", rank: 4) { Cell($0.reason?.rawValue ?? "yes") },
          Column("EVENT", rank: 3) { Cell($0.event.id.text, .faint) },
        ],
        json: \.json, whenEmpty: nothing(arguments, isNew: isNew),
        notes: [total?.words(ofShown: logged.count)]))
    return isMine(arguments) ? try history.session.ofWhoIsLoggedIn(listing) : listing
  }

  /// Whether only what one did oneself is asked for.
  private static func isMine(_ arguments: ParsedArguments) -> Bool {
    arguments[all] == nil && arguments[by] == nil && arguments[ineffective] == nil
  }

  private static func nothing(_ arguments: ParsedArguments, isNew: Bool) -> Nothing {
    if isNew { return Nothing("the journal is still empty") }
    return Nothing(
      "no event matches", hints: isMine(arguments) ? ["--all shows what everybody did"] : [])
  }

  /// How many events are looked at together, so that the catalogue is opened once for their places.
  private static let batch = 1_000

  /// How many events behind the last one listed are counted.
  private static let mostCounted = 100

  /// The newest events that match, and how many there are if these are not all.
  private static func events(
    _ limit: Int, _ history: History, _ wanted: LogFilter
  ) throws(Failure) -> (events: [Event], total: ListTotal?) {
    return try history.session.context.journaling { () throws(JournalError) in
      var newest = try wanted.events(in: history.session.store.journal)
      var (found, count, rest): ([Event], Int, Int) = ([], 0, mostCounted)
      while let event = try newest.next(), !wanted.isBefore(event) {
        if wanted.includes(event) {
          if found.count < limit { found.append(event) }
          count += 1
        }
        guard count > limit else { continue }
        rest -= 1
        if rest == 0 { return (found, .atLeast(count)) }
      }
      return (found, count > found.count ? .exactly(count) : nil)
    }
  }

  /// The newest events that match and have no effect.
  private static func ineffective(
    _ limit: Int, _ history: History, _ wanted: LogFilter
  ) throws(Failure) -> (events: [Event], total: ListTotal?) {
    let all = try history.session.state { (state) throws(SnapshotFault) in
      try state.refusedEvents()
    }.filter(wanted.includes)
    let reasons = try history.reasons(against: all)
    let found = all.filter { reasons[$0.id] != nil }.sorted(by: >)
    let isCut = found.count > limit
    return (isCut ? Array(found.prefix(limit)) : found, isCut ? .exactly(found.count) : nil)
  }

  private static func filter(
    _ arguments: ParsedArguments, _ history: History
  ) throws(Failure) -> LogFilter {
    let context = history.session.context
    let place = try arguments[restaurant].map { (text) throws(Failure) in
      // What was done at a place stays in the log after the place left the catalogue.
      if let lost = try LostPlaces.ofAnyList(text, history.session) { return lost.id }
      return try RestaurantReference(near: arguments, history.session)
        .resolve(text, to: "look up").restaurant.id
    }
    let start = try arguments[since].map { (time) throws(Failure) in try time.instant(context) }
    return LogFilter(
      actor: try actor(arguments, history), kinds: Set(arguments[kind].flatMap(\.self)),
      place: place,
      since: start,
      until: try arguments[until].map { (time) throws(Failure) in
        try time.end(context, after: start)
      })
  }

  private static func actor(
    _ arguments: ParsedArguments, _ history: History
  ) throws(Failure) -> LogFilter.Actor {
    if arguments[all] ?? arguments[ineffective] ?? false { return .everybody }
    if let name = arguments[by] { return .one(try person(name, history)) }
    return history.account.map { .one($0) } ?? .nobody
  }

  /// The account for `me`, an id, a mail address, or a name that only one account has.
  private static func person(_ text: String, _ history: History) throws(Failure) -> AccountID {
    if BillPeople.isMe(text), let own = history.account { return own }
    let accounts = try history.session.state { (state) throws(SnapshotFault) in
      try state.accounts()
    }
    let action = "list the events of '\(text)'"
    switch NameBook(accounts.map(\.nameEntry)).find(text) {
    case .one(let id): return id
    case .several(let ids):
      throw .cannot(
        action, "several have this name", .usage, code: "no-such-person",
        hints: ids.map { "one is \($0)" })
    case .none: throw .cannot(action, "no such person", .nothingFound, code: "no-such-person")
    }
  }
}

extension AccountState {
  /// What the account goes by.
  fileprivate var nameEntry: NameBook<AccountID>.Entry {
    let names = [profile.firstName, profile.lastName].compactMap(\.self)
    return NameBook.Entry(
      id, keys: [id.text, id.textAmongPeople] + [profile.email].compactMap(\.self),
      name: names.joined(separator: " "), nicknames: names)
  }
}

/// A time in the past as typed; a weekday, and a day without a year, is the last such day.
enum PastTime {
  case exactly(Instant)
  case day(When.Day)
  case time(When)

  /// The instant that is meant; of a day its beginning.
  ///
  /// Throws `config` when the system does not know the zone in the config.
  func instant(_ context: Context) throws(Failure) -> Instant {
    try instant(context, daysAfter: 0)
  }

  /// The end of what is meant: of a day, the beginning of the next.
  ///
  /// What would lie before a start is the next such day. Throws `config` when the system does not
  /// know the zone in the config.
  func end(_ context: Context, after start: Instant?) throws(Failure) -> Instant {
    let end = try instant(context, daysAfter: 1)
    guard let start, end.seconds <= start.seconds else { return end }
    return try instant(context, daysAfter: 1, looksBack: false)
  }

  private func instant(
    _ context: Context, daysAfter days: Int, looksBack: Bool = true
  ) throws(Failure) -> Instant {
    let zone = try context.clocks().standardZone
    let moment: Moment
    switch self {
    case .exactly(let instant): return instant
    case .time(let when):
      let past = when.lookingBack(from: zone.local(context.moment))
      moment = (looksBack ? past : when).moment(now: context.moment, in: zone)
    case .day(let day):
      let today = try context.today()
      let date = looksBack ? day.pastDate(today: today) : day.date(today: today)
      moment = zone.moment(WallTime(date: date.adding(days: days), secondOfDay: 0))
    }
    return Instant(seconds: moment.secondsSince1970)
  }
}

extension ValueType<PastTime> {
  /// A time in the past: a day, a length of time, RFC 3339, or unix seconds.
  static let pastTime = ValueType(
    "DAY", expects: "a day such as monday, 2w or 2026-11-20, or a time such as 2026-11-20T18:30:00Z"
  ) { text in
    Instant(parsing: text).map { .exactly($0) } ?? When.Day(typed: text).map { .day($0) }
      ?? When(typed: text).map { .time($0) }
  }
}
