/// The kinds of events, by the names that their member `do` gives them.
public enum ActionKind: String, CaseIterable, Sendable {
  /// An account comes to be, gets a name, changes.
  case createAccount, registerAccount, editAccount
  /// Another replica may speak for an account, or no longer.
  case allowReplica, cutReplica
  /// Limes for a restaurant.
  case rate, clearRating
  /// Favourites.
  case favourite, unfavourite
  /// Places and cuisines ruled out.
  case avoid, unavoid, avoidCuisine, unavoidCuisine
  /// What somebody knows of a restaurant.
  case note, clearNote
  /// Cards swiped, and forgotten.
  case like, pass, unlike, forgetSeen
  /// Check-ins and their pictures.
  case checkIn, editCheckIn, removeCheckIn, addPhoto, removePhoto
  /// Contacts.
  case addContact, editContact, removeContact, mergeContact, joinContact
  /// Bills, and settlements between people.
  case addBill, settle, editBill, removeBill
  /// What everybody sees of a restaurant, and who looks after it.
  case addRestaurant, editRestaurant, removeRestaurant, claimRestaurant, releaseRestaurant
  /// Who may redeem codes for a restaurant.
  case addStaff, removeStaff
  /// What a restaurant offers.
  case addDeal, editDeal, removeDeal
  /// Deals made use of.
  case useDeal, redeemDeal
  /// The store itself.
  case ownStore, setPasscode, removeSource
  /// Other events taken out of effect and put back.
  case undo, redo
}

extension ActionKind {
  private static let names = allCases.map { (kind: $0, bytes: Array($0.rawValue.utf8)) }

  /// Reads a name; nil when it is not one.
  init?(_ name: ByteView) {
    let found = Self.names.first { $0.bytes.count == name.count && $0.bytes.elementsEqual(name) }
    guard let found else { return nil }
    self = found.kind
  }
}

extension Action {
  /// What kind of event it makes; nil for one that this program does not know.
  public var kind: ActionKind? {
    switch self {
    case .account(let change): change.kind
    case .rate: .rate
    case .clearRating: .clearRating
    case .favourite: .favourite
    case .unfavourite: .unfavourite
    case .avoid(.place): .avoid
    case .avoid(.cuisine): .avoidCuisine
    case .unavoid(.place): .unavoid
    case .unavoid(.cuisine): .unavoidCuisine
    case .note: .note
    case .clearNote: .clearNote
    case .card(let change): change.kind
    case .checkIn(_, let change): change.kind
    case .contact(_, let change): change.kind
    case .bill(_, let change): change.kind
    case .restaurant(_, let change): change.kind
    case .deal(_, _, .use): .useDeal
    case .deal(_, _, .redeem): .redeemDeal
    case .store(.own): .ownStore
    case .store(.setPasscode): .setPasscode
    case .store(.removeSource): .removeSource
    case .undo: .undo
    case .redo: .redo
    case .unknown: nil
    }
  }

  /// What the member `do` says.
  public var name: String {
    if case .unknown(let name, _) = self { name } else { kind?.rawValue ?? "" }
  }
}

extension AccountChange {
  fileprivate var kind: ActionKind {
    switch self {
    case .create: .createAccount
    case .register: .registerAccount
    case .edit: .editAccount
    case .allow: .allowReplica
    case .cut: .cutReplica
    }
  }
}

extension CardChange {
  fileprivate var kind: ActionKind {
    switch self {
    case .like: .like
    case .pass: .pass
    case .unlike: .unlike
    case .forgetSeen: .forgetSeen
    }
  }
}

extension CheckInChange {
  fileprivate var kind: ActionKind {
    switch self {
    case .add: .checkIn
    case .edit: .editCheckIn
    case .remove: .removeCheckIn
    case .addPhoto: .addPhoto
    case .removePhoto: .removePhoto
    }
  }
}

extension ContactChange {
  fileprivate var kind: ActionKind {
    switch self {
    case .add: .addContact
    case .edit: .editContact
    case .remove: .removeContact
    case .merge: .mergeContact
    case .join: .joinContact
    }
  }
}

extension BillChange {
  fileprivate var kind: ActionKind {
    switch self {
    case .add(let entry): entry.kind == .bill ? .addBill : .settle
    case .edit: .editBill
    case .remove: .removeBill
    }
  }
}

extension RestaurantChange {
  fileprivate var kind: ActionKind {
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
}
