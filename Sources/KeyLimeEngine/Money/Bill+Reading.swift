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
