import Arguments
import KeyLimeEngine

/// Where passwords come from: a person who types them unseen, or a descriptor for scripts.
final class PasswordSource {
  static let descriptor = Option(
    "password-fd", value: .integer("FD", in: 0...1023),
    summary: "Read passwords from this descriptor",
    discussion: """
      For scripts: 'account login ana@example.org --password-fd 3 3<file'. Each password is a line; \
      'account passwd' reads the present one first. A password is never an option, because other \
      programs can see the command line.
      """)

  private let context: Context
  private let stream: InputStream?

  /// Reads from what `--password-fd` names, or asks.
  init(_ arguments: ParsedArguments, _ context: Context) {
    self.context = context
    stream = arguments[Self.descriptor].map { number in
      number == 0 ? context.input : InputStream(descriptor: Int32(number))
    }
  }

  /// A password that was set before.
  func existing(_ question: String) throws(Failure) -> Password {
    guard let password = Password(try text(question)) else { throw .wrongPassword }
    return password
  }

  /// A new password, which a person types twice.
  func new(_ question: String) throws(Failure) -> Password {
    let typed = try text(question)
    guard let password = Password(typed), password.isLongEnough else {
      throw Failure(
        .refused, "this password cannot be used: it needs \(Password.leastLength) characters",
        code: "bad-password", hints: ["several words make a good one; 511 bytes are the most"])
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
  /// One answer for every reason, so that it does not tell which accounts exist.
  static let wrongPassword = Failure(
    .notPermitted, "wrong account or password", code: "wrong-password")

  /// The system has no way to keep a password.
  static let noPasswordHash = Failure(
    .refused, "this system's crypt(3) does not know yescrypt, so no password can be kept",
    code: "no-yescrypt")
}

extension PasswordHash {
  /// Hashes a new password with a salt drawn for it.
  init(_ password: Password, _ context: Context) throws(Failure) {
    guard let hash = PasswordHash(password, salt: (context.draw(), context.draw())) else {
      throw .noPasswordHash
    }
    self = hash
  }
}
