import Arguments
import KeyLimeEngine

/// The page and the JSON of a bill.
struct BillPage {
  let bill: Bill
  private let names: PeopleNames

  /// Shows a bill with the names of a book.
  init(_ bill: Bill, _ book: BillBook) {
    self.init(bill, book.names)
  }

  /// Shows a bill with these names.
  init(_ bill: Bill, _ names: PeopleNames) {
    self.bill = bill
    self.names = names
  }

  static let fields: [ResultField] = [
    ResultField("id", type: "string", "The id of the bill"),
    ResultField("currency", type: "string", "The currency of the bill"),
    ResultField("kind", type: "string", "expense or payment"),
    ResultField("date", type: "string", "Local time of the bill"),
    ResultField("title", type: "string", "Title of the bill"),
    .money("amount", "minor, currency and decimal"),
    ResultField("payers", type: "array", "Who paid: id, name, amount"),
    ResultField("shares", type: "array", "Each person's share: id, name, amount"),
    ResultField("debts", type: "array", "Who owes whom: debtor, creditor, amount"),
    .money("change", "Change of what others owe you; negative when you owe"),
    ResultField("way", type: "string", "whole equally shares percentages exactly items"),
    ResultField("items", type: "array", "The lines of a receipt"),
    .money("tax", "With items: tax on top of them; else the amount has it"),
    .money("tip", "With items: tip on top of them; else the amount has it"),
    .money("discount", "With items: what went off them; else off the amount"),
    ResultField("note", type: "string", "A note"),
    ResultField("restaurant", type: "string", "The id of the restaurant"),
    ResultField("checkin", type: "string", "The id of the check-in"),
    ResultField("category", type: "string", "Category in the program that it comes from"),
    ResultField("categoryGroup", type: "string", "The wider category around it"),
    ResultField("original", type: "object", "What was paid in another currency: amount and rate"),
  ]

  /// The JSON fields of the bill.
  var json: JSONObject {
    var json: JSONObject = [
      "id": .string(bill.id.text), "currency": .string(bill.currency.code),
      "kind": .string(bill.kind.rawValue),
      "date": .string(bill.date.description), "title": .string(bill.title),
      "amount": bill.amount.json,
      "payers": .array(bill.payers.map { part($0.person, $0.minor) }),
      "shares": .array(bill.shares.map { part($0.person, $0.minor) }),
      "debts": .array(bill.debts.map { .object(PaymentListing.json($0, names)) }),
      "change": money(bill.change(for: names.me)).json, "way": .string(bill.split.way),
    ]
    if case .items(let receipt) = bill.split {
      json["items"] = .array(receipt.items.map(item))
      for (name, minor) in extras(of: receipt) { json[name] = money(minor).json }
    }
    json["note"] = bill.note.map(JSON.string)
    json["restaurant"] = (bill.restaurant?.text).map(JSON.string)
    json["checkin"] = bill.checkIn.map(JSON.string)
    json["category"] = (bill.category?.name).map(JSON.string)
    json["categoryGroup"] = (bill.category?.group).map(JSON.string)
    json["original"] = bill.original.map(Self.json)
    return json
  }

  /// The lines for a terminal.
  var lines: [StyledText] {
    let title = bill.title.isEmpty ? bill.kind.rawValue : bill.title
    var lines: [StyledText] = ["\(title, .strong)  \(bill.amount.text, .accent)"]
    lines.append("\(when)  \(bill.id, .faint)")
    lines += bill.kind == .payment ? [payment] : parts
    if let original = bill.original { lines.append("\(Self.words(original), .faint)") }
    if let category = bill.category { lines.append("category \(category.words, .faint)") }
    if let checkIn = bill.checkIn { lines.append("at the check-in \(checkIn, .faint)") }
    if let note = bill.note { lines.append("\(note, .faint)") }
    return lines
  }

  /// Who paid whom: a payment is no share of anything, and nobody owes it.
  private var payment: StyledText {
    let payer = bill.payers.first.map { names[$0.person] } ?? ""
    let receivers = bill.shares.map { names[$0.person] }.joined(separator: ", ")
    return "\(payer) paid \(receivers) \(bill.amount.text, .strong)"
  }

  /// Who paid what, what was had, whose share is what, and who owes whom.
  private var parts: [StyledText] {
    var lines: [StyledText] = bill.payers.map { payer in
      bill.isRefund
        ? "\(names[payer.person]) got \(size(payer.minor)) back"
        : "\(names[payer.person]) paid \(size(payer.minor))"
    }
    if case .items(let receipt) = bill.split {
      lines += receipt.items.map { item in
        let people = item.people.map { names[$0] }.joined(separator: ", ")
        return "  \(item.name) \(money(item.minor).text)\(": \(people)", .faint)"
      }
      lines += extras(of: receipt).map { name, minor in "  \(name) \(money(minor).text)" }
    }
    lines += bill.shares.map { share in
      let whose = share.person == names.me ? "your" : "\(names[share.person])'s"
      return "\(whose) share is \(size(share.minor))"
    }
    return lines + bill.debts.map { DebtPage.sentence($0, names) }
  }

  /// What was done with the bill: `split $40.01`, or `shared the refund of $12.00`.
  var headline: StyledText {
    bill.isRefund
      ? "shared the refund of \(size(bill.amount.minor), .strong)"
      : "split \(bill.amount.text, .strong)"
  }

  /// Who owes whom for the bill, in one line: `Eli owes you $20.00`.
  var consequence: StyledText {
    if bill.kind == .payment { return payment }
    let debts = bill.debts.map { DebtPage.sentence($0, names) }
    guard let first = debts.first else { return "nobody owes anything for it" }
    return debts.dropFirst().reduce(first) { $0 + ", " + $1 }
  }

  private var when: String {
    guard let clock = bill.date.clock else { return bill.date.day.description }
    return "\(bill.date.day) \(clock.description.prefix(5))"
  }

  /// An amount without its sign: the words around it say which way the money went.
  private func size(_ minor: Int64) -> String { money(Int64(clamping: minor.magnitude)).text }

  private func money(_ minor: Int64) -> Money { Money(minor: minor, bill.currency) }

  private func part(_ person: PersonID, _ minor: Int64) -> JSON {
    [
      "id": .string(person.description), "name": .string(names[person]),
      "amount": money(minor).json,
    ]
  }

  private static func json(_ original: Bill.Original) -> JSON {
    var json: JSONObject = ["amount": original.amount.json]
    json["rate"] = original.rate.map(JSON.string)
    return .object(json)
  }

  private static func words(_ original: Bill.Original) -> String {
    "\(original.amount.text) was paid" + (original.rate.map { ", at a rate of \($0)" } ?? "")
  }

  /// What is on top of the items of a receipt, or goes off them.
  private func extras(of receipt: BillDivision.Receipt) -> [(name: String, minor: Int64)] {
    [("tax", receipt.tax), ("tip", receipt.tip), ("discount", receipt.discount)]
      .filter { $0.1 != 0 }
  }

  private func item(_ item: BillDivision.Item) -> JSON {
    [
      "name": .string(item.name), "amount": money(item.minor).json,
      "people": .array(item.people.map(names.json)),
    ]
  }
}

/// A debt as text.
enum DebtPage {
  /// `Eli owes you $20.00`.
  static func sentence(_ debt: Debt, _ names: PeopleNames) -> StyledText {
    let verb = debt.debtor == names.me ? "owe" : "owes"
    return
      "\(names[debt.debtor]) \(verb) \(names[debt.creditor]) \(debt.amount.text, .strong)"
  }
}

extension BillDivision {
  /// The name of the way to split, for JSON.
  var way: String {
    switch self {
    case .whole: "whole"
    case .equally: "equally"
    case .shares: "shares"
    case .percentages: "percentages"
    case .exactly: "exactly"
    case .items: "items"
    }
  }
}

/// Says that debts are gone because they run in a circle.
enum CircleRemark {
  /// How the remark begins; what is left of the debts follows.
  static let beginning = "debts that run in a circle cancel each other: "

  /// The remark on a bill that closes a circle, as hints; none on any other.
  ///
  /// `old` is the bill in whose place it comes.
  static func hints(
    on bill: Bill, inPlaceOf old: Bill? = nil, _ book: BillBook, _ names: PeopleNames
  ) -> [String] {
    // Sums that cannot be told are no reason to refuse the bill; the list of balances says why.
    guard bill.debts != old?.debts,
      let cancelled = try? book.sheet.cancelled(by: bill, inPlaceOf: old), !cancelled.isEmpty
    else { return [] }
    return [beginning + cancelled.map { words($0, names) }.joined(separator: ", ")]
  }

  private static func words(_ cancelled: CancelledDebt, _ names: PeopleNames) -> String {
    let (debtor, creditor) = (cancelled.debt.debtor, cancelled.debt.creditor)
    guard cancelled.left.minor == 0 else {
      let left = Debt(debtor: debtor, creditor: creditor, amount: cancelled.left)
      return DebtPage.sentence(left, names).plain
    }
    return "\(names[debtor]) \(debtor == names.me ? "owe" : "owes") \(names[creditor]) nothing"
  }
}
