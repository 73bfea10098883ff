import Arguments
import KeyLimeEngine

/// `admin redeem`: accepts the code that a guest shows.
enum AdminRedeem: Verb {
  static let name = "redeem"

  private static let code = Operand(
    "CODE", value: .text.named("CODE"), summary: "The code, typed or scanned, upper or lower case")

  static var spec: CommandSpec {
    CommandSpec(
      name: name, summary: "Accept the code that a guest shows",
      discussion:
        "A code can be redeemed once. It is checked with a key that never leaves this machine.",
      operands: [code.declaration], options: WriteOptions.declarations,
      examples: [
        Example(
          "admin redeem 2BNY-1JC0-4HMA-WXYZ-0123-4567-89AB-CDEF-GHJKT", "With or without hyphens")
      ],
      fields: [
        ResultField("status", type: "string", "ok"),
        ResultField("deal", type: "string", "Id of the deal"),
        ResultField("title", type: "string", "Title of the deal; absent when it was removed"),
        ResultField("restaurant", type: "string", "The id of the place"),
        ResultField("event", type: "string", "Id of the event in the journal"),
        ResultField("repeated", type: "boolean", "True for a retry with the same --key"),
      ],
      exits: [
        ExitNote(4, "Redeemed before, ended, not begun, used up, or no such code"),
        ExitNote(5, "You are not an admin of its restaurant"),
      ])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let session = try UserSession(context)
    let code = try read(try arguments.needed(code))
    guard let account = try session.account() else { throw .notYours }
    let key = try context.asking { () throws(StoreError) in
      try session.store.dealKey(random: context.draw)
    }
    let till = Till(code, by: account, now: context.now.seconds, key: key)
    // This verdict is only for the message; the decision is made again under the lock.
    var verdict = try session.state { (state) throws(SnapshotFault) in try till.verdict(in: state) }
    let (json, line) = Self.answer(verdict)
    let output = try session.perform(arguments, json: json, line: line) {
      (state) throws(SnapshotFault) in
      verdict = try till.verdict(in: state)
      guard case .good(let restaurant, let deal, _) = verdict else { return [] }
      return [.deal(restaurant, deal, .redeem(nonce: code.nonceText))]
    }
    if case .done(let done) = output, done.json["repeated"] != nil { return output }
    if verdict == .wrong {
      verdict = try context.journaling { () throws(JournalError) in
        try till.verdict(in: session.store.journal)
      }
    }
    if let failure = Failure(verdict, now: context.now) { throw failure }
    return output
  }

  private static func read(_ text: String) throws(Failure) -> DealCode {
    do throws(DealCode.ReadingError) { return try DealCode(reading: text) } catch {
      throw .cannot("redeem '\(text)'", error.description, .refused, code: "wrong-code")
    }
  }

  private static func answer(_ verdict: Till.Verdict) -> (JSONObject, StyledText) {
    var json: JSONObject = ["status": "ok"]
    var title: String?
    switch verdict {
    case .good(let restaurant, let id, let deal),
      .alreadyRedeemed(let restaurant, let id, let deal, _):
      json["deal"] = .string(id.text)
      title = deal?.title
      json["title"] = title.map(JSON.string)
      json["restaurant"] = .string(restaurant.text)
    case .expired, .notYet, .limitReached, .notYours, .wrong: break
    }
    return (json, "\("ok", .good): \(title ?? "a deal that has been removed", .strong)")
  }
}

extension Failure {
  fileprivate static let notYours = Failure.cannot(
    "redeem this code", "you are not an admin of its restaurant", .notPermitted,
    code: "not-an-admin", hints: ["keylime admin claim RESTAURANT"])

  /// Describes why a code is refused; nil when it is accepted.
  fileprivate init?(_ verdict: Till.Verdict, now: Instant) {
    let (reason, code): (String, String)
    switch verdict {
    case .good: return nil
    case .notYours:
      self = .notYours
      return
    case .alreadyRedeemed(_, _, _, let time):
      let instant = Instant(seconds: time.milliseconds / 1000)
      let ago = RelativeTime.words(from: instant, now: now)
      (reason, code) = ("it was already redeemed, \(ago) (\(instant.rfc3339))", "already-redeemed")
    case .expired(_, _, let deal, let end):
      let name = deal.map { "'\($0.title)'" } ?? "the deal"
      (reason, code) = ("\(name) ended \(DealTime.words(end))", "expired")
    case .notYet(_, let deal):
      let start = deal.starts.map(DealTime.start) ?? "later"
      (reason, code) = ("'\(deal.title)' begins \(start)", "not-yet")
    case .limitReached:
      (reason, code) = ("all uses of the deal were gone", "limit-reached")
    case .wrong: (reason, code) = ("no deal in this store has this code", "wrong-code")
    }
    self = .cannot("redeem this code", reason, .refused, code: code)
  }
}
