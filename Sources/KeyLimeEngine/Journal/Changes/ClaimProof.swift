/// Shows that the person who claims a restaurant has typed the passcode of the store.
///
/// ``ClaimKey`` makes it, for one account, one restaurant and one turn.
///
///     "do":"claimRestaurant","restaurant":"n4412345678","turn":1,"proof":"5e12…"
///
/// Everybody who reads the journal sees it, and nobody can use it again: for another account or
/// restaurant it is wrong, and a turn that was taken is over.
public struct ClaimProof: Hashable, Sendable {
  /// Which of the account's claims of the restaurant it is, from 1; who gave the restaurant up and
  /// claims it again needs the next one.
  public let turn: Int
  /// The 32 bytes of the proof as 64 hexadecimal digits; any text, when somebody made it up.
  public let code: String
}

extension ClaimProof {
  /// Reads a claim's own members; nil for a claim without a proof.
  init?(fields: JSONObject) throws(FieldFault) {
    guard let code = try fields.text("proof") else { return nil }
    guard let turn = try fields.integer("turn") else { throw .missing("turn") }
    self.init(turn: turn, code: code)
  }

  func write(to fields: inout JSONObject) {
    fields.add("turn", turn)
    fields.add("proof", code)
  }
}
