import Arguments
import KeyLimeEngine

/// The passcode for becoming an admin.
///
/// The store's owner sets it; the store keeps only a hash.
struct Passcode {
  static let descriptor = Secret.passcode.descriptor

  private let session: UserSession

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
    let context = session.context
    let wrong = Failure.cannot(
      action, "the passcode is wrong", .notPermitted, code: "wrong-passcode")
    try SecretSource(.passcode, arguments, context).existing("Passcode:", orThrow: wrong) {
      typed throws(Failure) in
      try context.asking { () throws(StoreError) in try session.store.isAdminPasscode(typed) }
    }
  }
}
