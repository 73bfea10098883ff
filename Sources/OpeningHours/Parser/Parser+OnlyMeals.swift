// Days on which a place has one meal of those that its other days have: `Tu-Fr 12-14, 18-22; Sat dinner
// only` and `Sa und So nur abends`.
extension Parser {
  /// Reads days and the only meal that there is on them, in either order; returns false when something
  /// else is next.
  mutating func onlyMeal(into draft: inout RuleDraft) -> Bool {
    guard mentionsMeal else { return false }
    var ahead = self
    var part = ClosedPart(days: DaySelector(), isOnlyOpen: true)
    var saysOnly = false
    while !ahead.endsPart {
      if ahead.token.word.map(Self.only.contains) ?? false, !saysOnly {
        saysOnly = true
        ahead.index += 1
      } else if case .meal(let hours) = ahead.word(), part.hours == nil {
        part.hours = hours
        ahead.index += 1
      } else if ahead.isWeekdayOrHoliday(), part.days.isEmpty {
        guard (try? ahead.weekdayList(into: &part.days)) != nil else { return false }
      } else {
        let next = ahead.pastFillers(0)
        guard next > 0 else { return false }
        ahead.index += next
      }
    }
    guard saysOnly, part.hours != nil, !part.days.isEmpty, part.days.repeatsWeekly,
      part.days.onlyHolidays.isEmpty
    else {
      return false
    }
    let start = index
    self = ahead
    draft.closedParts = [part]
    warn(.informalDays, since: start)
    return true
  }

  private static let only: Set = [
    "only", "nur", "seulement", "uniquement", "solo", "sólo", "soltanto", "solamente", "alleen",
    "apenas", "somente", "só", "только", "тільки", "tylko", "pouze", "csak", "kun", "bare",
    "endast",
  ]
}
