extension DecimalMark {
  /// The mark that people of a language and country write before decimals; nil for a language that
  /// is not listed (CLDR's number patterns).
  ///
  /// - Parameters:
  ///   - language: An ISO 639 code such as `de`.
  ///   - country: An ISO 3166 code such as `CH`, where the language is written in several ways.
  public init?(language: String, country: String?) {
    let country = country?.uppercased() ?? ""
    switch language.lowercased() {
    case "en" where country == "ZA": self = .comma
    case "en", "zh", "ja", "ko", "he", "th", "hi", "bn", "ta", "ur", "ms", "fil", "ga", "cy":
      self = .point
    case "es" where ["MX", "US", "PR", "GT", "HN", "NI", "PA", "PE", "SV", "DO"].contains(country):
      self = .point
    case "de" where ["CH", "LI"].contains(country), "it" where country == "CH": self = .point
    case "de", "fr", "es", "it", "pt", "nl", "ru", "pl", "cs", "sk", "sv", "da", "nb", "nn", "no",
      "fi", "is", "tr", "el", "hu", "ro", "uk", "bg", "hr", "sr", "sl", "et", "lv", "lt", "id",
      "vi", "ca", "eu", "gl", "kk", "ka":
      self = .comma
    default: return nil
    }
  }
}
