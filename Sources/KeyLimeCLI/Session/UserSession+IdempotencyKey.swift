import Arguments
import KeyLimeEngine

extension Failure {
  /// The idempotency key (`--key`) was used before for a different command.
  static func keyReused(_ action: String) -> Failure {
    .cannot(
      action, "this key was used for a different command", .usage, code: "key-taken",
      hints: ["give each command a --key of its own"])
  }
}

extension UserSession {
  /// The answer for a command that is retried with the same `--key`; nil when the key is new or
  /// absent.
  ///
  /// Verbs that would refuse to do a thing twice call this first. Throws `store` when the journal
  /// cannot be read.
  func retryOutput(_ arguments: ParsedArguments) throws(Failure) -> Output? {
    try eventWithSameKey(arguments).map { event in
      .done(
        Confirmation(
          json: ["event": .string(event.id.text), "repeated": true],
          line: "already done with this key"))
    }
  }

  /// The answer to a change that would change nothing, see ``Output/unchanged(_:already:_:hints:)``.
  ///
  /// Another process with the same `--key` may have made the change since this one began.
  func unchanged(
    _ name: String, already: String = "has these values", _ json: JSONObject,
    _ arguments: ParsedArguments, hints: [String] = []
  ) throws(Failure) -> Output {
    try retryOutput(arguments) ?? .unchanged(name, already: already, json, hints: hints)
  }

  /// The event that was written earlier with the same `--key`; nil when the key is new or absent.
  ///
  /// Throws `store` when the journal cannot be read.
  func eventWithSameKey(_ arguments: ParsedArguments) throws(Failure) -> Event? {
    guard let key = arguments[WriteOptions.key], let account = try account() else { return nil }
    return try state { state throws(SnapshotFault) in try state.event(forKey: key, of: account) }
  }

  /// Random bits for the id of a new thing.
  ///
  /// With `--key` they are derived from the key, so that a retried command names the same id.
  func idBits(_ arguments: ParsedArguments) -> UInt64 {
    guard let key = arguments[WriteOptions.key] else { return context.draw() }
    return SHA256.hash(of: key.utf8).bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
