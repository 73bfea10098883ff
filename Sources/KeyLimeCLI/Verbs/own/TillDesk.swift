import Arguments
import KeyLimeEngine

/// Takes codes at the till, one after the other.
struct TillDesk {
  let session: UserSession
  let arguments: ParsedArguments

  /// What became of a code.
  struct Outcome {
    let answer: TillAnswer
    /// The output of the command when the code was accepted, now or by the same `--key` before.
    var output: Output?
  }

  private var context: Context { session.context }
  private var store: Store { session.store }

  /// Judges a code and redeems it when it is good.
  ///
  /// Throws `store` when the journal cannot be read or written.
  func redeem(_ text: String) throws(Failure) -> Outcome {
    let code: TypedCode
    do throws(TypedCode.ReadingError) { code = try TypedCode(reading: text) } catch {
      return Outcome(answer: TillAnswer(unreadable: text, error, now: context.now))
    }
    guard let account = try session.account() else {
      return Outcome(answer: answer(Till.Answer(verdict: .notYours, find: nil), nil))
    }
    let key = try context.asking { () throws(StoreError) in try store.dealKey() }
    // This first look finds the place, whose clocks decide; the code is judged again under the
    // lock.
    let look = Till(
      code, by: account, now: context.moment, hours: try session.dealHours(at: []), key: key)
    let first = try session.state { (state) throws(SnapshotFault) in try look.answer(in: state) }
    let place = try self.place(of: first)
    let till = Till(
      code, by: account, now: context.moment,
      hours: try session.dealHours(at: [place].compactMap(\.self)), key: key)
    return try redeem(with: till, at: place)
  }

  private func redeem(with till: Till, at place: Restaurant?) throws(Failure) -> Outcome {
    var found = try session.state { (state) throws(SnapshotFault) in try till.answer(in: state) }
    let draft = answer(Till.Answer(verdict: .good, find: found.find), place)
    let output = try session.perform(
      arguments, named: place.map { [NamedPlace($0)] } ?? [], json: draft.json,
      line: draft.line
    ) { (state) throws(SnapshotFault) in
      found = try till.answer(in: state)
      guard found.verdict == .good, let find = found.find else { return nil }
      return [.deal(find.restaurant, find.id, .redeem(find.mark))]
    }
    if case .done(let done) = output, done.json["repeated"] != nil {
      return Outcome(answer: draft, output: output)
    }
    if found.verdict == .wrong {
      found = try context.journaling { () throws(JournalError) in
        try till.answer(in: store.journal)
      }
    }
    // A use that does not count is found only by the second look.
    var named = place
    if named == nil { named = try self.place(of: found) }
    let answer = answer(found, named)
    guard answer.isGood, let find = found.find else { return Outcome(answer: answer) }
    if !arguments.isDryRun {
      try context.asking { () throws(StoreError) in try store.forgetCode(of: find.mark) }
    }
    return Outcome(answer: answer, output: output)
  }

  private func place(of answer: Till.Answer) throws(Failure) -> Restaurant? {
    guard let id = answer.find?.restaurant else { return nil }
    return try context.asking { () throws(StoreError) in try store.restaurantEvenRemoved(id) }
  }

  private func answer(_ answer: Till.Answer, _ place: Restaurant?) -> TillAnswer {
    TillAnswer(answer, at: place, now: context.now)
  }
}

/// What the till says about one code, for people and for programs.
struct TillAnswer {
  static let fields: [ResultField] = [
    ResultField("status", type: "string", "ok, or the code of the reason why it is not good"),
    ResultField("deal", type: "string", "Id of the deal"),
    ResultField("title", type: "string", "Title of the deal; absent when nothing here knows it"),
    ResultField("terms", type: "string", "The terms of the deal"),
    ResultField("restaurant", type: "string", "The id of the place"),
    ResultField("name", type: "string", "The name of the place"),
    ResultField("used", type: "string", "When the code was shown to the guest, RFC 3339"),
    ResultField("reason", type: "string", "Why it is not good"),
  ]

  private let status: String
  /// Why the code is not good; nil when it is.
  private let reason: String?
  private let kind: Failure.Kind
  private let find: Till.Find?
  private let place: String?
  private let now: Instant

  /// Whether the code is good.
  var isGood: Bool { reason == nil }

  /// The answer of the till about a code of a place.
  init(_ answer: Till.Answer, at place: Restaurant?, now: Instant) {
    let words = answer.verdict.words(of: answer.find?.deal, now: now)
    (status, reason) = (words.code, words.reason)
    kind = answer.verdict == .notYours ? .notPermitted : .refused
    find = answer.find
    self.place = place?.name ?? answer.find?.restaurant.text
    self.now = now
  }

  /// The answer about a text that is no code.
  init(unreadable text: String, _ error: TypedCode.ReadingError, now: Instant) {
    status = "wrong-code"
    reason = "'\(text)' is not a code: \(error)"
    kind = .refused
    (find, place, self.now) = (nil, nil, now)
  }

  /// The failure of a command about this code alone; nil when it is good.
  var failure: Failure? {
    guard let reason else { return nil }
    let subject = [place, find?.deal.map { "'\($0.title)'" }].compactMap(\.self)
      .joined(separator: ", ")
    let hints = kind == .notPermitted ? ["an admin of the place can name you: admin staff add"] : []
    return .cannot(
      "redeem this code", subject.isEmpty ? reason : "\(subject): \(reason)", kind, code: status,
      hints: hints)
  }

  /// `good: Bao House, Two for one (until 30 Nov 2026, once per person), shown 3 minutes ago`.
  var line: StyledText {
    let verdict: StyledText = isGood ? "\("good", .good)" : "\("not good", .caution)"
    var parts: [String] = []
    if let find {
      let terms = find.deal.map { " (\($0.terms))" } ?? ""
      let title = find.deal?.title ?? "a deal that nothing here knows"
      parts = [place ?? find.restaurant.text, "\(title)\(terms)"]
    }
    if let reason { parts.append(reason) }
    if isGood, let shown { parts.append("shown \(shown)") }
    return verdict + StyledText(": " + parts.joined(separator: ", "))
  }

  /// The line of a till that reads many codes: TAB-separated in a pipe.
  func plainLine(_ context: Context) -> String {
    let terminal = context.terminal
    guard !terminal.outputIsTerminal else {
      return line.rendered(color: terminal.colorsOutput, cleaned: true)
    }
    let cells = [
      status, place ?? "", find?.deal?.title ?? "", find?.deal?.terms ?? "",
      find?.used.instant.rfc3339 ?? "", reason ?? "",
    ]
    return String(TabSeparated.line(cells).dropLast())
  }

  /// The JSON fields.
  var json: JSONObject {
    var json: JSONObject = ["status": .string(status)]
    json["deal"] = (find?.id.text).map(JSON.string)
    json["title"] = (find?.deal?.title).map(JSON.string)
    json["terms"] = (find?.deal?.terms).map(JSON.string)
    json["restaurant"] = (find?.restaurant.text).map(JSON.string)
    json["name"] = place.map(JSON.string)
    json["used"] = (find?.used.instant.rfc3339).map(JSON.string)
    json["reason"] = reason.map(JSON.string)
    return json
  }

  private var shown: String? {
    find.map { RelativeTime.words(from: $0.used.instant, now: now) }
  }
}

extension Deal {
  /// The terms in one line: `any main dish, Mo-Fr 15:00-18:00, until 30 Nov 2026, once per person`.
  var terms: String {
    let parts = [
      description, when, expires.map { "until \(DealTime.end($0))" },
      oncePerPerson ? "once per person" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? "always" : parts.joined(separator: ", ")
  }
}

extension Till.Verdict {
  /// The code of the verdict for programs, and why the code of a guest is not good.
  fileprivate func words(of deal: Deal?, now: Instant) -> (code: String, reason: String?) {
    switch self {
    case .good: return ("ok", nil)
    case .notYours: return ("not-an-admin", "you may not redeem codes of its restaurant")
    case .alreadyRedeemed(let time):
      let ago = RelativeTime.words(from: time.instant, now: now)
      return ("already-redeemed", "it was already redeemed, \(ago) (\(time.instant.rfc3339))")
    case .expired(let end): return ("expired", "it ended \(DealTime.words(end))")
    case .notYet(let start): return ("not-yet", "it begins \(DealTime.start(start))")
    case .notNow: return ("not-now", "it is for \(deal?.when ?? "other hours")")
    case .limitReached: return ("limit-reached", "all uses of the deal were gone")
    case .alreadyUsed:
      return ("already-used", "its guest had used the deal before, and each may use it once")
    case .notCounted: return ("not-counted", "its use does not count here; keylime log says why")
    case .wrong: return ("wrong-code", "no deal in this store has this code")
    }
  }
}
