/// Bills as ihatemoney exports them: an array, the newest first.
///
///     [{"what": "Pizza", "amount": 20.0, "currency": "EUR", "date": "2026-11-20",
///       "payer_name": "Ann", "payer_weight": 1, "owers": ["Ann", "Eli"],
///       "bill_type": "Expense"}]
///
/// A person has the same weight in all bills. What keylime writes has the whole bill in one more
/// member.
enum IHateMoneyJSON {
  /// The bills as text.
  static func text(_ bills: [Bill], name: (PersonID) -> String) -> String {
    let people = Set(bills.flatMap(\.people)).sorted()
    let names = UniqueNames(people, name: name)
    let rows = bills.sortedByDay().reversed().flatMap { records(of: $0, people, names) }
    var writer = JSONWriter()
    writer.write(.array(rows))
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  /// A bill as rows that fall on everybody alike: one for each amount, where those differ.
  private static func records(
    of bill: Bill, _ people: [PersonID], _ names: UniqueNames
  ) -> [JSON] {
    let parts = SharedBill.parts(of: bill) { people.firstIndex(of: $0) ?? 0 }
    let flat = parts.flatMap { part -> [(payer: Int, minor: Int64, owers: [Int])] in
      part.way == .evenly
        ? [(part.payer, part.amount.minor, part.parts.map(\.person))]
        : part.parts.map { (part.payer, $0.value, [$0.person]) }
    }
    return flat.enumerated().map { number, row in
      var object = JSONObject()
      object["what"] = .string(bill.title.isEmpty ? bill.kind.rawValue : bill.title)
      object["amount"] = .number(
        JSONNumber(validated: Money(minor: row.minor, bill.currency).decimal))
      object["currency"] = .string(bill.currency.code)
      object["date"] = .string(bill.date.day.description)
      object["payer_name"] = .string(names[people[row.payer]])
      object["payer_weight"] = 1
      object["owers"] = .array(row.owers.map { .string(names[people[$0]]) })
      object["category"] = (bill.category?.name).map(JSON.string)
      object["bill_type"] = bill.kind == .payment ? "Reimbursement" : "Expense"
      object[PortableBill.member] =
        number == 0
        ? .object(PortableBill(bill) { names[$0] }.object) : ["partOf": .string(bill.id.text)]
      return .object(object)
    }
  }
}

// MARK: - Reading

extension BillTable {
  /// The code of ISO 4217 for no currency, which the bills of a group without one have.
  static let noCurrency = "XXX"

  /// Reads an export of ihatemoney; nil when the value is none.
  init?(ihatemoney json: JSON, currency: Currency) {
    guard let bills = json.elements,
      bills.allSatisfy({ $0["payer_name"] != nil && $0["owers"] != nil }), !bills.isEmpty
    else { return nil }
    self.init(format: .ihatemoney)
    var weights: [String: Int64?] = [:]
    for bill in bills {
      guard let payer = bill["payer_name"]?.text else { continue }
      weights.updateValue(Self.weight(bill["payer_weight"]), forKey: payer)
    }
    var seen = RepeatedRows()
    for (index, bill) in bills.enumerated() where bill[PortableBill.member]?["partOf"] == nil {
      do throws(SharedBillFault) {
        rows.append(try row(bill, index + 1, weights, currency, &seen))
      } catch { refused.append(Refused(number: index + 1, reason: error.reason)) }
    }
  }

  private mutating func place(of name: String) -> Int {
    if let place = names.firstIndex(of: name) { return place }
    names.append(name)
    return names.count - 1
  }

  private mutating func row(
    _ bill: JSON, _ number: Int, _ weights: [String: Int64?], _ standard: Currency,
    _ seen: inout RepeatedRows
  ) throws(SharedBillFault) -> Row {
    if let portable = bill[PortableBill.member]?.object.map(PortableBill.init),
      let id = portable.id
    {
      let people = Set(portable.people.map { place(of: $0) })
      return Row(
        id: id, number: number, people: people.sorted(), draft: .portable(portable, names))
    }
    let shared = try shared(bill, weights, standard)
    return row(shared, number, &seen)
  }

  private mutating func shared(
    _ bill: JSON, _ weights: [String: Int64?], _ standard: Currency
  ) throws(SharedBillFault) -> SharedBill {
    guard let date = bill["date"]?.text.flatMap({ CivilTime($0) }) else {
      throw SharedBillFault("it has no date")
    }
    guard let payer = bill["payer_name"]?.text, let owers = bill["owers"]?.elements else {
      throw SharedBillFault("it names no payer, or nobody who owes")
    }
    let code = bill["currency"]?.text ?? Self.noCurrency
    guard let currency = code == Self.noCurrency ? standard : Currency(code: code) else {
      throw SharedBillFault("'\(code)' is no currency")
    }
    if code == Self.noCurrency { assumedCurrency = standard }
    guard let amount = bill["amount"]?.textOrNumber.flatMap({ Self.amount($0, currency) }) else {
      throw SharedBillFault("it has no amount in \(currency.code)")
    }
    let place = place(of: payer)
    var parts: [(person: Int, value: Int64)] = []
    for name in owers.compactMap(\.text) {
      guard let weight = weights[name] ?? 100 else {
        throw SharedBillFault("the weight of '\(name)' is no number from 0 to a million")
      }
      parts.append((self.place(of: name), weight))
    }
    let isEven = Set(parts.map(\.value)).count == 1
    return SharedBill(
      date: date, title: bill["what"]?.text ?? "",
      isPayment: bill["bill_type"]?.text == "Reimbursement", amount: amount,
      payer: place, way: isEven ? .evenly : .byShares,
      parts: parts, note: nil, category: Bill.Category(bill["category"]?.text ?? ""))
  }

  /// A weight in hundredths; nil when it is none.
  private static func weight(_ written: JSON?) -> Int64? {
    guard let written else { return 100 }
    return written.number?.double.flatMap(SharedBill.hundredths)
  }

  /// The amount in a number, whose zeros behind the point do not count.
  private static func amount(_ literal: String, _ currency: Currency) -> Money? {
    Money(trimmedDecimal: literal, currency)
  }
}
