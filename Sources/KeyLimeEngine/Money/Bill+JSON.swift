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
  /// The split as a JSON object; `mode` says which kind it is.
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

extension Bill {
  /// Why a JSON object is no bill.
  public enum Refusal: Error, Equatable, Sendable {
    /// A member that must be there is missing, such as `split.mode`.
    case missing(String)
    /// A member has the wrong type or a value outside its range.
    case invalid(String)
    /// A member that this version does not know. It is not skipped: what it says could change who
    /// owes what.
    case unknown(String)
    /// A member that stands twice.
    case repeated(String)
    /// The members are well formed but do not add up.
    case unsound(BillError)
  }

  /// Reads the object that ``json`` gives, and nothing else: every member has its exact type,
  /// amounts are whole numbers without exponent, and the bill adds up.
  public init(_ object: JSONObject) throws(Refusal) {
    let members = try StrictMembers(
      object, at: "",
      allowing: [
        "id", "date", "title", "kind", "currency", "amount", "payers", "split", "note",
        "restaurant", "checkIn", "category", "original",
      ])
    let currency = try members.read("currency") { $0.text.flatMap(Currency.init(code:)) }
    let minor = try members.integer("amount")
    let id = try members.read("id") { $0.text.flatMap(BillID.init) }
    let date = try members.read("date") { $0.text.flatMap { CivilTime($0) } }
    let title = try members.read("title", \.text)
    let kind = try members.read("kind") { $0.text.flatMap(Kind.init) }
    let payers = try members.objects("payers", Payer.init)
    let split = try Split(members.object("split"))
    let note = try members.readIfThere("note", \.text)
    let restaurant = try members.readIfThere("restaurant") { $0.text.flatMap(RestaurantID.init) }
    let checkIn = try members.readIfThere("checkIn", \.text)
    let category = try members.objectIfThere("category")
    let original = try members.objectIfThere("original")
    do throws(BillError) {
      self = try Bill(
        id: id, date: date, title: title, kind: kind, amount: Money(minor: minor, currency),
        payers: payers, split: split, note: note, restaurant: restaurant, checkIn: checkIn)
    } catch { throw .unsound(error) }
    self.category = try category.flatMap { (object) throws(Refusal) in try Category(object) }
    self.original = try original.map { (object) throws(Refusal) in try Original(object) }
  }
}

extension Bill.Payer {
  fileprivate init(_ object: JSONObject) throws(Bill.Refusal) {
    let members = try StrictMembers(object, at: "payers", allowing: ["person", "minor"])
    self.init(try members.person("person"), try members.integer("minor"))
  }
}

extension Split {
  fileprivate init(_ object: JSONObject) throws(Bill.Refusal) {
    guard let mode = object["mode"]?.text else { throw .missing("split.mode") }
    func members(_ names: [String]) throws(Bill.Refusal) -> StrictMembers {
      try StrictMembers(object, at: "split", allowing: names + ["mode"])
    }
    func portions() throws(Bill.Refusal) -> [Portion] {
      try members(["portions"]).objects("portions", Portion.init)
    }
    switch mode {
    case "whole": self = .whole(try members(["person"]).person("person"))
    case "equally": self = .equally(try members(["people"]).people("people"))
    case "shares": self = .shares(try portions())
    case "percentages": self = .percentages(try portions())
    case "exactly": self = .exactly(try portions())
    case "items": self = .items(try Receipt(members(["items", "tax", "tip", "discount"])))
    default: throw .invalid("split.mode")
    }
  }
}

extension Split.Portion {
  fileprivate init(_ object: JSONObject) throws(Bill.Refusal) {
    let members = try StrictMembers(object, at: "split.portions", allowing: ["person", "value"])
    self.init(try members.person("person"), try members.integer("value"))
  }
}

extension Split.Receipt {
  fileprivate init(_ members: StrictMembers) throws(Bill.Refusal) {
    self.init(
      items: try members.objects("items", Split.Item.init),
      tax: try members.integer("tax"), tip: try members.integer("tip"),
      discount: try members.integerIfThere("discount") ?? 0)
  }
}

extension Split.Item {
  fileprivate init(_ object: JSONObject) throws(Bill.Refusal) {
    let members = try StrictMembers(
      object, at: "split.items", allowing: ["name", "minor", "people"])
    self.init(
      try members.read("name", \.text), try members.integer("minor"),
      for: try members.people("people"))
  }
}

extension Bill.Refusal: CustomStringConvertible {
  /// One line without a full stop.
  public var description: String {
    switch self {
    case .missing(let member): "'\(member)' is missing"
    case .invalid(let member): "'\(member)' has a value that it cannot have"
    case .unknown(let member): "'\(member)' is not known to this version"
    case .repeated(let member): "'\(member)' stands twice"
    case .unsound(let error): error.description
    }
  }
}
