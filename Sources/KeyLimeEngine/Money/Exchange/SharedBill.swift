/// A bill that falls on people in one way, as the programs on the web have them.
struct SharedBill: Sendable {
  /// How it falls on people.
  enum Way: String, Sendable {
    case evenly = "EVENLY"
    case byShares = "BY_SHARES"
    case byPercentage = "BY_PERCENTAGE"
    case byAmount = "BY_AMOUNT"
  }

  let date: CivilTime
  let title: String
  let isPayment: Bool
  let amount: Money
  /// The place of the payer among the names of the table.
  let payer: Int
  let way: Way
  /// Whom it falls on, as places among the names, each with a number whose meaning is the way's.
  let parts: [(person: Int, value: Int64)]
  let note: String?
  /// Others who paid a part of it, with how much in minor units; the payer paid the rest.
  var coPayers: [(person: Int, minor: Int64)] = []
  var category: Bill.Category?
  var original: Bill.Original?

  /// A weight in hundredths, because it may have a fraction; nil when it is not from 0 to a million.
  static func hundredths(_ weight: Double) -> Int64? {
    0...1_000_000 ~= weight ? Int64((weight * 100).rounded()) : nil
  }

  /// The bill, when it is known who the people are.
  func bill(id: BillID, people: [PersonID]) throws(BillError) -> Bill {
    try divided(id: id, people: people).with(category: category, original: original)
  }

  private func divided(id: BillID, people: [PersonID]) throws(BillError) -> Bill {
    // Two names can be of one person.
    let portions = try parts.map { Split.Portion(people[$0.person], $0.value) }.summed()
    let payer = people[payer]
    if isPayment, coPayers.isEmpty, portions.count == 1, portions[0].person != payer,
      amount.minor > 0
    {
      return try Bill(
        id: id, date: date, title: title, kind: .payment, amount: amount,
        payers: [Bill.Payer(payer, amount.minor)], split: .whole(portions[0].person), note: note)
    }
    let split: Split =
      switch way {
      case .evenly: .evenly(try parts.map { Split.Portion(people[$0.person], 1) }.summed())
      case .byShares: .shares(portions)
      case .byPercentage: .percentages(portions)
      case .byAmount: .exactly(portions)
      }
    let rest = amount.minor - coPayers.reduce(0) { $0 + $1.minor }
    let paid = try
      ([Split.Portion(payer, rest)]
      + coPayers.map { Split.Portion(people[$0.person], $0.minor) }).summed()
    return try Bill(
      id: id, date: date, title: title, amount: amount,
      payers: paid.map { Bill.Payer($0.person, $0.value) }, split: split, note: note)
  }
}

extension SharedBill {
  /// A bill as one or more that each have one payer, with the same balances to the minor unit.
  ///
  /// `place` gives the place of a person among the names.
  static func parts(of bill: Bill, place: (PersonID) -> Int) -> [SharedBill] {
    func shared(
      _ payer: Bill.Payer, _ way: Way, _ parts: [(person: Int, value: Int64)]
    ) -> SharedBill {
      SharedBill(
        date: bill.date, title: bill.title, isPayment: bill.kind == .payment,
        amount: Money(minor: payer.minor, bill.currency), payer: place(payer.person), way: way,
        parts: parts, note: bill.note, category: bill.category,
        // Of a bill that becomes several, none was paid in that amount.
        original: bill.payers.count == 1 ? bill.original : nil)
    }
    if bill.payers.count == 1, let payer = bill.payers.first {
      let (way, portions) = whole(bill)
      return [shared(payer, way, portions.map { (place($0.person), $0.value) })]
    }
    return divided(bill).map { payer, portions in
      shared(payer, .byAmount, portions.map { (place($0.person), $0.value) })
    }
  }

  /// How a bill of one payer is said: by amounts where another program would round otherwise.
  private static func whole(_ bill: Bill) -> (Way, [Split.Portion]) {
    let exact = bill.shares.map { Split.Portion($0.person, $0.minor) }
    switch bill.split {
    case .whole(let person): return (.evenly, [Split.Portion(person, 100)])
    case .equally(let people):
      let isEven = bill.amount.minor % Int64(people.count) == 0
      return isEven ? (.evenly, people.map { Split.Portion($0, 100) }) : (.byAmount, exact)
    case .shares, .percentages, .exactly, .items: return (.byAmount, exact)
    }
  }

  /// What each payer paid of each share: the first payer pays the first shares.
  private static func divided(_ bill: Bill) -> [(Bill.Payer, [Split.Portion])] {
    var shares = bill.shares.filter { $0.minor != 0 }.map { ($0.person, $0.minor) }[...]
    return bill.payers.map { payer in
      var left = payer.minor
      var portions: [Split.Portion] = []
      while left != 0, let (person, minor) = shares.first {
        let part = minor.magnitude < left.magnitude ? minor : left
        portions.append(Split.Portion(person, part))
        left -= part
        shares.removeFirst()
        if part != minor { shares.insert((person, minor - part), at: shares.startIndex) }
      }
      return (payer, portions)
    }
  }
}

/// Why a record of another program is no bill.
struct SharedBillFault: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
