import Arguments
import KeyLimeEngine

/// Why a verb failed: the kind of failure, a message and hints.
///
/// Messages have one form: lower case, no full stop, first what failed, with the subject in single
/// quotes, then the reason: `cannot rate 'Bao Haus': no such restaurant`.
struct Failure: Error, Equatable {
  /// The kinds of failure; each has one exit code (`ExitStatus.init(_:)`).
  enum Kind: Equatable {
    /// Something that the user named does not exist.
    case nothingFound
    /// The command line is invalid, or names a file or program that cannot be used. The code
    /// distinguishes these cases for scripts.
    case usage
    /// The store cannot be read or written.
    case store
    /// The config cannot be read or written.
    case config
    /// A rule of keylime forbids the action, such as using a deal twice.
    case refused
    /// The user answered no, or closed the prompt.
    case cancelled
    /// The account may not do this.
    case notPermitted
    /// A bug in keylime.
    case internalFault
    /// The output could not be written.
    case outputFailed
  }

  /// The kind of failure.
  let kind: Kind
  /// A stable short name for programs: `no-such-restaurant`.
  let code: String
  /// The message, without the program's name.
  let message: String
  /// What to try next, one line each.
  var hints: [String]

  /// A failure with any message; `code` defaults to the name of the kind.
  init(_ kind: Kind, _ message: String, code: String? = nil, hints: [String] = []) {
    self.kind = kind
    self.code = code ?? kind.standardCode
    self.message = message.shortened
    self.hints = hints
  }

  /// A failure with a message of the usual form: `.cannot("rate 'Bao Haus'", "no such restaurant",
  /// …)`.
  static func cannot(
    _ action: String, _ reason: String, _ kind: Kind, code: String? = nil, hints: [String] = []
  ) -> Failure {
    Failure(kind, "cannot \(action): \(reason)", code: code, hints: hints)
  }
}

extension String {
  /// The text without its middle when it is very long, as when it quotes a whole file.
  fileprivate var shortened: String {
    count <= 1000 ? self : "\(prefix(400)) … \(suffix(200))"
  }
}

extension Failure.Kind {
  fileprivate var standardCode: String {
    switch self {
    case .nothingFound: "nothing-found"
    case .usage: "usage"
    case .store: "store"
    case .config: "config"
    case .refused: "refused"
    case .cancelled: "cancelled"
    case .notPermitted: "not-permitted"
    case .internalFault: "internal"
    case .outputFailed: "output-failed"
    }
  }
}

extension Failure {
  /// A command line that the parser rejected.
  init(_ error: ParseError) {
    let message = error.message(program: Program.name)
    self.init(.usage, message.line, code: error.code, hints: message.hints)
  }
}

extension ParsedArguments {
  /// The value of an operand that is required in this case.
  ///
  /// Throws `usage`, with the parser's own message, when the operand is missing.
  func needed<Value>(_ operand: Operand<Value>) throws(Failure) -> Value {
    do throws(ParseError) {
      return try require(operand)
    } catch {
      throw Failure(error)
    }
  }
}

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
