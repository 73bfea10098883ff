import KeyLimeEngine

extension Action {
  /// The restaurant the action is about; nil for other actions.
  var restaurant: RestaurantID? {
    switch self {
    case .checkIn(_, .add(let checkIn)): checkIn.restaurant
    case .bill(_, .add(let entry)): entry.fields["restaurant"]?.text.flatMap { RestaurantID($0) }
    case .bill(_, .edit(let edit)): edit.fields["restaurant"]?.text.flatMap { RestaurantID($0) }
    default: place
    }
  }

  /// The target of an undo or redo; nil for other actions.
  var target: EventID? {
    switch self {
    case .undo(let target), .redo(let target): target
    default: nil
    }
  }

  /// The action in words, without the actor: `rated Bao House 5 of 5 limes`.
  ///
  /// `place` is the name of its restaurant. ``History`` describes undo and redo, and actions that
  /// need the names of people and places.
  func words(place: String) -> String {
    switch self {
    case .account(let change): change.words
    case .rate(_, let limes, let words, _):
      "rated \(place) \(limes.count) of 5 limes" + (words.map { ": \($0)" } ?? "")
    case .clearRating: "removed the rating of \(place)"
    case .favourite: "added \(place) to the favourites"
    case .unfavourite: "removed \(place) from the favourites"
    case .avoid(.place): "avoided \(place)"
    case .avoid(.cuisine(let cuisine)): "avoided the cuisine \(cuisine.spaced)"
    case .unavoid(.place): "stopped avoiding \(place)"
    case .unavoid(.cuisine(let cuisine)): "stopped avoiding the cuisine \(cuisine.spaced)"
    case .note(_, let note): "noted about \(place): \(note.summary)"
    case .editNote(_, let patch): patch.words(place: place)
    case .clearNote: "removed the note about \(place)"
    case .card(let change): change.words(place: place)
    case .checkIn(let id, let change): change.words(place: id.text)
    case .contact(let id, let change): change.words(name: id.text)
    case .bill(_, let change): change.words
    case .restaurant(_, let change): change.words(place: place)
    case .deal(_, _, .use): "used a deal at \(place)"
    case .deal(_, _, .redeem): "redeemed a code at \(place)"
    case .store(.own): "became the owner of this store"
    case .store(.setPasscode): "set the admin passcode"
    case .store(.removeSource(let source, let places)):
      "removed the \(places == 1 ? "place" : "\(places) places") of the source '\(source)'"
    case .undo(let target): "undid \(target)"
    case .redo(let target): "redid \(target)"
    case .unchanged: "ran a command with a key, which changed nothing"
    case .unknown(let name, _): "did '\(name)', unknown to this version of keylime"
    }
  }
}

extension Patch<PlaceNote> {
  /// `noted about Bao House: price $$`, or what was taken out of the note.
  fileprivate func words(place: String) -> String {
    let given = (try? applied(to: PlaceNote()))?.summary ?? ""
    guard given.isEmpty else { return "noted about \(place): \(given)" }
    let parts = memberNames.map { $0 == "openingHours" ? "hours" : $0 }
    return "removed \(parts.listed) from the note about \(place)"
  }
}

extension AccountChange {
  fileprivate var words: String {
    switch self {
    case .create: "created the account"
    case .register: "registered"
    case .edit: "changed the account"
    case .allow(let other): "let the replica \(other) speak for the account"
    case .cut(let other, let last):
      "let nothing count that the replica \(other) wrote after event \(last)"
    }
  }
}

extension CardChange {
  fileprivate func words(place: String) -> String {
    switch self {
    case .like: "liked \(place)"
    case .pass: "passed \(place)"
    case .unlike: "removed \(place) from the likes"
    case .forgetSeen: "reset the seen cards"
    }
  }
}

extension CheckInChange {
  /// The change of a check-in at a place, in words.
  func words(place: String) -> String {
    switch self {
    case .add: "checked in at \(place)"
    case .edit: "changed the check-in at \(place)"
    case .remove: "removed the check-in at \(place)"
    case .addPhoto: "added a picture to the check-in at \(place)"
    case .removePhoto: "removed a picture from the check-in at \(place)"
    }
  }
}

extension ContactChange {
  /// The change of a contact, in words.
  func words(name: String) -> String {
    switch self {
    case .add: "added \(name) to the contacts"
    case .edit: "changed \(name)"
    case .remove: "removed \(name) from the contacts"
    case .merge: "added details of \(name)"
    case .join: "joined \(name) with another contact"
    }
  }
}

extension BillChange {
  /// The change of a bill that this version of keylime cannot read, in words.
  var words: String {
    switch self {
    case .add(let entry): entry.kind == .bill ? "split a bill" : "settled up"
    case .edit: "changed a bill"
    case .remove: "removed a bill"
    }
  }
}

extension RestaurantChange {
  fileprivate func words(place: String) -> String {
    switch self {
    case .add(let restaurant): "added \(restaurant.name)"
    case .edit: "changed \(place)"
    case .remove: "removed \(place)"
    case .claim: "became an admin of \(place)"
    case .release: "stopped being an admin of \(place)"
    case .addStaff: "named somebody who redeems codes at \(place)"
    case .removeStaff: "removed somebody who redeems codes at \(place)"
    case .addDeal(_, let deal): "offered '\(deal.title)' at \(place)"
    case .editDeal: "changed a deal at \(place)"
    case .removeDeal: "ended a deal at \(place)"
    }
  }
}
