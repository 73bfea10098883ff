import KeyLimeEngine

/// A bill or payment as text for the log: who, what, how much.
struct BillDescription {
  let bill: Bill
  /// The names of people; `me` is the actor.
  let names: PeopleNames
  /// Everybody on it but the actor.
  private let others: [PersonID]

  /// Describes a bill on which `people` are.
  init(_ bill: Bill, of people: [PersonID], _ names: PeopleNames) {
    (self.bill, self.names) = (bill, names)
    others = people.filter { $0 != names.me }
  }

  /// The change in words: `split 40.01 USD with Eli for Pizza`.
  func words(_ change: BillChange) -> String {
    switch (change, bill.kind) {
    case (.add, .expense): "split \(expense)"
    case (.add, .payment): payment
    case (.edit, .expense): "changed the bill: \(expense)"
    case (.edit, .payment): "changed a payment: \(payment)"
    case (.remove, .expense): "removed the bill of \(expense)"
    case (.remove, .payment): "removed a payment: \(payment)"
    }
  }

  /// The JSON members of a bill in a log entry.
  var json: JSONObject {
    [
      "bill": .string(bill.id.text), "amount": bill.amount.json,
      "with": .array(others.map(names.json)),
    ]
  }

  private var amount: String { "\(bill.amount.decimal) \(bill.currency)" }

  private var expense: String {
    let title = bill.title.isEmpty ? "" : " for \(bill.title)"
    return "\(amount) with \(others.map { names[$0] }.listed)\(title)"
  }

  private var payment: String {
    let payers = bill.payers.map(\.person)
    let receivers = bill.shares.map(\.person)
    if payers == [names.me] { return "paid \(receivers.map { names[$0] }.listed) \(amount)" }
    let payer = payers.map { names[$0] }.listed
    if receivers == [names.me] { return "got \(amount) from \(payer)" }
    return "settled \(amount) from \(payer) to \(receivers.map { names[$0] }.listed)"
  }
}
