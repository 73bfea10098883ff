import KeyLimeEngine

extension Context {
  /// The money of the country that the config names, or in which the config's `home` is, as
  /// coordinates or as a place that the catalogue knows; nil when that is not known.
  ///
  /// A receiver is not asked. Throws `config` when the config cannot be read.
  func currencyAtHome() throws(Failure) -> Currency? {
    let configuration = try configuration()
    if let country = configuration.country { return Currency(country: country) }
    guard let home = configuration.home, home != "me" else { return nil }
    let point = try? UserLocation(context: self, store: store()).home()
    return point.flatMap(Zones.country).flatMap { Currency(country: $0) }
  }
}
