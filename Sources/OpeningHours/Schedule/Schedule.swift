/// A parsed `opening_hours` value: a list of rules that determine the status at any instant.
///
/// Get one from ``parse(_:)`` or from a converter; print it with ``canonical``.
public struct Schedule: Hashable, Sendable {
  /// The rules, first to last; never empty.
  let rules: [Rule]
  /// Properties of the whole schedule, for evaluation.
  let traits: Traits

  init(rules: [Rule]) {
    self.rules = rules
    self.traits = Traits(rules)
  }

  /// Whether the hours of some days depend on public holidays.
  public var usesPublicHolidays: Bool {
    traits.holidays.contains { $0.kind == .publicHoliday }
  }

  /// Whether the hours of some days depend on school holidays.
  public var usesSchoolHolidays: Bool {
    traits.holidays.contains { $0.kind == .schoolHoliday }
  }

  /// Whether some hours begin or end with the sun.
  public var followsSun: Bool { rules.contains { $0.times.contains(where: \.followsSun) } }

  /// Whether the hours of a day may go on into the next one.
  public var passesMidnight: Bool { traits.passMidnight }
}

/// One rule: days, times and state.
struct Rule: Hashable, Sendable {
  /// The separator before the rule, which defines its effect on earlier rules.
  enum Separator: Hashable, Sendable {
    /// `;`: replaces the result of earlier rules on the days it matches.
    case replacing
    /// `,`: adds to the result of earlier rules.
    case adding
    /// `||`: applies only where the result of earlier rules is closed.
    case fallback
  }

  var separator = Separator.replacing
  var days = DaySelector()
  /// The times; empty for the whole day.
  var times: [TimeSpan] = []
  var state = State.open
  var comment: String?

  /// Whether the rule closes whole days, such as `PH off`.
  var closesWholeDays: Bool { state == .closed && times.isEmpty }
}

/// Whether a place is open; `unknown` when the value does not say or facts are missing.
public enum State: String, CaseIterable, Hashable, Sendable {
  /// The three states.
  case open, closed, unknown
}

/// Properties of a whole schedule, computed once for evaluation.
struct Traits: Hashable, Sendable {
  /// Whether all weeks are the same, apart from clock changes.
  let repeatsWeekly: Bool
  /// The distinct holiday entries of the schedule.
  let holidays: [HolidayEntry]
  /// Whether the hours of a day may go on into the next one.
  let passMidnight: Bool

  init(_ rules: [Rule]) {
    var repeats = true
    var holidays: [HolidayEntry] = []
    for index in rules.indices {
      if rules[index].days.repeatsWeekly {
        repeats = repeats && !rules[index].times.contains { $0.followsSun }
        continue
      }
      repeats = false
      for entry in rules[index].days.holidayEntries where !holidays.contains(entry) {
        holidays.append(entry)
      }
    }
    self.repeatsWeekly = repeats
    self.holidays = holidays
    self.passMidnight = rules.contains(where: \.mayPassMidnight)
  }
}
