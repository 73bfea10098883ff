import KeyLimeEngine

/// The text of a failure on standard error.
enum FailureReport {
  /// Lines for people: `keylime: cannot …`, then a line `hint: …` for each hint.
  static func words(_ failure: Failure, showsHints: Bool) -> [StyledText] {
    var lines: [StyledText] = ["\(Program.name + ":", .bad) \(failure.message)"]
    if failure.kind == .internalFault {
      lines.append(
        "This is a bug in keylime, not in what you typed. Please report it where you got")
      lines.append("keylime, with what 'keylime doctor --bundle' and KEYLIME_DEBUG=1 print.")
    }
    if showsHints { lines += failure.hints.map { "\("hint:", .hint) \($0)" } }
    return lines
  }

  /// One JSON object for programs:
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

  /// One JSON object for something that did not keep the command from its answer:
  /// `{"warning":{"code":"store-damaged","message":"…","hints":[]}}`.
  static func json(warning text: String, code: String, hints: [String]) -> JSON {
    [
      "warning": [
        "code": .string(code), "message": .string(text),
        "hints": .array(hints.map { .string($0) }),
      ]
    ]
  }
}
