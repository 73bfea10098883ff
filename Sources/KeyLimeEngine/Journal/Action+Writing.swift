extension Action {
  /// The members that an event has besides those of every event: ids flat, records as objects under
  /// the name of what they are.
  public var fields: JSONObject {
    var fields = JSONObject()
    switch self {
    case .account(let change): change.write(to: &fields)
    case .rate(let restaurant, let limes, let words, let time):
      fields.add("restaurant", restaurant.text)
      fields.add("limes", limes.count)
      fields.add("words", words)
      fields.add("at", time?.text)
    case .clearRating(let restaurant), .favourite(let restaurant), .unfavourite(let restaurant),
      .clearNote(let restaurant), .avoid(.place(let restaurant)), .unavoid(.place(let restaurant)):
      fields.add("restaurant", restaurant.text)
    case .avoid(.cuisine(let cuisine)), .unavoid(.cuisine(let cuisine)):
      fields.add("cuisine", cuisine)
    case .note(let restaurant, let note):
      fields.add("restaurant", restaurant.text)
      fields.add("set", note.json)
    case .card(let change): fields.add("restaurant", change.restaurant?.text)
    case .checkIn(let id, let change):
      fields.add("checkIn", id.text)
      change.write(to: &fields)
    case .contact(let id, let change):
      fields.add("contact", id.text)
      change.write(to: &fields)
    case .bill(let id, let change):
      fields.add("bill", id.text)
      change.write(to: &fields)
    case .restaurant(let id, let change):
      fields.add("restaurant", id.text)
      change.write(to: &fields)
    case .deal(let restaurant, let deal, let change):
      fields.add("restaurant", restaurant.text)
      fields.add("deal", deal.text)
      change.write(to: &fields)
    case .store(.removeSource(let source, let places)):
      fields.add("source", source)
      fields.add("places", places)
    case .store: break
    case .undo(let event), .redo(let event): fields.add("event", event.text)
    case .unknown(_, let members): fields = members
    }
    return fields
  }
}

extension DealChange {
  /// `"hash":"9f86d0…","until":"2026-12-01T00:00:00-08:00","when":"Mo-Fr 15:00-18:00"`.
  fileprivate func write(to fields: inout JSONObject) {
    switch self {
    case .use(let mark, let promise):
      mark.write(to: &fields)
      fields.add("until", promise.until?.text)
      fields.add("when", promise.when)
      fields.add("anonymous", flag: promise.isAnonymous)
    case .redeem(let mark): mark.write(to: &fields)
    }
  }
}

extension CodeMark {
  fileprivate func write(to fields: inout JSONObject) {
    switch self {
    case .hash(let digits): fields.add("hash", digits)
    case .nonce(let digits): fields.add("nonce", digits)
    }
  }
}

extension CardChange {
  /// The restaurant on the card, or nil for all cards.
  public var restaurant: RestaurantID? {
    switch self {
    case .like(let restaurant), .pass(let restaurant), .unlike(let restaurant): restaurant
    case .forgetSeen: nil
    }
  }
}

extension AccountChange {
  fileprivate func write(to fields: inout JSONObject) {
    switch self {
    case .create: break
    case .register(let account): fields.add("set", account.json)
    case .edit(let patch): fields.add("change", patch.changes)
    case .allow(let other): fields.add("other", other.text)
    case .cut(let other, let last):
      fields.add("other", other.text)
      fields.add("after", last)
    }
  }
}

extension CheckInChange {
  fileprivate func write(to fields: inout JSONObject) {
    switch self {
    case .add(let checkIn): fields.add("set", checkIn.json)
    case .edit(let patch): fields.add("change", patch.changes)
    case .remove: break
    case .addPhoto(let photo), .removePhoto(let photo): fields.add("photo", photo)
    }
  }
}

extension ContactChange {
  fileprivate func write(to fields: inout JSONObject) {
    switch self {
    case .add(let contact), .merge(let contact): fields.add("set", contact.json)
    case .edit(let patch): fields.add("change", patch.changes)
    case .remove: break
    case .join(let other): fields.add("into", other.text)
    }
  }
}

extension BillChange {
  fileprivate func write(to fields: inout JSONObject) {
    switch self {
    case .add(let entry): fields.add("set", entry.fields)
    case .edit(let members): fields.add("set", members)
    case .remove: break
    }
  }
}

extension RestaurantChange {
  fileprivate func write(to fields: inout JSONObject) {
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
