extension Action {
  /// Reads what an event did from its `do` and its own members.
  ///
  /// A kind that this program does not know, or cannot make sense of although its line is whole, was
  /// written by a newer one: it is kept as ``unknown(_:_:)``.
  init(name: String, fields: JSONObject) {
    guard let kind = Array(name.utf8).withBytes({ ActionKind($0) }) else {
      self = .unknown(name, fields)
      return
    }
    do throws(FieldFault) {
      self = try Self.read(kind, fields)
    } catch {
      self = .unknown(name, fields)
    }
  }

  private static func read(_ kind: ActionKind, _ fields: JSONObject) throws(FieldFault) -> Action {
    switch kind {
    case .createAccount: .account(.create)
    case .registerAccount: .account(.register(try Account(json: fields.object("set"))))
    case .editAccount: .account(.edit(try fields.patch()))
    case .allowReplica: .account(.allow(try fields.need("other") { ReplicaID($0) }))
    case .cutReplica:
      .account(
        .cut(try fields.need("other") { ReplicaID($0) }, after: try fields.integer("after") ?? 0))
    case .rate:
      .rate(
        try fields.restaurant, try fields.limes, words: try fields.text("words"),
        at: try fields.field("at") { OffsetTime($0) })
    case .clearRating: .clearRating(try fields.restaurant)
    case .favourite: .favourite(try fields.restaurant)
    case .unfavourite: .unfavourite(try fields.restaurant)
    case .avoid: .avoid(.place(try fields.restaurant))
    case .unavoid: .unavoid(.place(try fields.restaurant))
    case .avoidCuisine: .avoid(.cuisine(try fields.cuisine))
    case .unavoidCuisine: .unavoid(.cuisine(try fields.cuisine))
    case .note: .note(try fields.restaurant, try PlaceNote(json: fields.object("set")))
    case .clearNote: .clearNote(try fields.restaurant)
    case .like: .card(.like(try fields.restaurant))
    case .pass: .card(.pass(try fields.restaurant))
    case .unlike: .card(.unlike(try fields.restaurant))
    case .forgetSeen: .card(.forgetSeen)
    case .checkIn: .checkIn(try fields.checkIn, .add(try CheckIn(json: fields.object("set"))))
    case .editCheckIn: .checkIn(try fields.checkIn, .edit(try fields.patch()))
    case .removeCheckIn: .checkIn(try fields.checkIn, .remove)
    case .addPhoto: .checkIn(try fields.checkIn, .addPhoto(try fields.photo))
    case .removePhoto: .checkIn(try fields.checkIn, .removePhoto(try fields.photo))
    case .addContact: .contact(try fields.contact, .add(try Contact(json: fields.object("set"))))
    case .editContact: .contact(try fields.contact, .edit(try fields.patch()))
    case .removeContact: .contact(try fields.contact, .remove)
    case .mergeContact:
      .contact(try fields.contact, .merge(try Contact(json: fields.object("set"))))
    case .joinContact:
      .contact(try fields.contact, .join(try fields.need("into") { ContactID($0) }))
    case .addBill: .bill(try fields.bill, .add(BillEntry(.bill, try fields.object("set"))))
    case .settle: .bill(try fields.bill, .add(BillEntry(.settlement, try fields.object("set"))))
    case .editBill: .bill(try fields.bill, .edit(try fields.object("set")))
    case .removeBill: .bill(try fields.bill, .remove)
    case .addRestaurant:
      .restaurant(try fields.restaurant, .add(try Restaurant(json: fields.object("set"))))
    case .editRestaurant: .restaurant(try fields.restaurant, .edit(try fields.patch()))
    case .removeRestaurant: .restaurant(try fields.restaurant, .remove)
    case .claimRestaurant:
      .restaurant(try fields.restaurant, .claim(proof: try ClaimProof(fields: fields)))
    case .releaseRestaurant: .restaurant(try fields.restaurant, .release)
    case .addStaff: .restaurant(try fields.restaurant, .addStaff(try fields.account))
    case .removeStaff: .restaurant(try fields.restaurant, .removeStaff(try fields.account))
    case .addDeal:
      .restaurant(
        try fields.restaurant, .addDeal(try fields.deal, try Deal(json: fields.object("set"))))
    case .editDeal:
      .restaurant(try fields.restaurant, .editDeal(try fields.deal, try fields.patch()))
    case .removeDeal: .restaurant(try fields.restaurant, .removeDeal(try fields.deal))
    case .useDeal:
      .deal(
        try fields.restaurant, try fields.deal,
        .use(try fields.codeMark, try UsePromise(fields: fields)))
    case .redeemDeal:
      .deal(try fields.restaurant, try fields.deal, .redeem(try fields.codeMark))
    case .ownStore: .store(.own)
    case .setPasscode: .store(.setPasscode)
    case .removeSource:
      .store(
        .removeSource(try fields.need("source") { $0 }, places: try fields.integer("places") ?? 0))
    case .undo: .undo(try fields.need("event") { EventID($0) })
    case .redo: .redo(try fields.need("event") { EventID($0) })
    }
  }
}

extension UsePromise {
  fileprivate init(fields: JSONObject) throws(FieldFault) {
    self.init(
      until: try fields.field("until") { OffsetTime($0) }, when: try fields.text("when"),
      isAnonymous: try fields.flag("anonymous"))
  }
}

extension JSONObject {
  fileprivate var restaurant: RestaurantID {
    get throws(FieldFault) { try need("restaurant") { RestaurantID($0) } }
  }
  fileprivate var checkIn: CheckInID {
    get throws(FieldFault) { try need("checkIn") { CheckInID($0) } }
  }
  fileprivate var contact: ContactID {
    get throws(FieldFault) { try need("contact") { ContactID($0) } }
  }
  fileprivate var bill: BillID { get throws(FieldFault) { try need("bill") { BillID($0) } } }
  fileprivate var deal: DealID { get throws(FieldFault) { try need("deal") { DealID($0) } } }

  fileprivate var cuisine: String {
    get throws(FieldFault) { try need("cuisine") { $0.isEmpty ? nil : $0 } }
  }
  fileprivate var photo: String { get throws(FieldFault) { try need("photo") { $0 } } }
  fileprivate var account: AccountID {
    get throws(FieldFault) { try need("account") { AccountID($0) } }
  }
  fileprivate var codeMark: CodeMark {
    get throws(FieldFault) {
      if let hash = try text("hash"), !hash.isEmpty { return .hash(hash) }
      return .nonce(try need("nonce") { $0.isEmpty ? nil : $0 })
    }
  }

  fileprivate var limes: Limes {
    get throws(FieldFault) {
      guard let count = try integer("limes") else { throw .missing("limes") }
      guard let limes = Limes(count) else { throw .invalid("limes") }
      return limes
    }
  }

  fileprivate func patch<Record>() throws(FieldFault) -> Patch<Record> {
    Patch(changes: try object("change"))
  }
}
