import Arguments
import KeyLimeEngine

/// The days of the bills that are listed or exported, as options say them.
struct BillDays {
  static let options: [OptionDeclaration] = [
    TimelineOptions.since.declaration, TimelineOptions.until.declaration,
  ]

  /// The first day; nil for all before ``until``.
  private let since: CalendarDay?
  /// The last day; nil for all from ``since`` on.
  let until: CalendarDay?

  /// Reads the options.
  ///
  /// Throws `config` when the system does not know the zone in the config.
  init(_ arguments: ParsedArguments, _ session: UserSession) throws(Failure) {
    guard Self.options.contains(where: arguments.isGiven) else {
      (since, until) = (nil, nil)
      return
    }
    let today = try session.context.todayHere(session.store)
    let first = arguments[TimelineOptions.since]?.pastDate(today: today)
    since = first
    until = arguments[TimelineOptions.until].map { day in
      TimelineOptions.end(day, after: first, today: today)
    }
  }

  func contains(_ day: CalendarDay) -> Bool {
    since.map { $0 <= day } ?? true && until.map { day <= $0 } ?? true
  }

  /// Which days, in a sentence about bills: ` since 2026-11-04`; empty for all days.
  var words: String {
    (since.map { " since \($0)" } ?? "") + (until.map { " up to \($0)" } ?? "")
  }
}
