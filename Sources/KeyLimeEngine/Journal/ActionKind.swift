// A new kind of event begins here. The compiler then asks for four things: its section and how it
// is read; its change and how that is written (`Changes/`, or `Action` itself); what folding it
// does (`State/Fold/`); its words in `log`.

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
  case note, editNote, clearNote
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
  /// A command with an idempotency key that changed nothing.
  case unchanged
}

extension ActionKind {
  private static let names = allCases.map { (kind: $0, bytes: Array($0.rawValue.utf8)) }

  /// Reads a name; nil when it is not one.
  init?(_ name: ByteView) {
    let found = Self.names.first { $0.bytes.count == name.count && $0.bytes.elementsEqual(name) }
    guard let found else { return nil }
    self = found.kind
  }

  /// The section of what such an event is about.
  var section: Section {
    switch self {
    case .createAccount, .registerAccount, .editAccount, .allowReplica, .cutReplica: .accounts
    case .rate, .clearRating: .ratings
    case .favourite, .unfavourite: .favourites
    case .avoid, .unavoid: .avoidedPlaces
    case .avoidCuisine, .unavoidCuisine: .avoidedCuisines
    case .note, .editNote, .clearNote: .notes
    case .like, .pass, .unlike, .forgetSeen: .cards
    case .checkIn, .editCheckIn, .removeCheckIn, .addPhoto, .removePhoto: .checkIns
    case .addContact, .editContact, .removeContact, .mergeContact, .joinContact: .contacts
    case .addBill, .settle, .editBill, .removeBill: .bills
    case .addRestaurant, .editRestaurant, .removeRestaurant, .claimRestaurant, .releaseRestaurant,
      .addStaff, .removeStaff, .addDeal, .editDeal, .removeDeal:
      .restaurants
    case .useDeal, .redeemDeal: .deals
    case .ownStore, .setPasscode, .removeSource: .store
    case .undo, .redo: .toggles
    case .unchanged: .keys
    }
  }

  /// Reads what an event of this kind did from its members.
  ///
  /// Throws when a member is missing or of no use.
  func action(from fields: JSONObject) throws(FieldFault) -> Action {
    switch self {
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
    case .editNote: .editNote(try fields.restaurant, try fields.patch())
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
    case .editBill: .bill(try fields.bill, .edit(try BillEdit(from: fields)))
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
        .use(try CodeMark(fields: fields), try UsePromise(fields: fields)))
    case .redeemDeal:
      .deal(try fields.restaurant, try fields.deal, .redeem(try CodeMark(fields: fields)))
    case .ownStore: .store(.own)
    case .setPasscode: .store(.setPasscode)
    case .removeSource:
      .store(
        .removeSource(try fields.need("source") { $0 }, places: try fields.integer("places") ?? 0))
    case .undo: .undo(try fields.need("event") { EventID($0) })
    case .redo: .redo(try fields.need("event") { EventID($0) })
    case .unchanged: .unchanged(answer: try fields.object("answer"))
    }
  }
}
