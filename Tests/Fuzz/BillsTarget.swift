@testable import KeyLimeEngine

/// Any bytes as the bills of another program: no crash, and what is read is written and read again
/// as the same bills.
func fuzz(_ input: UnsafeBufferPointer<UInt8>) {
  guard let euro = Currency(code: "EUR"),
    let table = try? BillTable(reading: Array(input), currency: euro)
  else { return }
  let people = table.names.indices.map { place in
    PersonID(contact: ContactID(random: UInt64(place + 1)))
  }
  let bills = table.rows.compactMap { try? $0.bill(people: people) }
  for bill in bills {
    precondition(bill.balances.reduce(Int64(0)) { $0 &+ $1.minor } == 0, "money came or went")
  }
  _ = IHateMoneyJSON.text(bills) { $0.description }
  _ = try? SplitwiseCSV(bills) { $0.description }
  let text = SpliitJSON.text(bills) { $0.description }
  guard !bills.isEmpty else { return }
  precondition((try? BillTable(reading: Array(text.utf8), currency: euro)) != nil, "not read again")
}
