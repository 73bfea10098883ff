import KeyLimeEngine

extension Failure {
  /// A value that is not understood, with the position of the problem and a hint.
  static func notUnderstood(_ value: String, _ problem: HoursProblem) -> Failure {
    .cannot(
      "understand '\(value)'", reason(problem, in: value), .nothingFound,
      code: "hours-not-understood", hints: [advice(problem.kind)])
  }

  /// Some of several values were not understood.
  static func notUnderstood(_ count: HoursCount) -> Failure {
    let values = count.values == 1 ? "1 value" : "\(count.values) values"
    return .cannot(
      "understand the hours", "\(count.notUnderstood) of \(values) cannot be understood",
      .nothingFound, code: "hours-not-understood", hints: [advice(.unexpected)])
  }

  private static func reason(_ problem: HoursProblem, in value: String) -> String {
    let rest = String(decoding: Array(value.utf8.dropFirst(problem.position)), as: UTF8.self)
    let word = rest.prefix { $0 != " " && $0 != ";" }.prefix(20)
    let what = word.isEmpty ? "the text" : "'\(word)'"
    switch problem.kind {
    case .empty: return "it contains no rule"
    case .tooLong: return "it is longer than 65536 bytes"
    case .unexpected:
      if rest.isEmpty { return "it ends too early, at byte \(problem.position)" }
      return "\(what) at byte \(problem.position) has no meaning in this place"
    case .ambiguous: return "\(what) at byte \(problem.position) could mean more than one thing"
    case .outOfRange: return "\(what) at byte \(problem.position) is out of range"
    }
  }

  private static func advice(_ kind: HoursProblem.Kind) -> String {
    switch kind {
    case .empty, .unexpected:
      "write days, then times, as in 'Mo-Fr 09:00-18:00; Sa 10:00-14:00; PH off'; put other words "
        + "in double quotes"
    case .ambiguous:
      "write days as Mo, Tu, We, times as 09:00-18:00, dates as Dec 24, and a ; between rules"
    case .outOfRange: "times go from 00:00 to 48:00, days of a month to 31, weeks to 53"
    case .tooLong: "hours in OpenStreetMap take at most 255 characters"
    }
  }
}
