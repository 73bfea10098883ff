// Times that some days have besides those of the rule before: `Mo-Fr 11:30-14:30, Do+Fr auch 18-22`.
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
