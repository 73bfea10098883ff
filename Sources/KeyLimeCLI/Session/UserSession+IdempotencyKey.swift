import Arguments
import KeyLimeEngine

extension Failure {
  /// Somebody gave the same `--key` to two wishes.
  static func keyReused(_ action: String) -> Failure {
    .cannot(action, "this key was given to another wish", .usage, code: "key-taken")
  }
}

extension UserSession {
  /// The answer to a wish that was done before under the same `--key`; nil when it is a new one.
  ///
  /// Verbs ask this first that would object to doing a thing twice.
  func retryOutput(_ arguments: ParsedArguments) throws(Failure) -> Output? {
    try eventWithSameKey(arguments).map { event in
      .done(
        Confirmation(
          json: ["event": .string(event.id.text), "repeated": true],
          line: "already done with this key"))
    }
  }

  /// The event of a wish that was done before under the same `--key`.
  func eventWithSameKey(_ arguments: ParsedArguments) throws(Failure) -> Event? {
    guard let key = arguments[WriteOptions.key], let account = try account() else { return nil }
    return try state { state throws(SnapshotFault) in try state.event(forKey: key, of: account) }
  }

  /// Bits for the id of something new: drawn anew, but the same for the same `--key`, so that a
  /// wish that is repeated names what it made the first time.
  func idBits(_ arguments: ParsedArguments) -> UInt64 {
    guard let key = arguments[WriteOptions.key] else { return context.draw() }
    return SHA256.hash(of: key.utf8).bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
