import Thoroughness

@testable import KeyLimeEngine

/// A made-up history of a few people on a few replicas in which everything happens, sensible or
/// not.
struct RandomHistory {
  private var generator: SplitMix64
  private var scribe = Scribe()
  private let people = ["ana", "ben", "cho"]
  /// Whether nothing happens but to one restaurant, its deals, and what undoes that.
  var isAboutDeals = false
  /// What claims are proved with, rightly or not; without a key they have no proof.
  var claimKey: ClaimKey?
  /// Whether people also say which replicas may speak for them.
  var saysWhoSpeaks = false

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  mutating func events(_ count: Int, replicas: UInt64 = 3) -> [Event] {
    for _ in 0..<count {
      let key = one(in: 10) ? "key \(pick(0..<9))\n" : nil
      scribe.write(
        action(), by: people[pick(0..<3)], replica: UInt64(pick(1..<Int(replicas) + 1)), key: key)
    }
    return scribe.events
  }

  private mutating func pick(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }
  private mutating func one(in count: Int) -> Bool { pick(0..<count) == 0 }

  private mutating func action() -> Action {
    let place = restaurant(isAboutDeals ? 1 : pick(1..<5))
    switch isAboutDeals ? [8, 9, 9, 9, 10][pick(0..<5)] : pick(0..<14) {
    case 0, 1: return .rate(place, limes(pick(1..<6)))
    case 2: return one(in: 2) ? .clearRating(place) : .unfavourite(place)
    case 3: return .favourite(place)
    case 4: return card(place)
    case 5: return .checkIn(named("c\(pick(1..<4))"), checkInChange())
    case 6: return .contact(named("u\(pick(1..<4))"), contactChange())
    case 7: return .bill(named("b\(pick(1..<4))"), billChange())
    case 8: return .restaurant(place, restaurantChange(place))
    case 9: return deal(place)
    case 10: return undo()
    case 11, 12: return note(place)
    default: return rare()
    }
  }

  /// A note of an earlier version, which is whole, or some parts of one, or none.
  private mutating func note(_ place: RestaurantID) -> Action {
    var (old, new) = (PlaceNote(), PlaceNote())
    if one(in: 2) { new.text = "text \(pick(0..<3))" }
    if one(in: 2) { new.price = PriceLevel(rawValue: pick(1..<4)) }
    if one(in: 3) { new.tags = ["patio"] }
    if one(in: 4) { new.isClosed = true }
    if one(in: 3) { old.text = "gone" }
    if one(in: 3) { old.price = PriceLevel(rawValue: 4) }
    switch pick(0..<6) {
    case 0: return .clearNote(place)
    case 1: return .note(place, new)
    default: return .editNote(place, Patch(from: old, to: new))
    }
  }

  private mutating func card(_ place: RestaurantID) -> Action {
    switch pick(0..<7) {
    case 0...2: .card(.like(place))
    case 3, 4: .card(.pass(place))
    case 5: .card(.unlike(place))
    default: .card(.forgetSeen)
    }
  }

  private mutating func checkInChange() -> CheckInChange {
    switch pick(0..<6) {
    case 0, 1: .add(visit())
    case 2: .edit(Patch(from: checkIn(note: "old"), to: visit()))
    case 3: .remove
    case 4: .addPhoto("p\(pick(0..<3)).jpg")
    default: .removePhoto("p\(pick(0..<3)).jpg")
    }
  }

  /// A check-in on one of a few days, at one of a few places or at none of the catalogue.
  private mutating func visit() -> CheckIn {
    var visit = checkIn(note: one(in: 2) ? "new\t\"note\"" : nil)
    let days = Int64(pick(0..<4)) * 86_400
    visit.at = OffsetTime(seconds: visit.at.seconds - days, offsetMinutes: -480) ?? visit.at
    visit.restaurant = one(in: 4) ? nil : restaurant(pick(1..<4))
    visit.place.position = one(in: 2) ? record(1).position : nil
    visit.place.address.city = one(in: 2) ? "San Luis Obispo" : nil
    visit.with = one(in: 3) ? [named("u1"), named("u 2")] : []
    visit.bill = one(in: 5) ? named("b1") : nil
    return visit
  }

  private mutating func contactChange() -> ContactChange {
    var contact = Contact(name: "Eli")
    contact.phones = ["\(pick(0..<5))"]
    switch pick(0..<6) {
    case 0, 1: return .add(contact)
    case 2: return .merge(contact)
    case 3: return .join(named("u\(pick(1..<4))"))
    case 4: return .edit(Patch(from: Contact(name: "Eli"), to: contact))
    default: return .remove
    }
  }

  private mutating func billChange() -> BillChange {
    let fields = bill()
    switch pick(0..<5) {
    case 0, 1: return .add(BillEntry(.bill, fields))
    case 2: return .add(BillEntry(.settlement, fields))
    case 3: return .edit(billEdit(to: fields))
    default: return .remove
    }
  }

  /// A change of all members, as earlier versions wrote it, or of those that differ from another.
  private mutating func billEdit(to fields: JSONObject) -> BillEdit {
    guard one(in: 2), let new = try? Bill(fields), let old = try? Bill(bill()) else {
      return BillEdit(fields)
    }
    return BillEdit(from: old, to: new)
  }

  /// A bill of a few people in one of two currencies, or one that no version can read.
  private mutating func bill() -> JSONObject {
    let unreadable = JSONObject([.init(name: "amount", value: .number(JSONNumber(pick(1..<99))))])
    guard !one(in: 6), let currency = Currency(code: one(in: 3) ? "EUR" : "USD"),
      let me = PersonID(account: people[pick(0..<3)])
    else { return unreadable }
    let others = ["u1", "u2"].map { PersonID(contact: named($0)) }
    let amount = Int64(pick(1..<9999))
    let bill = try? Bill(
      id: named("b"), date: CivilTime(CalendarDay(daysSince1970: 20_000 + pick(0..<9))),
      title: one(in: 2) ? "" : "Pizza",
      amount: Money(minor: amount, currency), payers: [.init(one(in: 2) ? me : others[0], amount)],
      split: .equally(one(in: 2) ? [me, others[0]] : [me] + others))
    return bill?.json ?? unreadable
  }

  private mutating func restaurantChange(_ place: RestaurantID) -> RestaurantChange {
    let id: DealID = named("d\(pick(1..<3))")
    var deal = Deal(title: "Two for one")
    deal.usesInAll = one(in: 2) ? pick(1..<9) : nil
    deal.oncePerPerson = one(in: 3)
    switch pick(0..<12) {
    case 0: return .add(Restaurant(id: place, name: "New", position: record(1).position))
    case 1, 2:
      return .edit(Patch(from: record(1), to: record(1, name: "Name \(pick(0..<9))")))
    case 3: return .remove
    case 4, 5, 6: return claim(of: place)
    case 7: return .release
    case 8, 9: return .addDeal(id, deal)
    case 10: return .editDeal(id, Patch(from: Deal(title: "Two for one"), to: deal))
    default: return .removeDeal(id)
    }
  }

  private mutating func claim(of place: RestaurantID) -> RestaurantChange {
    guard let claimKey, !one(in: 4) else { return .claim() }
    return .claim(
      proof: claimKey.proof(of: place, by: account(people[pick(0..<3)]), turn: pick(1..<4)))
  }

  private mutating func deal(_ place: RestaurantID) -> Action {
    let nonce = "x\(pick(0..<(isAboutDeals ? 400 : 20)))"
    let id: DealID = named("d\(pick(1..<3))")
    return .deal(place, id, one(in: 3) ? .redeem(nonce: nonce) : .use(nonce: nonce))
  }

  private mutating func undo() -> Action {
    guard let event = scribe.events.randomElement(using: &generator) else { return .store(.own) }
    return one(in: 3) ? .redo(event.id) : .undo(event.id)
  }

  private mutating func rare() -> Action {
    var profile = Account()
    profile.firstName = "Ana \(pick(0..<9))"
    if saysWhoSpeaks, one(in: 3) {
      let other = ReplicaID(random: UInt64(pick(1..<4)))
      return .account(one(in: 3) ? .cut(other, after: pick(1..<99)) : .allow(other))
    }
    switch pick(0..<6) {
    case 0: return .account(.create)
    case 1: return .account(.register(profile))
    case 2: return .account(.edit(Patch(from: Account(), to: profile)))
    case 3: return .store(.own)
    case 4: return .store(.setPasscode)
    default: return .unknown(one(in: 2) ? "sing" : "dance\t\"", JSONObject())
    }
  }
}
