extension Bill {
  /// The bill with other names for its people; two may become one person.
  ///
  /// Nobody's share changes. The shares are written down as they were when the order of the names
  /// would move an odd cent, or when two who become one owed more together than one person would.
  func naming(_ name: (PersonID) -> PersonID) -> Bill {
    guard people.contains(where: { name($0) != $0 }) else { return self }
    let before = Self.sums(shares.map { (name($0.person), $0.minor) })
    let paid = Self.sums(payers.map { (name($0.person), $0.minor) })
    if let split = try? split.naming(name), let renamed = remade(paid, split),
      Self.sums(renamed.shares.map { ($0.person, $0.minor) }) == before
    {
      return renamed
    }
    let portions = before.sorted { $0.key < $1.key }.map { Split.Portion($0.key, $0.value) }
    return remade(paid, .exactly(portions)) ?? self
  }

  private func remade(_ paid: [PersonID: Int64], _ split: Split) -> Bill? {
    // A payment between two who are one person is nobody's debt.
    var isPayment = false
    if case .whole(let receiver) = split { isPayment = kind == .payment && paid[receiver] == nil }
    let payers = paid.map { Payer($0.key, $0.value) }
    return try? Bill(
      id: id, date: date, title: title, kind: isPayment ? .payment : .expense, amount: amount,
      payers: payers, split: split, note: note, restaurant: restaurant, checkIn: checkIn
    ).with(category: category, original: original)
  }

  private static func sums(_ parts: [(PersonID, Int64)]) -> [PersonID: Int64] {
    Dictionary(parts, uniquingKeysWith: +)
  }
}

extension Split {
  /// The split with other names: one person has the parts of all who are that person, and each
  /// item once.
  fileprivate func naming(_ name: (PersonID) -> PersonID) throws(BillError) -> Split {
    func portions(_ portions: [Portion]) throws(BillError) -> [Portion] {
      try portions.map { Portion(name($0.person), $0.value) }.summed()
    }
    switch self {
    case .whole(let person): return .whole(name(person))
    case .equally(let people): return .evenly(try portions(people.map { Portion($0, 1) }))
    case .shares(let parts): return .shares(try portions(parts))
    case .percentages(let parts): return .percentages(try portions(parts))
    case .exactly(let parts): return .exactly(try portions(parts))
    case .items(let receipt):
      let items = receipt.items.map { item in
        Item(item.name, item.minor, for: Set(item.people.map(name)).sorted())
      }
      return .items(
        Receipt(items: items, tax: receipt.tax, tip: receipt.tip, discount: receipt.discount))
    }
  }
}

extension BillError {
  /// The error with another name for the person in it.
  func naming(_ name: (PersonID) -> PersonID) -> BillError {
    switch self {
    case .repeatedPerson(let person): .repeatedPerson(name(person))
    case .paidNothing(let person): .paidNothing(name(person))
    case .negativePortion(let person): .negativePortion(name(person))
    case .positivePortion(let person): .positivePortion(name(person))
    default: self
    }
  }
}
