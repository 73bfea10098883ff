/// What happens to a restaurant in everybody's eyes.
public enum RestaurantChange: Equatable, Sendable {
  /// Somebody adds a restaurant that the catalogue lacks.
  case add(Restaurant)
  /// Its admin changes something; without an admin, the account that added it.
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
