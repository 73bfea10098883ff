import Arguments
import KeyLimeEngine

/// The bills of a check-in, in the order they were recorded.
struct CheckInBills {
  static let field = ResultField(
    "bills", type: "array", "Its bills: id, title, amount, with, and change, as in split")

  private let bills: [Bill]
  private let names: PeopleNames

  /// Finds the bills of a check-in among those of the current account.
  ///
  /// Throws `store` when the state cannot be read.
  init(of visit: CheckInState, _ session: UserSession) throws(Failure) {
    guard let account = try session.account() else {
      bills = []
      names = PeopleNames(me: PersonID(contact: ContactID(random: 0)), [])
      return
    }
    let book = try session.state { state throws(SnapshotFault) in
      try BillBook(account, state)
    }
    bills = book.bills.filter {
      $0.checkIn == visit.id.text || $0.id == visit.checkIn.bill
    }
    names = book.names
  }

  /// One object per bill.
  var json: JSON {
    .array(
      bills.map { bill in
        [
          "id": .string(bill.id.text), "title": .string(bill.title), "amount": bill.amount.json,
          "with": .array(others(on: bill).map(names.json)), "change": change(bill).json,
        ]
      })
  }

  /// One line per bill: `40.01 USD with Eli: Eli owes you 20.00 USD  7k3f…`.
  var facts: [(String, String?)] {
    bills.enumerated().map { index, bill in
      let label = bills.count == 1 ? "bill" : "bill \(index + 1)"
      let with = others(on: bill).map { names[$0] }.listed
      let words = "\(bill.amount.text) with \(with): \(BillPage(bill, names).consequence.plain)"
      return (label, "\(words)  \(bill.id)")
    }
  }

  private func others(on bill: Bill) -> [PersonID] { bill.people.filter { $0 != names.me } }

  private func change(_ bill: Bill) -> Money {
    Money(minor: bill.change(for: names.me), bill.currency)
  }
}
