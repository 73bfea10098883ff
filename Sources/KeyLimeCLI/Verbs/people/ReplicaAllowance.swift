import Arguments
import KeyLimeEngine

/// `account allow` and `account cut`: which other replicas may speak for your account.
struct ReplicaAllowance {
  static let replica = Operand(
    "REPLICA",
    value: ValueType<ReplicaID>("REPLICA", expects: "12 characters such as k3f9q0d7m2xa") {
      ReplicaID($0)
    }, summary: "Another copy of the store, as 'log' names it before the dot")
  static let after = Option(
    "after", value: .integer(in: 0...1_000_000_000),
    summary: "The last of its events that counts")

  static let subcommands = [
    CommandSpec(
      name: "allow", summary: "Let another replica speak for you",
      discussion: """
        A journal that came from another store speaks only for accounts that began there. Allow a \
        replica of yours, and what you did there counts here, whenever it was.
        """,
      operands: [replica.declaration], options: WriteOptions.declarations,
      examples: [Example("account allow k3f9q0d7m2xa", "Another machine of yours")],
      fields: fields, exits: [ExitNote(4, "The replica was cut")]),
    CommandSpec(
      name: "cut", summary: "Let a replica speak for you no longer",
      discussion: """
        For a machine that was lost, also one that this store itself was written on. What it wrote \
        until then stays: up to the last of its events that is here, or up to --after. Of a \
        replica that you allowed and whose journal never came, nothing counts. A cut cannot be \
        undone.
        """,
      operands: [replica.declaration],
      options: [after.declaration] + WriteOptions.declarations,
      examples: [
        Example("account cut k3f9q0d7m2xa", "From now on"),
        Example("account cut k3f9q0d7m2xa --after 17", "From its event 18 on"),
      ],
      fields: fields,
      exits: [
        ExitNote(1, "There is no such replica here, and you allowed none"),
        ExitNote(4, "It is the replica that this command writes as"),
      ]),
  ]

  private static let fields: [ResultField] =
    [
      ResultField("replica", type: "string", "The other replica"),
      ResultField("after", type: "number", "With cut: the last of its events that counts"),
    ] + WriteOptions.fields

  let session: UserSession
  let arguments: ParsedArguments

  /// Lets the replica speak for the account.
  ///
  /// Throws `refused` for one that was cut, and `store` when the journal cannot be read or written.
  func allow() throws(Failure) -> Output {
    if let earlier = try earlier() { return earlier }
    let other = try arguments.needed(Self.replica)
    let (isAllowed, end) = try standing(of: other)
    guard isAllowed else {
      let limit = end.map { ", up to its event \($0)" } ?? ""
      return try session.perform(
        [.account(.allow(other))], arguments, json: Self.json(other),
        line: "\(other.text) may speak for your account\(limit)")
    }
    guard let end else {
      return try session.unchanged(
        other.text, already: "may speak for your account", Self.json(other), arguments)
    }
    throw .cannot(
      "allow '\(other.text)'", "it \(Self.cut(after: end)), and a cut cannot be undone", .refused,
      code: "replica-cut", hints: ["a copy of the store that is made anew has another id"])
  }

  /// Ends that.
  ///
  /// The journal of a replica that was allowed may come later: then none of it counts. Throws
  /// `nothingFound` for a replica that is neither here nor allowed, `refused` for the one that this
  /// command would write as, and `store` when the journal cannot be read or written.
  func cut() throws(Failure) -> Output {
    if let earlier = try earlier() { return earlier }
    let other = try arguments.needed(Self.replica)
    let known = try session.context.journaling { () throws(JournalError) in
      try session.store.journal.log.replicas()
    }
    let (isAllowed, end) = try standing(of: other)
    guard isAllowed || known.contains(other) else {
      throw .cannot(
        "cut '\(other.text)'", "no such replica is here", .nothingFound, code: "no-such-replica",
        hints: ["'keylime log --all' names the replica of each event before the dot"])
    }
    guard try session.writer().log.replica != other else {
      throw .cannot(
        "cut '\(other.text)'", "this command itself would write as that replica", .refused,
        code: "own-replica", hints: ["cut it on the machine that goes on"])
    }
    let newest = try session.context.journaling { () throws(JournalError) in
      var events = try session.store.journal.log.newest(of: [other])
      return try events.next()
    }
    let last = arguments[Self.after] ?? newest?.id.n ?? 0
    if let end, end <= last {
      return try session.unchanged(
        other.text, already: Self.cut(after: end), Self.json(other, end), arguments)
    }
    return try session.perform(
      [.account(.cut(other, after: last))], arguments, json: Self.json(other, last),
      line: last == 0
        ? "nothing that \(other.text) wrote counts for your account"
        : "what \(other.text) wrote after event \(String(last)) does not count for your account")
  }

  private static func cut(after end: Int) -> String {
    end == 0 ? "was cut: nothing that it wrote counts any more" : "was cut after its event \(end)"
  }

  private static func json(_ other: ReplicaID, _ last: Int? = nil) -> JSONObject {
    var json: JSONObject = ["replica": .string(other.text)]
    json["after"] = last.map { .number(JSONNumber($0)) }
    return json
  }

  /// The answer to a retry with the same `--key`; nil when the key is new or absent.
  private func earlier() throws(Failure) -> Output? {
    try session.retryOutput(arguments) { (event) throws(Failure) in
      switch event.action {
      case .account(.allow(let other)): Self.json(other)
      case .account(.cut(let other, let last)): Self.json(other, last)
      default: nil
      }
    }
  }

  /// Whether a replica was allowed to speak for the account that is logged in, and its last event
  /// that counts, if it was cut.
  private func standing(of other: ReplicaID) throws(Failure) -> (isAllowed: Bool, end: Int?) {
    guard let account = try session.account() else { return (false, nil) }
    return try session.state { (state) throws(SnapshotFault) in
      (try state.isAllowed(other, for: account), try state.end(of: other, cutFrom: account))
    }
  }
}
