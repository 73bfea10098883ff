/// The rules for the dates at which a schema.org thing has other hours than usual.
struct SchemaOrgSeasons {
  /// In the order in which they override each other.
  private(set) var rules: [String] = []

  /// - Parameters:
  ///   - spans: those of `openingHoursSpecification`; those without a season say nothing here.
  ///   - special: those that only say what is unlike the usual.
  ///   - usual: the hours at other times; nil when they are not known day by day.
  init(_ spans: [SchemaOrgSpan], special: [SchemaOrgSpan], besides usual: SchemaOrgWeek?) {
    let all = spans + special
    var seasons: [SchemaOrgSeason] = []
    for case let season? in all.map(\.season) where !seasons.contains(season) {
      seasons.append(season)
    }
    let isAlone = usual.map { $0.hours.text == nil } ?? false
    // The shorter one is the exception; among equals the later.
    let order = seasons.enumerated().sorted {
      ($1.element.length, $0.offset) < ($0.element.length, $1.offset)
    }
    for season in order.map(\.element) {
      var hours = SchemaOrgWeek(all.filter { $0.season == season }).hours
      let isSpecial = special.contains { $0.season == season }
      // Where there are only seasons, each names all of its open days: the others are closed.
      if isAlone, !isSpecial, hours.hasTimes { hours.fill { $0.addClosed() } }
      if let text = hours.text(on: season.text) { rules.append(text) }
    }
  }
}
