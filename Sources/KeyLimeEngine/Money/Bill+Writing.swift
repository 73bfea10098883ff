extension Bill {
  /// The bill as a JSON object, with amounts in minor units.
  ///
  /// Members that are unknown are left out; the order is fixed, so equal bills give equal bytes.
  /// An example:
  ///
  ///     {"id":"b7","date":"2026-11-20T19:30:00-08:00","title":"Tri-tip","kind":"expense",
  ///     "currency":"USD","amount":2001,"payers":[{"person":"account:ann","minor":2001}],
  ///     "split":{"mode":"equally","people":["account:ann","contact:eli"]},"restaurant":"n1"}
  public var json: JSONObject {
    var object = JSONObject()
    object["id"] = .string(id.text)
    object["date"] = .string(date.description)
    object["title"] = .string(title)
    object["kind"] = .string(kind.rawValue)
    object["currency"] = .string(currency.code)
    object["amount"] = .number(JSONNumber(amount.minor))
    object["payers"] = .array(
      payers.map { ["person": $0.person.json, "minor": .number(JSONNumber($0.minor))] })
    object["split"] = split.json
    object["note"] = note.map(JSON.string)
    object["restaurant"] = (restaurant?.text).map(JSON.string)
    object["checkIn"] = checkIn.map(JSON.string)
    object["category"] = category?.json
    object["original"] = original?.json
    return object
  }
}

extension Split {
  /// The split as a JSON object, told apart by `mode`.
  ///
  ///     {"mode":"whole","person":"contact:eli"}
  ///     {"mode":"equally","people":["account:ann","contact:eli"]}
  ///     {"mode":"shares","portions":[{"person":"account:ann","value":2}, …]}
  ///     {"mode":"percentages","portions":[{"person":"account:ann","value":10000}]}
  ///     {"mode":"exactly","portions":[{"person":"account:ann","value":2001}]}
  ///     {"mode":"items","items":[{"name":"Soup","minor":500,"people":[…]}],"tax":40,"tip":100}
  var json: JSON {
    switch self {
    case .whole(let person): ["mode": "whole", "person": person.json]
    case .equally(let people):
      ["mode": "equally", "people": .array(people.map(\.json))]
    case .shares(let portions): Self.json(mode: "shares", portions)
    case .percentages(let portions): Self.json(mode: "percentages", portions)
    case .exactly(let portions): Self.json(mode: "exactly", portions)
    case .items(let receipt):
      Self.json(receipt)
    }
  }

  /// A discount of nothing is left out, so that 0.1.0 reads the bill.
  private static func json(_ receipt: Receipt) -> JSON {
    var object = JSONObject()
    object["mode"] = "items"
    object["items"] = .array(receipt.items.map(\.json))
    object["tax"] = .number(JSONNumber(receipt.tax))
    object["tip"] = .number(JSONNumber(receipt.tip))
    if receipt.discount != 0 { object["discount"] = .number(JSONNumber(receipt.discount)) }
    return .object(object)
  }

  private static func json(mode: String, _ portions: [Portion]) -> JSON {
    let list = portions.map { portion -> JSON in
      ["person": portion.person.json, "value": .number(JSONNumber(portion.value))]
    }
    return ["mode": .string(mode), "portions": .array(list)]
  }
}

extension Split.Item {
  fileprivate var json: JSON {
    [
      "name": .string(name), "minor": .number(JSONNumber(minor)),
      "people": .array(people.map(\.json)),
    ]
  }
}

extension PersonID {
  /// The text form as a JSON string.
  var json: JSON { .string(description) }
}
