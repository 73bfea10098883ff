import Arguments
import KeyLimeEngine

extension ValueType<String> {
  /// A deal as it is typed: its id, or the beginning of it that no other has.
  static let deal = ValueType.text.named("DEAL").completed(by: .dynamic("deal"))
}

/// Finds the one deal that an operand names.
struct DealReference {
  let offers: [Offer]

  /// Looks among all deals of the store, as the account that is logged in finds them.
  init(_ session: UserSession) throws(Failure) {
    let account = try session.account()
    let now = session.context.now.seconds
    offers = try session.state { (state) throws(SnapshotFault) in
      try state.offers(for: account, now: now)
    }
  }

  /// The deal.
  ///
  /// Throws `nothingFound` when there is none, and `usage` when several begin so.
  func resolve(_ text: String, to action: String) throws(Failure) -> Offer {
    let wanted = text.lowercased()
    if let exact = offers.first(where: { $0.id.text == wanted }) { return exact }
    let matches = wanted.isEmpty ? [] : offers.filter { $0.id.text.hasPrefix(wanted) }
    if let only = matches.first, matches.count == 1 { return only }
    guard matches.isEmpty else {
      throw .cannot(
        "\(action) '\(text)'", "\(matches.count) deals begin so", .usage, code: "ambiguous-deal",
        hints: matches.prefix(9).map { "\($0.id) is '\($0.deal.title)'" })
    }
    throw .cannot(
      "\(action) '\(text)'", "no such deal", .nothingFound, code: "no-such-deal",
      hints: ["keylime deals lists them with their ids"])
  }
}
