extension Action {
  /// What the member `do` says.
  public var name: String {
    switch self {
    case .account(let change): change.name
    case .rate: "rate"
    case .clearRating: "clearRating"
    case .favourite: "favourite"
    case .unfavourite: "unfavourite"
    case .card(let change): change.name
    case .checkIn(_, let change): change.name
    case .contact(_, let change): change.name
    case .bill(_, let change): change.name
    case .restaurant(_, let change): change.name
    case .deal(_, _, .use): "useDeal"
    case .deal(_, _, .redeem): "redeemDeal"
    case .store(.own): "ownStore"
    case .store(.setPasscode): "setPasscode"
    case .undo: "undo"
    case .redo: "redo"
    case .unknown(let name, _): name
    }
  }
}

extension AccountChange {
  var name: String {
    switch self {
    case .create: "createAccount"
    case .register: "registerAccount"
    case .edit: "editAccount"
    }
  }
}

extension CardChange {
  var name: String {
    switch self {
    case .like: "like"
    case .pass: "pass"
    case .unlike: "unlike"
    case .forgetSeen: "forgetSeen"
    }
  }
}

extension CheckInChange {
  var name: String {
    switch self {
    case .add: "checkIn"
    case .edit: "editCheckIn"
    case .remove: "removeCheckIn"
    case .addPhoto: "addPhoto"
    case .removePhoto: "removePhoto"
    }
  }
}

extension ContactChange {
  var name: String {
    switch self {
    case .add: "addContact"
    case .edit: "editContact"
    case .remove: "removeContact"
    case .merge: "mergeContact"
    }
  }
}

extension BillChange {
  var name: String {
    switch self {
    case .add(let entry): entry.kind == .bill ? "addBill" : "settle"
    case .edit: "editBill"
    case .remove: "removeBill"
    }
  }
}

extension RestaurantChange {
  var name: String {
    switch self {
    case .add: "addRestaurant"
    case .edit: "editRestaurant"
    case .remove: "removeRestaurant"
    case .claim: "claimRestaurant"
    case .release: "releaseRestaurant"
    case .addDeal: "addDeal"
    case .editDeal: "editDeal"
    case .removeDeal: "removeDeal"
    }
  }
}
