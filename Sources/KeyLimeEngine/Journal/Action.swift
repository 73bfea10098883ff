/// What an event says was done.
///
/// Whoever did it is the event's `by`: ratings, check-ins, contacts and bills are always the
/// writer's own, so nobody can write into another account's things.
public enum Action: Equatable, Sendable {
  /// Something about the writer's account.
  indirect case account(AccountChange)
  /// Limes for a restaurant, what was said with them, and when, if that was not when it was written
  /// down; the latest event counts.
  case rate(RestaurantID, Limes, words: String? = nil, at: OffsetTime? = nil)
  /// Takes the rating back.
  case clearRating(RestaurantID)
  /// Keeps a restaurant among the favourites.
  case favourite(RestaurantID)
  /// Drops it from them.
  case unfavourite(RestaurantID)
  /// Rules something out for the writer.
  case avoid(Avoided)
  /// Allows it again.
  case unavoid(Avoided)
  /// What the writer knows of a restaurant; the latest replaces what was noted before.
  indirect case note(RestaurantID, PlaceNote)
  /// Takes the note back.
  case clearNote(RestaurantID)
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
  /// The journal of another replica may speak for it.
  case allow(ReplicaID)
  /// What that replica wrote after this number does not count.
  case cut(ReplicaID, after: Int)
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
  /// It turns out to be the same person as another contact, who stands for both from now on.
  case join(ContactID)
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

/// What happens to a deal.
public enum DealChange: Equatable, Sendable {
  /// The writer uses it; the mark recognises the code that was shown.
  case use(CodeMark, UsePromise = UsePromise())
  /// An admin of the restaurant, or one of its staff, accepts the code with this mark.
  case redeem(CodeMark)
}

/// What the journal keeps of a code: enough to recognise it, not enough to show it.
public enum CodeMark: Hashable, Sendable {
  /// The SHA-256 of restaurant, deal and code, as 64 hexadecimal digits.
  case hash(String)
  /// The random number in a code of 0.1.0, as 16 hexadecimal digits.
  case nonce(String)
}

/// What a guest was promised when a deal was used, whatever becomes of the deal.
public struct UsePromise: Hashable, Sendable {
  /// Until when the code is good; nil is for ever.
  public var until: OffsetTime?
  /// In which weekly hours it is good; nil is at any time.
  public var when: String?
  /// Whether the account had no name, so that it stands for everybody without one on its machine.
  public var isAnonymous: Bool

  /// Promises a code that is good for ever, unless a parameter says otherwise.
  public init(until: OffsetTime? = nil, when: String? = nil, isAnonymous: Bool = false) {
    self.until = until
    self.when = when
    self.isAnonymous = isAnonymous
  }
}

/// What happens to a store.
public enum StoreChange: Equatable, Sendable {
  /// The writer is its owner; the first one is.
  case own
  /// The owner has set the admin passcode, whose hash is in `private/`.
  case setPasscode
  /// The writer removed a source, with its number of places, from the catalogue of a machine.
  case removeSource(String, places: Int)
}

extension Action {
  /// Whether an undo has no effect on it: what was used is used, a claim carries what was done
  /// under it, and accounts and undos themselves are not undone but changed again.
  public var isIrrevocable: Bool {
    switch self {
    case .account(.create), .account(.register), .account(.allow), .account(.cut), .deal, .store,
      .undo, .redo, .unknown, .restaurant(_, .claim), .restaurant(_, .release):
      true
    case .account(.edit), .rate, .clearRating, .favourite, .unfavourite, .avoid, .unavoid, .note,
      .clearNote, .card, .checkIn, .contact, .bill, .restaurant:
      false
    }
  }
}

extension Action {
  /// The restaurant that it is about; nil when it is about none.
  var place: RestaurantID? {
    switch self {
    case .rate(let id, _, _, _), .clearRating(let id), .favourite(let id), .unfavourite(let id),
      .note(let id, _), .clearNote(let id), .restaurant(let id, _), .deal(let id, _, _):
      id
    case .avoid(let avoided), .unavoid(let avoided): avoided.restaurant
    case .card(let change): change.restaurant
    case .account, .checkIn, .contact, .bill, .store, .undo, .redo, .unknown: nil
    }
  }
}
