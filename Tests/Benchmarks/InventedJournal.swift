/// Made-up events of made-up people, as lines of keylime's journal, the same for the same seed.
///
/// Half are ratings, the rest favourites, cards, check-ins and bills; one event in ten is done by the
/// account that is logged in, and a third are about the restaurants of the largest town.
struct InventedJournal {
  let replica: String
  /// The account that is logged in.
  let me: String
  /// The restaurants that events are about.
  let restaurants: [InventedCatalogue.Row]
  /// Those of the largest town.
  let central: [InventedCatalogue.Row]
  private let others: [String]
  private var random: SplitMix64

  /// How many events a segment holds.
  static let segmentSize = 500

  init(
    seed: UInt64, replica: String, me: String, restaurants: [InventedCatalogue.Row],
    central: [InventedCatalogue.Row]
  ) {
    var random = SplitMix64(seed: seed)
    (self.replica, self.me, self.restaurants, self.central) = (replica, me, restaurants, central)
    others = (0..<200).map { _ in Self.id(&random) }
    self.random = random
  }

  /// The line of event `n` of `count`, the last of which happened at noon of 20 November 2026; the
  /// first makes the account.
  mutating func line(_ n: Int, of count: Int) -> String {
    let by = n == 1 || random.below(10) == 0 ? me : others[random.below(others.count)]
    let what = n == 1 ? "\"do\":\"createAccount\"" : action(by)
    let time = Self.time(secondsBefore: (count - n) * 200)
    let members =
      "{\"v\":1,\"replica\":\"\(replica)\",\"n\":\(n),\"time\":\"\(time)\",\"by\":\"\(by)\",\(what)"
    return "\(members),\"crc\":\"\(CRC32C.text(of: members))\"}\n"
  }

  private mutating func action(_ by: String) -> String {
    let isCentral = random.below(3) == 0
    let place =
      isCentral
      ? central[random.below(central.count)] : restaurants[random.below(restaurants.count)]
    switch random.below(20) {
    case 0..<10:
      return "\"do\":\"rate\",\"restaurant\":\"\(place.id)\",\"limes\":\(1 + random.below(5))"
    case 10..<12: return "\"do\":\"favourite\",\"restaurant\":\"\(place.id)\""
    case 12..<14: return "\"do\":\"like\",\"restaurant\":\"\(place.id)\""
    case 14..<17: return checkIn(at: place)
    default: return bill(of: by)
    }
  }

  private mutating func checkIn(at place: InventedCatalogue.Row) -> String {
    """
    "do":"checkIn","checkIn":"\(Self.id(&random))","set":{"restaurant":"\(place.id)",\
    "place":{"name":"\(place.name)","latitude":\(place.latitude),"longitude":\(place.longitude)},\
    "at":"2026-10-\(10 + random.below(20))T19:30:00+00:00"}
    """
  }

  private mutating func bill(of account: String) -> String {
    let (id, amount) = (Self.id(&random), 500 + random.below(9000))
    return """
      "do":"addBill","bill":"\(id)","set":{"id":"\(id)","date":"2026-11-01T12:00:00+00:00",\
      "title":"Lunch","kind":"expense","currency":"USD","amount":\(amount),\
      "payers":[{"person":"account:\(account)","minor":\(amount)}],"split":{"mode":"equally",\
      "people":["contact:0000000000\(10 + random.below(20))","account:\(account)"]}}
      """
  }

  /// Twelve characters of Crockford's base 32.
  private static func id(_ random: inout SplitMix64) -> String {
    let digits = Array("0123456789abcdefghjkmnpqrstvwxyz")
    return String((0..<12).map { _ in digits[random.below(32)] })
  }

  /// A hybrid time so long before noon of 20 November 2026.
  private static func time(secondsBefore seconds: Int) -> String {
    let noon = 20_777 * 86_400 + 43_200
    return "\(Platform.timestamp(noon - seconds)).000Z#0000"
  }
}

/// The checksum of journal lines (CRC-32C, Castagnoli), bit by bit.
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
