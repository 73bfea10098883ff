/// A parsed `opening_hours` value: rules in order, from which the state at any instant follows.
///
/// Get one from ``parse(_:)`` or from a converter; print it with ``canonical``.
public struct Schedule: Hashable, Sendable {
  /// The rules, first to last; never empty.
  let rules: [Rule]
  /// What the evaluator wants to know before it looks at any day.
  let traits: Traits

  init(rules: [Rule]) {
    self.rules = rules
    self.traits = Traits(rules)
  }

  /// How many rules there are; a `ruleIndex` in an answer is below this.
  public var ruleCount: Int { rules.count }
}

/// One rule: on which days, at what times, in which state.
struct Rule: Hashable, Sendable {
  /// How the rule stands to those before it.
  enum Separator: Hashable, Sendable {
    /// `;` replaces what earlier rules said about the days it matches.
    case replacing
    /// `,` adds to what earlier rules said.
    case adding
    /// `||` counts only where nothing before it is open or unknown.
    case fallback
  }

  var separator = Separator.replacing
  var days = DaySelector()
  /// Empty: the whole day.
  var times: [TimeSpan] = []
  var state = State.open
  var comment: String?

  /// A rule that takes whole days away, such as `PH off`.
  var closesWholeDays: Bool { state == .closed && times.isEmpty }
}

/// Whether a place is open; `unknown` when the value leaves it open or facts are missing.
public enum State: String, CaseIterable, Hashable, Sendable {
  /// The three states.
  case open, closed, unknown
}
