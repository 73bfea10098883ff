/// What made-up people did with the restaurants of a made-up catalogue.
///
/// Half are ratings, the rest favourites, cards, check-ins and bills; one event in ten is done by
/// the account that is logged in, and a third are about the restaurants of the largest town.
struct InventedJournal: InventedEvents {
  let count: Int
  /// The account that is logged in.
  private let me: String
  private let catalogue: InventedCatalogue
  /// The restaurants of the largest town.
  private let central: [Int]
  private let others: [String]
  private var random: SplitMix64

  init(count: Int, me: String, catalogue: InventedCatalogue, central: [Int]) {
    var random = SplitMix64(seed: 20_261_120)
    (self.count, self.me, self.catalogue, self.central) = (count, me, catalogue, central)
    others = (0..<min(200, max(1, count / 4))).map { _ in random.id() }
    self.random = random
  }

  /// The first events make the accounts.
  mutating func event(_ n: Int) -> InventedEvent {
    let time = InventedEvent.noon - (count - n) * 200
    if n <= others.count {
      return InventedEvent(by: others[n - 1], time: time, members: Self.beginning)
    }
    let by = random.below(10) == 0 ? me : others[random.below(others.count)]
    return InventedEvent(by: by, time: time, members: action(by, at: time))
  }

  private mutating func action(_ by: String, at time: Int) -> String {
    let isCentral = random.below(3) == 0
    let number = isCentral ? central[random.below(central.count)] : random.below(catalogue.count)
    let id = "n\(number + 1)"
    switch random.below(20) {
    case 0..<10: return "\"do\":\"rate\",\"restaurant\":\"\(id)\",\"limes\":\(1 + random.below(5))"
    case 10..<12: return "\"do\":\"favourite\",\"restaurant\":\"\(id)\""
    case 12..<14: return "\"do\":\"like\",\"restaurant\":\"\(id)\""
    case 14..<17:
      return InventedDiary.checkIn(
        random.id(), at: catalogue.row(number), moment: "\(Platform.timestamp(time))+00:00")
    default:
      return InventedDiary.bill(
        random.id(), of: by, with: "0000000000\(10 + random.below(20))",
        amount: 500 + random.below(9000), moment: "2026-11-01T12:00:00+00:00")
    }
  }
}

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

/// One event of a made-up journal, before it has a place in it.
struct InventedEvent {
  let by: String
  /// Seconds since 1970.
  let time: Int
  /// The members of its line from `"do"` on.
  let members: String

  /// The line of version 0.1.0, which every later version reads.
  func line(_ n: Int, replica: String) -> String {
    let moment = "\(Platform.timestamp(time)).000Z#0000"
    let line =
      "{\"v\":1,\"replica\":\"\(replica)\",\"n\":\(n),\"time\":\"\(moment)\",\"by\":\"\(by)\",\(members)"
    return "\(line),\"crc\":\"\(CRC32C.text(of: line))\"}\n"
  }

  /// Noon of 20 November 2026, when the last event happens.
  static let noon = 20_777 * 86_400 + 43_200
}

/// Events in an order of time that is the same for the same seed.
protocol InventedEvents {
  /// How many there are.
  var count: Int { get }
  /// Event `n`, from 1 on; each is asked for once, in order.
  mutating func event(_ n: Int) -> InventedEvent
}

extension InventedEvents {
  /// The members that begin an account.
  static var beginning: String { "\"do\":\"createAccount\"" }
}

/// The checksum of journal lines (CRC-32C, Castagnoli), byte by byte.
private enum CRC32C {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0x82F6_3B78 : value >> 1
    }
  }

  static func text(of string: String) -> String {
    let checksum = ~string.utf8.reduce(UInt32.max) { value, byte in
      table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ value >> 8
    }
    let text = String(checksum, radix: 16)
    return String(repeating: "0", count: 8 - text.count) + text
  }
}
