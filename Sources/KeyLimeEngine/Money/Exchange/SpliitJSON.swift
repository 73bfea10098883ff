/// Groups of bills as spliit exports them: one object, or an array of them, one for each currency.
///
///     {"currencyCode": "EUR", "participants": [{"id": "p1", "name": "Ann"}], "expenses": [
///       {"id": "e1", "expenseDate": "2026-11-20T00:00:00.000Z", "title": "Pizza", "amount": 2001,
///        "paidById": "p1", "paidFor": [{"participantId": "p1", "shares": 100}],
///        "isReimbursement": false, "splitMode": "EVENLY", "notes": null}]}
///
/// Amounts are in minor units. An expense may have a `category` with a `name` and a `grouping`, and
/// `originalAmount`, `originalCurrency` and `conversionRate`. What keylime writes has the whole
/// bill in one more member.
enum SpliitJSON {
  /// The groups as text.
  static func text(_ bills: [Bill], name: (PersonID) -> String) -> String {
    let people = Set(bills.flatMap(\.people)).sorted()
    let names = UniqueNames(people, name: name)
    let groups = Dictionary(grouping: bills, by: \.currency).sorted { $0.key < $1.key }
      .map { JSON.object(group($0.key, $0.value, people, names)) }
    var writer = JSONWriter()
    writer.write(groups.count == 1 ? groups[0] : .array(groups))
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private static func group(
    _ currency: Currency, _ bills: [Bill], _ people: [PersonID], _ names: UniqueNames
  ) -> JSONObject {
    var group = JSONObject()
    group["name"] = "keylime"
    group["currency"] = .string(currency.symbol ?? currency.code)
    group["currencyCode"] = .string(currency.code)
    group["participants"] = .array(
      people.map { ["id": .string($0.description), "name": .string(names[$0])] })
    group["expenses"] = .array(
      bills.sortedByDay().flatMap { expenses(of: $0, people, names) })
    return group
  }

  private static func expenses(
    of bill: Bill, _ people: [PersonID], _ names: UniqueNames
  ) -> [JSON] {
    let portable = PortableBill(bill) { names[$0] }.object
    let parts = SharedBill.parts(of: bill) { people.firstIndex(of: $0) ?? 0 }
    return parts.enumerated().map { number, part in
      var expense = JSONObject()
      expense["id"] = .string(number == 0 ? bill.id.text : "\(bill.id.text)-\(number + 1)")
      expense["expenseDate"] = .string("\(bill.date.day)T00:00:00.000Z")
      expense["title"] = .string(part.title)
      expense["category"] = part.category.map(category)
      expense["amount"] = .number(JSONNumber(part.amount.minor))
      if let original = part.original {
        expense["originalAmount"] = .number(JSONNumber(original.amount.minor))
        expense["originalCurrency"] = .string(original.amount.currency.code)
        expense["conversionRate"] = original.rate.map(JSON.string) ?? .null
      }
      expense["paidById"] = people[part.payer].json
      expense["paidFor"] = .array(
        part.parts.map {
          [
            "participantId": people[$0.person].json,
            "shares": .number(JSONNumber($0.value)),
          ]
        })
      expense["isReimbursement"] = .bool(part.isPayment)
      expense["splitMode"] = .string(part.way.rawValue)
      expense["notes"] = part.note.map(JSON.string) ?? .null
      expense[PortableBill.member] =
        number == 0 ? .object(portable) : ["partOf": .string(bill.id.text)]
      return .object(expense)
    }
  }

  private static func category(_ category: Bill.Category) -> JSON {
    var object = JSONObject()
    object["grouping"] = category.group.map(JSON.string) ?? .null
    object["name"] = .string(category.name)
    return .object(object)
  }
}

// MARK: - Reading

extension BillTable {
  /// Reads groups of spliit; nil when the value holds none.
  init?(spliit json: JSON, currency: Currency) {
    let groups = json.list
    guard !groups.isEmpty,
      groups.allSatisfy({ $0["expenses"]?.elements != nil && $0["participants"]?.elements != nil })
    else { return nil }
    self.init(format: .spliit)
    var seen = RepeatedRows()
    for group in groups { take(group, currency, &seen) }
  }

  private mutating func take(
    _ group: JSON, _ standard: Currency, _ seen: inout RepeatedRows
  ) {
    var places: [String: Int] = [:]
    for participant in group["participants"]?.elements ?? [] {
      guard let id = participant["id"]?.text, let name = participant["name"]?.text else { continue }
      // The groups of one file are of the same people.
      let known = format == .spliit ? names.firstIndex(of: name) : nil
      places[id] = places.values.contains(known ?? -1) ? names.count : known ?? names.count
      if places[id] == names.count { names.append(name) }
    }
    let code = group["currencyCode"]?.text.flatMap { Currency(code: $0) }
    let sign = group["currency"]?.text.flatMap {
      Currency(code: $0) ?? Currency.currencies(writtenAs: $0).first
    }
    let currency = code ?? sign ?? standard
    if code == nil, sign == nil { assumedCurrency = standard }
    for expense in group["expenses"]?.elements ?? [] {
      let number = rows.count + refused.count + 1
      if expense[PortableBill.member]?["partOf"] != nil { continue }
      do throws(SharedBillFault) {
        rows.append(
          try Self.row(expense, number, places, names, currency, group["id"]?.text, &seen))
      } catch { refused.append(Refused(number: number, reason: error.reason)) }
    }
  }

  private static func row(
    _ expense: JSON, _ number: Int, _ places: [String: Int], _ names: [String],
    _ currency: Currency, _ group: String?, _ seen: inout RepeatedRows
  ) throws(SharedBillFault) -> Row {
    let shared = try shared(expense, places, currency)
    let people = Set([shared.payer] + shared.parts.map(\.person))
    if let portable = expense[PortableBill.member]?.object.map(PortableBill.init),
      let id = portable.id
    {
      let named =
        (portable.object["shares"]?.elements ?? []) + (portable.object["payers"]?.elements ?? [])
      let all = Set(named.compactMap { $0["person"]?.text.flatMap(names.firstIndex) })
      return Row(
        id: id, number: number, people: people.union(all).sorted(),
        draft: .portable(portable, names))
    }
    var ids = RepeatedRows()
    // An expense without an id is known by what it says.
    let id =
      expense["id"]?.text.map { ids.id(of: ["spliit", group ?? "", $0]) }
      ?? seen.id(of: ["spliit", group ?? "", currency.code, expense.compactText])
    return Row(id: id, number: number, people: people.sorted(), draft: .shared(shared))
  }

  private static func shared(
    _ expense: JSON, _ places: [String: Int], _ currency: Currency
  ) throws(SharedBillFault) -> SharedBill {
    guard let date = expense["expenseDate"]?.text.flatMap({ CivilTime(String($0.prefix(10))) })
    else { throw SharedBillFault("it has no date") }
    guard let minor = expense["amount"]?.number?.integer else {
      throw SharedBillFault("it has no amount")
    }
    guard let payer = expense["paidById"]?.text.flatMap({ places[$0] }) else {
      throw SharedBillFault("its payer is no participant")
    }
    guard let way = SharedBill.Way(rawValue: expense["splitMode"]?.text ?? "EVENLY") else {
      throw SharedBillFault("its split mode is not known")
    }
    var parts: [(person: Int, value: Int64)] = []
    for part in expense["paidFor"]?.elements ?? [] {
      let id = part["participantId"] ?? part["participant"]?["id"] ?? part["participant"]
      guard let place = id?.text.flatMap({ places[$0] }) else {
        throw SharedBillFault("it falls on somebody who is no participant")
      }
      let value = part["shares"]?.textOrNumber.flatMap { Int64($0) }
      parts.append((place, value ?? 1))
    }
    return SharedBill(
      date: date, title: expense["title"]?.text ?? "",
      isPayment: expense["isReimbursement"]?.bool ?? false, amount: Money(minor: minor, currency),
      payer: payer, way: way, parts: parts,
      note: expense["notes"]?.text.flatMap { $0.isEmpty ? nil : $0 },
      category: category(of: expense), original: original(of: expense))
  }

  private static func category(of expense: JSON) -> Bill.Category? {
    let category = expense["category"]
    return Bill.Category(
      category?["name"]?.text ?? category?.text ?? "", group: category?["grouping"]?.text)
  }

  /// What was paid in another currency.
  private static func original(of expense: JSON) -> Bill.Original? {
    guard let minor = expense["originalAmount"]?.number?.integer,
      let currency = expense["originalCurrency"]?.text.flatMap({ Currency(code: $0) })
    else { return nil }
    return Bill.Original(
      Money(minor: minor, currency), rate: expense["conversionRate"]?.textOrNumber)
  }
}
