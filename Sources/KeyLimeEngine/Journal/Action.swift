/// What an event says was done.
///
/// The event's `by` says who did it: ratings, check-ins, contacts and bills are always the writer's
/// own, so nobody can write into another account's things.
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
  /// What the writer knows of a restaurant, as a whole, which replaces what was noted before; new
  /// events say what changes instead.
  indirect case note(RestaurantID, PlaceNote)
  /// The parts of the note that change: on two machines at once each changes its own.
  indirect case editNote(RestaurantID, Patch<PlaceNote>)
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
  /// A command with an idempotency key changed nothing; its answer is kept for a retry.
  case unchanged(answer: JSONObject)
  /// A kind, or a form of a known kind, that this program does not know: kept and counted.
  case unknown(String, JSONObject)
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
    case .editNote: .editNote
    case .clearNote: .clearNote
    case .card(let change): change.kind
    case .checkIn(_, let change): change.kind
    case .contact(_, let change): change.kind
    case .bill(_, let change): change.kind
    case .restaurant(_, let change): change.kind
    case .deal(_, _, let change): change.kind
    case .store(let change): change.kind
    case .undo: .undo
    case .redo: .redo
    case .unchanged: .unchanged
    case .unknown: nil
    }
  }

  /// What the member `do` says.
  public var name: String {
    if case .unknown(let name, _) = self { name } else { kind?.rawValue ?? "" }
  }

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
    case .editNote(let restaurant, let patch):
      fields.add("restaurant", restaurant.text)
      fields.add("change", patch.changes)
    case .card(let change): change.write(to: &fields)
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
    case .store(let change): change.write(to: &fields)
    case .undo(let event), .redo(let event): fields.add("event", event.text)
    case .unchanged(let answer): fields.add("answer", answer)
    case .unknown(_, let members): fields = members
    }
    return fields
  }

  /// Whether an undo has no effect on it.
  ///
  /// What was used is used; what an admin did rests on the claim; accounts and undos are changed
  /// again instead; where nothing changed there is nothing to undo.
  public var isIrrevocable: Bool {
    switch self {
    case .account(.create), .account(.register), .account(.allow), .account(.cut), .deal, .store,
      .undo, .redo, .unchanged, .unknown, .restaurant(_, .claim), .restaurant(_, .release):
      true
    case .account(.edit), .rate, .clearRating, .favourite, .unfavourite, .avoid, .unavoid, .note,
      .editNote, .clearNote, .card, .checkIn, .contact, .bill, .restaurant:
      false
    }
  }

  /// The restaurant that it is about; nil when it is about none.
  public var place: RestaurantID? {
    switch self {
    case .rate(let id, _, _, _), .clearRating(let id), .favourite(let id), .unfavourite(let id),
      .note(let id, _), .editNote(let id, _), .clearNote(let id), .restaurant(let id, _),
      .deal(let id, _, _):
      id
    case .avoid(let avoided), .unavoid(let avoided): avoided.restaurant
    case .card(let change): change.restaurant
    case .account, .checkIn, .contact, .bill, .store, .undo, .redo, .unchanged, .unknown: nil
    }
  }
}

// The members of events that more than one kind has.
extension JSONObject {
  var restaurant: RestaurantID {
    get throws(FieldFault) { try need("restaurant") { RestaurantID($0) } }
  }
  var checkIn: CheckInID {
    get throws(FieldFault) { try need("checkIn") { CheckInID($0) } }
  }
  var contact: ContactID {
    get throws(FieldFault) { try need("contact") { ContactID($0) } }
  }
  var bill: BillID { get throws(FieldFault) { try need("bill") { BillID($0) } } }
  var deal: DealID { get throws(FieldFault) { try need("deal") { DealID($0) } } }

  var cuisine: String {
    get throws(FieldFault) { try need("cuisine") { Avoided.isSlug($0) ? $0 : nil } }
  }
  var photo: String { get throws(FieldFault) { try need("photo") { $0 } } }
  var account: AccountID {
    get throws(FieldFault) { try need("account") { AccountID($0) } }
  }

  var limes: Limes {
    get throws(FieldFault) {
      guard let count = try integer("limes") else { throw .missing("limes") }
      guard let limes = Limes(count) else { throw .invalid("limes") }
      return limes
    }
  }

  func patch<Record>() throws(FieldFault) -> Patch<Record> {
    Patch(changes: try object("change"))
  }
}
