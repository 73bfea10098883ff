import KeyLimeEngine

extension Output {
  /// The answer to a change that would change nothing.
  ///
  /// The exit code is 0. No event is written, so `json` has no `event`.
  ///
  /// - Parameters:
  ///   - name: The thing that was to be changed.
  ///   - json: The fields of the thing.
  ///   - already: What is true of it already, such as `has these pictures`.
  ///   - hints: Hints about what to do next.
  static func unchanged(
    _ name: String, already: String = "has these values", _ json: JSONObject, hints: [String] = []
  ) -> Output {
    .done(Confirmation(json: json, line: unchangedLine(name, already: already), hints: hints))
  }

  /// The message of such an answer.
  static func unchangedLine(_ name: String, already: String = "has these values") -> StyledText {
    "nothing to change, \(name, .strong) already \(already)"
  }
}
