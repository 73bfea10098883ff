import KeyLimeEngine

extension Configuration {
  /// The money of the user's country, which the config names, or where the position is that is
  /// saved as home; nil when neither is known.
  var currencyAtHome: Currency? {
    let saved = home.map { self["place.\($0)"]?.text ?? $0 }
    let there = saved.flatMap(Coordinate.init(parsing:)).flatMap(Zones.country)
    return (country ?? there).flatMap { Currency(country: $0) }
  }
}
