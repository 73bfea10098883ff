import KeyLimeEngine

/// How a failure is told on standard error.
enum FailureReport {
  /// In words: `keylime: cannot …`, then one `hint: …` line each.
  static func words(_ failure: Failure, showsHints: Bool) -> [StyledText] {
    var lines: [StyledText] = ["\(Program.name + ":", .bad) \(failure.message)"]
    if failure.kind == .internalFault {
      lines.append("This is a fault in keylime, not in what you typed.")
    }
    if showsHints { lines += failure.hints.map { "\("hint:", .hint) \($0)" } }
    return lines
  }

  /// As the one JSON object that a program reads:
  /// `{"error":{"code":"usage","message":"…","hints":["…"],"exit":2}}`.
  static func json(_ failure: Failure) -> JSON {
    [
      "error": [
        "code": .string(failure.code),
        "message": .string(failure.message),
        "hints": .array(failure.hints.map { .string($0) }),
        "exit": .number(JSONNumber(ExitStatus(failure.kind).rawValue)),
      ]
    ]
  }
}
