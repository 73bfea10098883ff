import KeyLimeEngine

extension Environment {
  /// The currency of the locale's country (`LC_ALL`, `LC_MONETARY`, `LANG`); nil when it names
  /// none.
  var currency: Currency? {
    Locale(self, "LC_MONETARY")?.country.flatMap { Currency(country: $0) }
  }

  /// The decimal mark of the locale (`LC_ALL`, `LC_NUMERIC`, `LANG`); nil for `C` and unknown
  /// locales.
  var decimalMark: DecimalMark? {
    Locale(self, "LC_NUMERIC").flatMap { DecimalMark(language: $0.language, country: $0.country) }
  }
}

/// Language and country of a POSIX locale name: `de_CH.UTF-8` is `de` and `CH`.
private struct Locale {
  let language: String
  let country: String?

  init?(_ environment: Environment, _ category: String) {
    let named = ["LC_ALL", category, "LANG"].lazy.compactMap(environment.nonEmpty).first
    let name = (named ?? "").prefix { $0 != "." && $0 != "@" }
    let parts = name.split(separator: "_")
    guard let language = parts.first, language != "C", language != "POSIX" else { return nil }
    self.language = String(language)
    country = parts.count > 1 ? String(parts[1]) : nil
  }
}
