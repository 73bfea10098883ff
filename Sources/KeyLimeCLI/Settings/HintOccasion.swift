/// When hints are given; each occasion can be switched off by a setting `hints.NAME`.
enum HintOccasion: String, CaseIterable {
  /// After a change: how to take it back.
  case changes
  /// After an empty answer: what else to try.
  case empty
  /// After an error: what is right.
  case errors
  /// Below a page: what else there is.
  case pages
}

extension Configuration {
  /// Whether hints are given on an occasion: `KEYLIME_ADVICE`, else `advice`, allows hints, and
  /// `hints.NAME` does not switch these off.
  func gives(_ occasion: HintOccasion, _ environment: Environment) -> Bool {
    (environment.advice ?? advice) != false && self["hints.\(occasion.rawValue)"]?.bool != false
  }
}
