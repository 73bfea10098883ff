/// Finds the payments that bring everybody to zero.
///
/// n people whose balances sum to zero need n - 1 payments, and one fewer for each further group
/// among them that sums to zero by itself. Finding the most such groups is a walk over all subsets,
/// exact and quick up to ``exactLimit`` people; beyond, pairs that cancel are taken out first and
/// the rest is settled from the largest down, which needs at most n - 1.
struct Settlement {
  /// The most people among whom the fewest payments are always found.
  static let exactLimit = 12

  private struct Standing {
    let person: PersonID
    /// Where the person comes among the others.
    let place: Int
    var minor: Int64
  }

  private let people: [Standing]
  private let currency: Currency

  /// Prepares to settle balances in minor units, positive for those who are owed; they sum to 0.
  init(
    _ positions: [PersonID: Int64], in currency: Currency, by order: PeopleOrder = PeopleOrder()
  ) {
    people = positions.filter { $0.value != 0 }.sorted { order.precedes($0.key, $1.key) }
      .enumerated().map { Standing(person: $1.key, place: $0, minor: $1.value) }
    self.currency = currency
  }

  /// The payments, by debtor and creditor; the same for the same balances.
  func payments() -> [Debt] {
    let groups = people.count <= Self.exactLimit ? mostGroups() : cancellingPairs()
    return groups.flatMap(payments(within:)).sorted()
  }

  /// The people cut into as many groups as possible that each sum to zero.
  ///
  /// `most[set]` is the largest number of zero-sum sets met on the best way of building `set` one
  /// person at a time; walking such a way backwards, each zero sum on it ends a group.
  private func mostGroups() -> [[Standing]] {
    let full = (1 << people.count) - 1
    var sums = [Int64](repeating: 0, count: full + 1)
    var most = [Int](repeating: 0, count: full + 1)
    for set in stride(from: 1, through: full, by: 1) {
      let lowest = set.trailingZeroBitCount
      sums[set] = sums[set & (set - 1)] &+ people[lowest].minor
      let best = people.indices.lazy.filter { set & 1 << $0 != 0 }.map { most[set ^ 1 << $0] }.max()
      most[set] = (best ?? 0) + (sums[set] == 0 ? 1 : 0)
    }
    var groups: [[Standing]] = []
    var set = full
    while set != 0 {
      if sums[set] == 0 { groups.append([]) }
      let rest = most[set] - (sums[set] == 0 ? 1 : 0)
      let next = people.indices.first { set & 1 << $0 != 0 && most[set ^ 1 << $0] == rest }
      let index = next ?? set.trailingZeroBitCount
      groups[groups.count - 1].append(people[index])
      set ^= 1 << index
    }
    return groups
  }

  /// Pairs that cancel each other, and everybody else as the last group.
  private func cancellingPairs() -> [[Standing]] {
    var waiting: [Int64: [Standing]] = [:]
    var pairs: [[Standing]] = []
    for standing in people {
      if let match = waiting[-standing.minor]?.popLast() {
        pairs.append([match, standing])
      } else {
        waiting[standing.minor, default: []].append(standing)
      }
    }
    return pairs + [waiting.values.flatMap { $0 }]
  }

  /// At most one payment fewer than people: the deepest debtor pays the highest creditor what the
  /// smaller of both needs, which brings one of them to zero.
  private func payments(within group: [Standing]) -> [Debt] {
    var group = group
    var payments: [Debt] = []
    while true {
      group.sort { ($0.minor, $0.place) < ($1.minor, $1.place) }
      guard let debtor = group.first, debtor.minor < 0, let top = group.last?.minor, top > 0,
        let creditor = group.firstIndex(where: { $0.minor == top })
      else { return payments }
      let minor = min(-debtor.minor, top)
      payments.append(
        Debt(
          debtor: debtor.person, creditor: group[creditor].person,
          amount: Money(minor: minor, currency)))
      group[creditor].minor -= minor
      group[0].minor += minor
    }
  }
}

extension Ledger {
  /// The fewest payments that settle everything, by currency, debtor and creditor.
  ///
  /// A payment here is a debt to be paid: its debtor pays its creditor. Up to 12 people in a
  /// currency it is certain that there is no shorter list.
  public func settlement() throws(MoneyError) -> [Debt] {
    try positions().flatMap { currency, positions in
      Settlement(positions, in: currency, by: order).payments()
    }.sorted()
  }
}
