/// The status at one instant.
public struct Status: Hashable, Sendable {
  /// Open, closed or unknown.
  public let state: State
  /// The comment of the deciding rule, without quotes.
  public let comment: String?
  /// The index of the deciding rule; nil when no rule matches.
  public let ruleIndex: Int?
  /// The reason for the state.
  public let reason: Reason
}

/// The reason for a state.
public enum Reason: Hashable, Sendable {
  /// A rule defines it.
  case rule
  /// No rule matches the instant, which means closed.
  case noRule
  /// The hours have an open end (`18:00+`), so the place may have closed already.
  case openEnd
  /// The value has only a start time (`Su 09:30`).
  case onlyStart
  /// It depends on holidays that are not known.
  case holidaysUnknown(MissingHolidays)
}

/// The holidays that are not known.
public enum MissingHolidays: Hashable, Sendable {
  /// The country is not known.
  case anyCountry
  /// There is no table for the country with this code.
  case country(String)
  /// The regions of the country differ, and the region is not known.
  case region(of: String)
  /// The government of the country has not published the days of the year yet.
  case decree(of: String)
  /// It depends on the municipality in the region with this code, such as `DE-BY`.
  case municipality(of: String)
  /// There is no table of school holidays for the country with this code; nil when the country is
  /// not known.
  case schools(of: String?)
  /// The school holidays of the country's states differ, and the state is not known.
  case schoolState(of: String)
  /// The school holidays of the country are not published for the year.
  case schoolYear(of: String)
}

extension Reason {
  /// A short English description.
  public var message: String {
    switch self {
    case .rule: "by rule"
    case .noRule: "no rule matches"
    case .openEnd: "no closing time is given"
    case .onlyStart: "only the time of opening is given"
    case .holidaysUnknown(let holidays): holidays.message
    }
  }
}

extension MissingHolidays {
  /// A short English description.
  public var message: String {
    switch self {
    case .anyCountry: "public holidays unknown, because the country is not known"
    case .country(let code): "public holidays unknown, there is no table for \(code)"
    case .region(let code):
      "public holidays unknown, they differ between the regions of \(code)"
    case .decree(let code): "public holidays unknown, those of \(code) are not published yet"
    case .municipality(let code):
      "public holidays unknown, that day is one in some municipalities of \(code) only"
    case .schools(nil): "school holidays unknown, because the country is not known"
    case .schools(let code?): "school holidays unknown, there is no table for \(code)"
    case .schoolState(let code):
      "school holidays unknown, they differ between the states of \(code)"
    case .schoolYear(let code):
      "school holidays unknown, those of \(code) are not published for that year"
    }
  }
}

/// A time interval with one status.
public struct Interval: Hashable, Sendable {
  /// The start.
  public let start: Moment
  /// The end, which is not part of the interval.
  public let end: Moment
  /// The status during the interval.
  public let status: Status

  /// Open, closed or unknown.
  public var state: State { status.state }
  /// The comment of the deciding rule.
  public var comment: String? { status.comment }
  /// The index of the deciding rule.
  public var ruleIndex: Int? { status.ruleIndex }
}

/// A change of the state.
public struct Change: Hashable, Sendable {
  /// The instant of the change.
  public let moment: Moment
  /// The status after the change.
  public let status: Status
}

/// How long a place stays open.
public enum TimeUntilClose: Hashable, Sendable {
  /// The place is not open, or this is unknown.
  case notOpen
  /// The number of real minutes, rounded down; `then` is the state afterwards: closed, or unknown
  /// for an open end.
  case minutes(Int, then: State)
  /// It does not close within five years.
  case never
}

/// An answer that may be unknown.
public enum Tristate: String, Hashable, Sendable {
  /// The three answers.
  case yes, no, unknown
}
