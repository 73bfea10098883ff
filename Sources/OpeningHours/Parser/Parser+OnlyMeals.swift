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

// Times that some days have besides those that were told before: `Mo-Fr 11:30-14:30, Do+Fr auch 18-22`.
extension Parser {
  /// Skips a word such as `also` between days and times; returns false when something else is next.
  mutating func also(into draft: inout RuleDraft) -> Bool {
    guard draft.isDaysAlone, !draft.isAdded, isAlso else { return false }
    let next = pastFillers(1)
    guard beginsTime(next) || beginsMeal(next) else { return false }
    warn(.informalDays, token.position)
    index += next
    draft.isAdded = true
    return true
  }

  /// Whether a word for times that are added is next.
  var isAlso: Bool { token.word.map(Self.also.contains) ?? false }

  private static let also: Set = [
    "also", "additionally", "plus", "auch", "zusätzlich", "aussi", "également", "anche", "también",
    "tambien", "também", "ook", "även", "også", "myös", "также", "також", "też", "także", "také",
  ]
}
