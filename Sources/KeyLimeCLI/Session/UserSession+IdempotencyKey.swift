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

extension ParsedArguments {
  /// The key of `--key`, with a fingerprint of the command that it is given to: of its verb,
  /// operands and options, but those that say how to run it.
  var commandKey: CommandKey? {
    guard let key = self[WriteOptions.key] else { return nil }
    let request = request(without: WriteOptions.declarations)
    let parts = request.map { "\($0.utf8.count):\($0)" }.joined()
    return CommandKey(key, request: String(SHA256.hash(of: parts.utf8).hexadecimal.prefix(16)))
  }
}

extension ParsedArguments {
  /// The same where standard input is part of what is asked: other input under the same `--key` is
  /// another command.
  func asking(input bytes: [UInt8]) -> ParsedArguments {
    asking([SHA256.hash(of: bytes).hexadecimal])
  }
}

extension UserSession {
  /// Checks that an event with the same `--key` was written by the same command.
  ///
  /// An event that does not say what was asked is taken for one. Throws `usage` when it was another
  /// command.
  func check(_ event: Event, repeats arguments: ParsedArguments) throws(Failure) {
    guard let request = event.request, request != arguments.commandKey?.request else { return }
    throw .keyReused("retry '\(arguments.path.joined(separator: " "))'")
  }

  /// The answer for a command that is retried with the same `--key`; nil when the key is new or
  /// absent.
  ///
  /// Verbs that would refuse to do a thing twice call this first; `json` makes the fields of the
  /// first answer from the first event. Throws `usage` when the key was used for another command,
  /// and `store` when the journal cannot be read.
  func retryOutput(
    _ arguments: ParsedArguments,
    _ json: (Event) throws(Failure) -> JSONObject? = { (_) throws(Failure) in nil }
  ) throws(Failure) -> Output? {
    guard let event = try eventWithSameKey(arguments) else { return nil }
    if case .unchanged(let answer) = event.action { return try repeated(answer, event) }
    return try repeated(try json(event) ?? JSONObject(), event)
  }

  /// The answer to a retry: the fields of the first answer, its event, and in words what the first
  /// command did.
  ///
  /// Throws `store` when journal or catalogue cannot be read.
  func repeated(_ answer: JSONObject, _ event: Event) throws(Failure) -> Output {
    var json = answer
    json["event"] = .string(event.id.text)
    json["repeated"] = true
    let line = "already done with this key"
    guard event.kind != .unchanged else { return .done(Confirmation(json: json, line: "\(line)")) }
    let words = try History(self).words(for: try command(of: event))
    return .done(Confirmation(json: json, line: "\(words) (\(line))"))
  }

  /// What is written for a decided command.
  ///
  /// With `--key`, a command that changes nothing writes its answer: so its retry is recognised,
  /// whatever has happened since. Nil is a refused command, which may be tried again.
  func recorded(
    _ actions: [Action]?, answer: JSONObject, _ arguments: ParsedArguments
  ) -> [Action] {
    guard let actions else { return [] }
    let keepsKey = actions.isEmpty && arguments[WriteOptions.key] != nil
    return keepsKey ? [.unchanged(answer: answer)] : actions
  }

  /// The answer to a change that would change nothing, see
  /// ``Output/unchanged(_:already:_:hints:)``; with `--key`, the journal keeps it.
  func unchanged(
    _ name: String, already: String = "has these values", _ json: JSONObject,
    _ arguments: ParsedArguments, hints: [String] = []
  ) throws(Failure) -> Output {
    guard arguments[WriteOptions.key] != nil else {
      return .unchanged(name, already: already, json, hints: hints)
    }
    return try perform(
      [], arguments, json: json, line: Output.unchangedLine(name, already: already), hints: hints)
  }

  /// The event that was written earlier with the same `--key`; nil when the key is new or absent.
  ///
  /// Throws `usage` when the key was used for another command, and `store` when the journal cannot
  /// be read.
  func eventWithSameKey(_ arguments: ParsedArguments) throws(Failure) -> Event? {
    guard let key = arguments[WriteOptions.key], let account = try account() else { return nil }
    let event = try state { state throws(SnapshotFault) in
      try state.event(forKey: key, of: account)
    }
    if let event { try check(event, repeats: arguments) }
    return event
  }

  /// What was done by the earlier command with the same `--key`; nil when the key is new or absent.
  ///
  /// Throws as ``eventWithSameKey(_:)`` does.
  func actionsWithSameKey(_ arguments: ParsedArguments) throws(Failure) -> [Action]? {
    guard let event = try eventWithSameKey(arguments) else { return nil }
    return try command(of: event).map(\.action)
  }

  /// All events of the command that wrote an event, in order.
  ///
  /// Throws `store` when the journal cannot be read.
  func command(of event: Event) throws(Failure) -> [Event] {
    try context.journaling { () throws(JournalError) in
      try store.journal.log.command(of: event)
    }
  }

  /// Random bits for the id of a new thing.
  ///
  /// With `--key` they are derived from the key, so that a retried command names the same id.
  func idBits(_ arguments: ParsedArguments) -> UInt64 {
    guard let key = arguments[WriteOptions.key] else { return context.draw() }
    return SHA256.hash(of: key.utf8).bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
