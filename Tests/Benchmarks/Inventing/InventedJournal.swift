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
