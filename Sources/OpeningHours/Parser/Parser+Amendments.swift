// What is no rule itself, and changes those before it.
extension Parser {
  /// The rules with the breaks of a draft, its later end, the parts of days that it closes, and its
  /// remark on the last that is open; nil when there are no such hours.
  static func amended(
    _ rules: [PlacedRule], by draft: RuleDraft, at position: Range<Int>
  ) -> [PlacedRule]? {
    if !draft.laterEnds.isEmpty { return ending(rules, as: draft, at: position) }
    if !draft.closedParts.isEmpty { return closing(draft.closedParts, of: rules, at: position) }
    var amended = rules
    for pause in draft.breaks {
      guard let rest = pausing(amended, for: pause) else { return nil }
      amended = rest
    }
    guard let remark = draft.comment else { return amended }
    return remarking(amended, remark)
  }

  private static func remarking(_ rules: [PlacedRule], _ remark: String) -> [PlacedRule]? {
    guard let last = rules.lastIndex(where: { $0.rule.state == .open && !$0.rule.times.isEmpty })
    else { return nil }
    var rules = rules
    let comments = [rules[last].rule.comment, remark].compactMap(\.self)
    rules[last].rule.comment = comments.joined(separator: " ")
    return rules
  }
}
