/// What happens to a restaurant in everybody's eyes.
public enum RestaurantChange: Equatable, Sendable {
  /// Somebody adds a restaurant that the catalogue lacks.
  case add(Restaurant)
  /// Its admin, or for want of one the account that added it, changes something.
  case edit(Patch<Restaurant>)
  /// The same people take it out of sight.
  case remove
  /// The writer becomes one of its admins, having typed the passcode, which the proof shows; a
  /// claim without one counts only where claims are taken on trust.
  case claim(proof: ClaimProof? = nil)
  /// The writer stops being its admin.
  case release
  /// An admin lets an account redeem codes at the till, and nothing else.
  case addStaff(AccountID)
  /// An admin takes that back.
  case removeStaff(AccountID)
  /// An admin offers a deal.
  case addDeal(DealID, Deal)
  /// An admin changes a deal.
  case editDeal(DealID, Patch<Deal>)
  /// An admin ends a deal.
  case removeDeal(DealID)
}

extension RestaurantChange {
  /// What kind of event it makes.
  var kind: ActionKind {
    switch self {
    case .add: .addRestaurant
    case .edit: .editRestaurant
    case .remove: .removeRestaurant
    case .claim: .claimRestaurant
    case .release: .releaseRestaurant
    case .addStaff: .addStaff
    case .removeStaff: .removeStaff
    case .addDeal: .addDeal
    case .editDeal: .editDeal
    case .removeDeal: .removeDeal
    }
  }

  /// Adds the members of the event.
  func write(to fields: inout JSONObject) {
    switch self {
    case .add(let restaurant): fields.add("set", restaurant.json)
    case .edit(let patch): fields.add("change", patch.changes)
    case .remove, .release: break
    case .claim(let proof): proof?.write(to: &fields)
    case .addStaff(let account), .removeStaff(let account):
      fields.add("account", account.text)
    case .addDeal(let id, let deal):
      fields.add("deal", id.text)
      fields.add("set", deal.json)
    case .editDeal(let id, let patch):
      fields.add("deal", id.text)
      fields.add("change", patch.changes)
    case .removeDeal(let id): fields.add("deal", id.text)
    }
  }
}

/// What shows that whoever claims a restaurant has typed the passcode of the store: made by
/// ``ClaimKey``, for one account, one restaurant and one turn.
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
