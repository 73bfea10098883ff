import Arguments
import KeyLimeEngine

/// A secret that people type.
enum Secret: String {
  case password, passcode

  /// The option that names a file descriptor.
  var flag: String { "--\(rawValue)-fd" }

  /// The kind of failure when a new one cannot be used.
  fileprivate var kind: Failure.Kind {
    switch self {
    case .password: .refused
    case .passcode: .usage
    }
  }

  /// The code of the failure when a new one is too short.
  fileprivate var tooShort: String {
    switch self {
    case .password: "bad-password"
    case .passcode: "short-passcode"
    }
  }

  /// The descriptor for scripts.
  var descriptor: Option<Int> {
    Option(
      "\(rawValue)-fd", value: .integer("FD", in: 0...1023),
      summary: "Read the \(rawValue) from this file descriptor",
      discussion: """
        For scripts, as in '3<file': each \(rawValue) is one line; where the current one is \
        needed, it comes first. There is no option for the \(rawValue) itself, because other \
        programs can see the command line.
        """)
  }
}

/// Reads secrets: typed without echo, or from a file descriptor.
final class SecretSource {
  private let secret: Secret
  private let context: Context
  private let stream: InputStream?

  /// How often a wrong secret can be typed.
  private static let tries = 3

  /// Reads from the descriptor in the command line, else asks.
  init(_ secret: Secret, _ arguments: ParsedArguments, _ context: Context) {
    (self.secret, self.context) = (secret, context)
    stream = arguments[secret.descriptor].map { number in
      number == 0 ? context.input : InputStream(descriptor: Int32(number))
    }
  }

  /// Reads a secret that was set before, and asks again when it is typed wrong.
  ///
  /// Throws `wrong` when `opens` accepts none, `usage` when the secret cannot be read.
  func existing(
    _ question: String, orThrow wrong: Failure,
    opens: (Password) throws(Failure) -> Bool
  ) throws(Failure) {
    try context.keepingSecret { () throws(Failure) in
      for number in 1...Self.tries {
        if let typed = Password(try text(question)), try opens(typed) { return }
        if stream != nil || number == Self.tries { throw wrong }
        try context.complain(about: wrong)
      }
    }
  }

  /// Reads a new secret, twice when it is typed, and asks again when it cannot be used.
  ///
  /// Throws `refused` for a password that is read and too short, and `usage` for such a passcode
  /// and for what cannot be read.
  func new(_ question: String) throws(Failure) -> Password {
    try context.keepingSecret { () throws(Failure) in
      while true {
        let typed = try text(question)
        do throws(Failure) {
          let password = try usable(typed)
          guard stream == nil else { return password }
          guard try text("Again:") == typed else { throw differ }
          return password
        } catch {
          if stream != nil { throw error }
          try context.complain(about: error)
        }
      }
    }
  }

  /// Checks that only empty lines are left: another one may be the secret that was meant.
  ///
  /// Throws `usage` for another one, and for what cannot be read.
  func end() throws(Failure) {
    guard let stream else { return }
    var line: String?
    do throws(FileFault) {
      repeat { line = try stream.readLine() } while line == ""
    } catch { throw unreadable(error.reason) }
    guard line == nil else {
      throw .cannot(
        "set the \(secret.rawValue)", "there are more lines than one", .usage,
        code: "several-\(secret.rawValue)s",
        hints: ["give only the new \(secret.rawValue); the present one is not needed"])
    }
  }

  private func usable(_ typed: String) throws(Failure) -> Password {
    if let password = Password(typed), password.isLongEnough { return password }
    throw Failure(
      secret.kind,
      "cannot use this \(secret.rawValue): it needs at least \(Password.leastLength) characters",
      code: secret.tooShort,
      hints: ["several words make a good one; the maximum is 511 bytes"])
  }

  private var differ: Failure {
    Failure(
      secret.kind, "the two \(secret.rawValue)s differ; type both again",
      code: "\(secret.rawValue)s-differ")
  }

  private func text(_ question: String) throws(Failure) -> String {
    guard let stream else { return try context.askHidden(question, flag: secret.flag) }
    let line: String?
    do throws(FileFault) { line = try stream.readLine() } catch { throw unreadable(error.reason) }
    guard let line else { throw unreadable("there is no line to read") }
    return line
  }

  private func unreadable(_ reason: String) -> Failure {
    .cannot("read the \(secret.rawValue)", reason, .usage, code: "no-\(secret.rawValue)")
  }
}

extension Failure {
  /// The same failure for every reason, so that it does not reveal which accounts exist.
  static let wrongPassword = Failure(
    .notPermitted, "wrong account or password", code: "wrong-password")

  /// The system cannot hash passwords.
  static let noPasswordHash = Failure(
    .refused, "the system's crypt(3) does not support yescrypt, so no password can be stored",
    code: "no-yescrypt")
}

extension PasswordHash {
  /// Hashes a new secret with a random salt.
  ///
  /// Throws `refused` when the system does not support the hash.
  init(_ password: Password, _ context: Context) throws(Failure) {
    let salt = (context.draw(), context.draw())
    guard let hash = PasswordHash(password, salt: salt, cost: context.passwordCost) else {
      throw .noPasswordHash
    }
    self = hash
  }
}
