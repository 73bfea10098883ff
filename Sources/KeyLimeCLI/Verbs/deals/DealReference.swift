import Arguments
import KeyLimeEngine

extension ValueType<String> {
  /// A deal operand: an id, or a unique beginning of one.
  static let deal = ValueType.text.named("DEAL").completed(by: .dynamic("deal"))
}

/// Resolves a deal operand to one deal.
struct DealReference {
  let offers: [Offer]

  /// Loads all deals of the store, with their status for the current account.
  ///
  /// Throws `store` when the state cannot be read.
  init(_ session: UserSession) throws(Failure) {
    let account = try session.account()
    let now = session.context.now.seconds
    offers = try session.state { (state) throws(SnapshotFault) in
      try state.offers(for: account, now: now)
    }
  }

  /// Finds the deal.
  ///
  /// Throws `nothingFound` when there is none, and `usage` when several ids begin with `text`.
  func resolve(_ text: String, to action: String) throws(Failure) -> Offer {
    let wanted = text.lowercased()
    if let exact = offers.first(where: { $0.id.text == wanted }) { return exact }
    let matches = wanted.isEmpty ? [] : offers.filter { $0.id.text.hasPrefix(wanted) }
    if let only = matches.first, matches.count == 1 { return only }
    guard matches.isEmpty else {
      throw .cannot(
        "\(action) '\(text)'", "\(matches.count) deals begin with it", .usage,
        code: "ambiguous-deal",
        hints: matches.prefix(9).map { "\($0.id) is '\($0.deal.title)'" })
    }
    throw .cannot(
      "\(action) '\(text)'", "no such deal", .nothingFound, code: "no-such-deal",
      hints: ["keylime deals lists them with their ids"])
  }
}
