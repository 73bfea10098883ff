/// What an event says was done.
///
/// Whoever did it is the event's `by`: ratings, check-ins, contacts and bills are always the
/// writer's own, so nobody can write into another account's things.
public enum Action: Equatable, Sendable {
  /// Something about the writer's account.
  indirect case account(AccountChange)
  /// Limes for a restaurant; the latest counts.
  case rate(RestaurantID, Limes)
  /// Takes the rating back.
  case clearRating(RestaurantID)
  /// Keeps a restaurant among the favourites.
  case favourite(RestaurantID)
  /// Drops it from them.
  case unfavourite(RestaurantID)
  /// A card swiped, or cards forgotten.
  case card(CardChange)
  /// Something about one of the writer's check-ins.
  indirect case checkIn(CheckInID, CheckInChange)
  /// Something about one of the writer's contacts.
  indirect case contact(ContactID, ContactChange)
  /// Something about one of the writer's bills or settlements.
  indirect case bill(BillID, BillChange)
  /// Something about a restaurant that everybody sees.
  indirect case restaurant(RestaurantID, RestaurantChange)
  /// A deal used or redeemed; neither can be undone.
  case deal(RestaurantID, DealID, DealChange)
  /// Something about the store itself.
  case store(StoreChange)
  /// Takes an earlier event of the same account out of effect.
  case undo(EventID)
  /// Puts it back into effect.
  case redo(EventID)
  /// A kind, or a form of a known kind, that this program does not know: kept and counted.
  case unknown(String, JSONObject)
}

/// What happens to an account.
public enum AccountChange: Equatable, Sendable {
  /// It comes to be, anonymous.
  case create
  /// It gets a name.
  case register(Account)
  /// Its person changes something.
  case edit(Patch<Account>)
}

/// What happens to the cards of an account.
public enum CardChange: Equatable, Sendable {
  /// Swiped right: liked and seen.
  case like(RestaurantID)
  /// Swiped left: seen.
  case pass(RestaurantID)
  /// No longer liked, still seen.
  case unlike(RestaurantID)
  /// Every card counts as unseen again; likes stay.
  case forgetSeen
}

/// What happens to a check-in.
public enum CheckInChange: Equatable, Sendable {
  /// It is made.
  case add(CheckIn)
  /// Something about it changes.
  case edit(Patch<CheckIn>)
  /// It is removed.
  case remove
  /// A picture, by file name below `photos/`, is added.
  case addPhoto(String)
  /// A picture is taken off.
  case removePhoto(String)
}

/// What happens to a contact.
public enum ContactChange: Equatable, Sendable {
  /// It is written down; when it is there already it is replaced.
  case add(Contact)
  /// Something about it changes.
  case edit(Patch<Contact>)
  /// It is removed.
  case remove
  /// What a vCard with this UID says is joined to it; it comes to be when it is not there.
  case merge(Contact)
}

/// What happens to a bill.
public enum BillChange: Equatable, Sendable {
  /// It is written down.
  case add(BillEntry)
  /// All its members are replaced.
  case edit(JSONObject)
  /// It is removed.
  case remove
}

/// What happens to a restaurant in everybody's eyes.
public enum RestaurantChange: Equatable, Sendable {
  /// Somebody adds a restaurant that the catalogue lacks.
  case add(Restaurant)
  /// Its admin, or for want of one the account that added it, changes something.
  case edit(Patch<Restaurant>)
  /// The same people take it out of sight.
  case remove
  /// The writer becomes one of its admins, having typed the passcode, which the proof shows; a claim
  /// without one counts only where claims are taken on trust.
  case claim(proof: ClaimProof? = nil)
  /// The writer stops being its admin.
  case release
  /// An admin offers a deal.
  case addDeal(DealID, Deal)
  /// An admin changes a deal.
  case editDeal(DealID, Patch<Deal>)
  /// An admin ends a deal.
  case removeDeal(DealID)
}

/// What happens to a deal.
public enum DealChange: Equatable, Sendable {
  /// The writer uses it; the nonce is the secret part of the code shown, which was promised to be
  /// good until then (nil is for ever), whatever becomes of the deal.
  case use(nonce: String, until: OffsetTime? = nil)
  /// An admin of the restaurant accepts the code with this nonce.
  case redeem(nonce: String)
}

/// What happens to a store.
public enum StoreChange: Equatable, Sendable {
  /// The writer is its owner; the first one is.
  case own
  /// The owner has set the admin passcode, whose hash is in `private/`.
  case setPasscode
  /// The writer removed a source of so many places from the catalogue of a machine.
  case removeSource(String, places: Int)
}

extension Action {
  /// Whether an undo has no effect on it: what was used is used, a claim carries what was done
  /// under it, and accounts and undos themselves are not undone but changed again.
  public var isIrrevocable: Bool {
    switch self {
    case .account(.create), .account(.register), .deal, .store, .undo, .redo, .unknown,
      .restaurant(_, .claim), .restaurant(_, .release):
      true
    case .account(.edit), .rate, .clearRating, .favourite, .unfavourite, .card, .checkIn, .contact,
      .bill, .restaurant:
      false
    }
  }
}

extension Action {
  /// The restaurant that it is about; nil when it is about none.
  var place: RestaurantID? {
    switch self {
    case .rate(let id, _), .clearRating(let id), .favourite(let id), .unfavourite(let id),
      .restaurant(let id, _), .deal(let id, _, _):
      id
    case .card(let change): change.restaurant
    case .account, .checkIn, .contact, .bill, .store, .undo, .redo, .unknown: nil
    }
  }
}
