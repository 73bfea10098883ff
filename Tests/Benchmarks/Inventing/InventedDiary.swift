/// What one made-up person did in ten years: two check-ins and a bill, again and again.
struct InventedDiary: InventedEvents {
  let checkIns: Int
  private let me: String
  private let catalogue: InventedCatalogue
  private var random = SplitMix64(seed: 20_261_121)

  private static let people = 30
  private static let years = 10

  init(checkIns: Int, me: String, catalogue: InventedCatalogue) {
    (self.checkIns, self.me, self.catalogue) = (checkIns, me, catalogue)
  }

  var count: Int { Self.people + checkIns + checkIns / 2 }

  /// The first events make the contacts.
  mutating func event(_ n: Int) -> InventedEvent {
    let time = InventedEvent.noon - (count - n) * (Self.years * 365 * 86_400 / count)
    return InventedEvent(by: me, time: time, members: members(n, time))
  }

  private mutating func members(_ n: Int, _ time: Int) -> String {
    let moment = "\(Platform.timestamp(time))+00:00"
    if n <= Self.people {
      return
        "\"do\":\"addContact\",\"contact\":\"\(Self.contact(n))\",\"set\":{\"name\":\"Person \(n)\"}"
    }
    guard n % 3 == 0 else {
      let place = catalogue.row(random.below(catalogue.count))
      return Self.checkIn(random.id(), at: place, moment: moment)
    }
    return Self.bill(
      random.id(), of: me, with: Self.contact(1 + random.below(Self.people)),
      amount: 500 + random.below(9000), moment: moment)
  }

  private static func contact(_ number: Int) -> String { "0000000000\(10 + number)" }

  /// The members of a check-in.
  static func checkIn(_ id: String, at place: InventedCatalogue.Row, moment: String) -> String {
    """
    "do":"checkIn","checkIn":"\(id)","set":{"restaurant":"\(place.id)",\
    "place":{"name":"\(place.name)","latitude":\(place.latitude),"longitude":\(place.longitude)},\
    "at":"\(moment)"}
    """
  }

  /// The members of a bill that an account paid and a contact bears half of.
  static func bill(
    _ id: String, of account: String, with contact: String, amount: Int, moment: String
  ) -> String {
    """
    "do":"addBill","bill":"\(id)","set":{"id":"\(id)","date":"\(moment)",\
    "title":"Lunch","kind":"expense","currency":"USD","amount":\(amount),\
    "payers":[{"person":"account:\(account)","minor":\(amount)}],"split":{"mode":"equally",\
    "people":["contact:\(contact)","account:\(account)"]}}
    """
  }
}
