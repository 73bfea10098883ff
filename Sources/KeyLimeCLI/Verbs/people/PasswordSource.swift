import Arguments
import KeyLimeEngine

/// Reads passwords: typed without echo, or from a file descriptor.
final class PasswordSource {
  static let descriptor = Option(
    "password-fd", value: .integer("FD", in: 0...1023),
    summary: "Read passwords from this file descriptor",
    discussion: """
      For scripts: 'account login ana@example.org --password-fd 3 3<file'. Each password is one \
      line; 'account passwd' reads the current one first. There is no option for the password \
      itself, because other programs can see the command line.
      """)

  private let context: Context
  private let stream: InputStream?

  /// Reads from the descriptor of `--password-fd`, else asks.
  init(_ arguments: ParsedArguments, _ context: Context) {
    self.context = context
    stream = arguments[Self.descriptor].map { number in
      number == 0 ? context.input : InputStream(descriptor: Int32(number))
    }
  }

  /// Reads a password that was set before.
  ///
  /// Throws `notPermitted` when it cannot be a password, `usage` when it cannot be read.
  func existing(_ question: String) throws(Failure) -> Password {
    guard let password = Password(try text(question)) else { throw .wrongPassword }
    return password
  }

  /// Reads a new password, twice when it is typed.
  ///
  /// Throws `refused` when it is too short or the two differ, `usage` when it cannot be read.
  func new(_ question: String) throws(Failure) -> Password {
    let typed = try text(question)
    guard let password = Password(typed), password.isLongEnough else {
      throw Failure(
        .refused, "cannot use this password: it needs at least \(Password.leastLength) characters",
        code: "bad-password", hints: ["several words make a good one; the maximum is 511 bytes"])
    }
    if stream == nil {
      guard try text("Again:") == typed else {
        throw Failure(
          .refused, "the two passwords differ; nothing was changed", code: "passwords-differ")
      }
    }
    return password
  }

  private func text(_ question: String) throws(Failure) -> String {
    guard let stream else {
      return try context.askHidden(question, flag: "--password-fd")
    }
    let line: String?
    do throws(FileFault) { line = try stream.readLine() } catch {
      throw .cannot("read the password", error.reason, .usage, code: "no-password")
    }
    guard let line else {
      throw .cannot(
        "read the password", "there is no line to read", .usage, code: "no-password")
    }
    return line
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
  /// Hashes a new password with a random salt.
  ///
  /// Throws `refused` when the system does not support the hash.
  init(_ password: Password, _ context: Context) throws(Failure) {
    guard let hash = PasswordHash(password, salt: (context.draw(), context.draw())) else {
      throw .noPasswordHash
    }
    self = hash
  }
}
