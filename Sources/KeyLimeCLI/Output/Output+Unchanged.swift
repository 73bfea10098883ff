import KeyLimeEngine

extension Output {
  /// The answer to the wish for something that is so already: what was wished for holds, so the exit
  /// code is 0; nothing is written, so the fields, which are those of the thing, have no `event`.
  static func unchanged(_ name: String, _ json: JSONObject, hints: [String] = []) -> Output {
    .done(Confirmation(json: json, line: unchangedLine(name), hints: hints))
  }

  /// The line of such an answer.
  static func unchangedLine(_ name: String) -> StyledText {
    "nothing to change, \(name, .strong) is so already"
  }
}
