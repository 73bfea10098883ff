import Arguments
import KeyLimeEngine

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
