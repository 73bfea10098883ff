import Arguments
import KeyLimeEngine

/// The passcode for becoming an admin.
///
/// The store's owner sets it; the store keeps only a hash.
struct Passcode {
  static let descriptor = Option(
    "passcode-fd", value: .integer(in: 0...1023),
    summary: "Read the passcode from this file descriptor",
    discussion: "For scripts; the first line is the passcode.")

  private let session: UserSession
  private var context: Context { session.context }

  init(_ session: UserSession) { self.session = session }

  /// Reads the passcode and checks it.
  ///
  /// Throws `refused` when none is set, and `notPermitted` when it is wrong.
  func check(_ arguments: ParsedArguments, to action: String) throws(Failure) {
    let owner = try session.state { (state) throws(SnapshotFault) in try state.owner() }
    guard owner?.hasPasscode ?? false else {
      throw .cannot(
        action, "this store has no passcode yet", .refused, code: "no-passcode",
        hints: ["keylime admin passcode sets it, once"])
    }
    let typed = try read(arguments, "Passcode:")
    let isRight = try context.asking { () throws(StoreError) in
      try session.store.isAdminPasscode(typed)
    }
    guard isRight else {
      throw .cannot(action, "the passcode is wrong", .notPermitted, code: "wrong-passcode")
    }
  }

  /// The passcode from the descriptor, else from the keyboard.
  ///
  /// Throws `usage` when it is empty, too long or cannot be read.
  func read(_ arguments: ParsedArguments, _ question: String) throws(Failure) -> Password {
    let text = try line(arguments, question)
    guard let password = Password(text) else {
      throw .cannot(
        "use this passcode", text.isEmpty ? "it is empty" : "it is longer than 511 bytes", .usage,
        code: "bad-passcode")
    }
    return password
  }

  private func line(_ arguments: ParsedArguments, _ question: String) throws(Failure) -> String {
    guard let descriptor = arguments[Self.descriptor] else {
      return try context.askHidden(question, flag: "--passcode-fd")
    }
    let stream = descriptor == 0 ? context.input : InputStream(descriptor: Int32(descriptor))
    do throws(FileFault) { return try stream.readLine() ?? "" } catch {
      throw .cannot(
        "read the passcode from descriptor \(descriptor)", error.reason, .usage,
        code: "descriptor-unreadable")
    }
  }
}
