/// The hours of one schema.org thing.
struct SchemaOrgHours {
  /// The hours in OpenStreetMap's syntax.
  private(set) var text: String?
  /// What says something about the hours and was not understood, by the property it is in.
  private(set) var unread: [(property: String, value: String)] = []

  /// `openingHours` is in OpenStreetMap's syntax already, in several texts or joined by commas;
  /// the specifications are not.
  init(_ thing: JSON) {
    let rules = (thing["openingHours"]?.list ?? []).compactMap { $0.text.flatMap(Cleaning.clean) }
    let spans = readSpans(of: thing, "openingHoursSpecification", areSpecial: false)
    let special = readSpans(of: thing, "specialOpeningHoursSpecification", areSpecial: true)
    let week = SchemaOrgWeek(spans.filter { $0.season == nil })
    let seasons = SchemaOrgSeasons(spans, special: special, besides: rules.isEmpty ? week : nil)
    let usual = rules.isEmpty ? week.hours.text : Self.joined(rules)
    // Without a rule for the rest of the year it would be closed then.
    let base = usual ?? (seasons.rules.isEmpty ? nil : "unknown")
    text = base.map { ([$0] + seasons.rules).joined(separator: "; ") }
  }

  private mutating func readSpans(
    of thing: JSON, _ property: String, areSpecial: Bool
  ) -> [SchemaOrgSpan] {
    (thing[property]?.list ?? []).compactMap { value in
      let span = SchemaOrgSpan(value, isSpecial: areSpecial)
      unread += span.unread.map { (property, $0) }
      return span
    }
  }

  /// One text of several whose hours add up, as in `Mo-Fr 11:00-14:30` and `Mo-Fr 17:00-22:00`;
  /// those of holidays and dates stand in for the others.
  private static func joined(_ rules: [String]) -> String {
    rules.dropFirst().reduce(rules[0]) { $0 + (isException($1) ? "; " : ", ") + $1 }
  }

  /// Whether a rule starts with what is no day of the week and no time, such as `PH` or `Dec 24`.
  private static func isException(_ rule: String) -> Bool {
    let word = rule.prefix { $0.isLetter || $0.isNumber }.lowercased()
    return exceptions.contains { word.hasPrefix($0) } || word.count == 4 && Int(word) != nil
  }

  private static let exceptions =
    ["ph", "sh", "easter", "week"] + SchemaOrgSeason.months.map { $0.lowercased() }
}
