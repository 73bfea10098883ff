extension Bill {
  /// What another program calls the sort of a bill, such as `Dining out`.
  public struct Category: Hashable, Sendable {
    /// The category, never empty.
    public let name: String
    /// The wider category around it, such as `Food and Drink`.
    public let group: String?

    /// Names a category; nil when the name is blank.
    ///
    /// A blank group is none.
    public init?(_ name: String, group: String? = nil) {
      guard !name.trimmed.isEmpty else { return nil }
      self.name = name.trimmed
      self.group = group.flatMap { $0.trimmed.isEmpty ? nil : $0.trimmed }
    }
  }

  /// What was paid in another currency, before another program converted it to the bill's.
  public struct Original: Hashable, Sendable {
    /// The amount in the currency in which it was paid.
    public let amount: Money
    /// How much of the bill's currency one unit was worth, as it was written; nil when not known.
    public let rate: String?

    /// Notes what was paid.
    public init(_ amount: Money, rate: String? = nil) {
      self.amount = amount
      self.rate = rate
    }
  }

  /// The bill with a category and an original amount in the place of its own.
  ///
  /// They say where a bill comes from; nobody's share depends on them.
  public func with(category: Category?, original: Original?) -> Bill {
    var bill = self
    bill.category = category
    bill.original = original
    return bill
  }
}

extension Bill.Category {
  /// The category behind its group: `Food and Drink, Dining Out`.
  public var words: String { [group, name].compactMap(\.self).joined(separator: ", ") }
}

// MARK: - JSON

extension Bill.Category {
  /// `{"name":"Dining Out","group":"Food and Drink"}`.
  var json: JSON {
    var object = JSONObject()
    object["name"] = .string(name)
    object["group"] = group.map(JSON.string)
    return .object(object)
  }

  init?(_ object: JSONObject) throws(Bill.Refusal) {
    let members = try StrictMembers(object, at: "category", allowing: ["name", "group"])
    self.init(
      try members.read("name", \.text), group: try members.readIfThere("group", \.text))
  }
}

extension Bill.Original {
  /// `{"amount":2000,"currency":"USD","rate":"0.9"}`, the amount in minor units.
  var json: JSON {
    var object = JSONObject()
    object["amount"] = .number(JSONNumber(amount.minor))
    object["currency"] = .string(amount.currency.code)
    object["rate"] = rate.map(JSON.string)
    return .object(object)
  }

  init(_ object: JSONObject) throws(Bill.Refusal) {
    let members = try StrictMembers(
      object, at: "original", allowing: ["amount", "currency", "rate"])
    let currency = try members.read("currency") { $0.text.flatMap(Currency.init(code:)) }
    self.init(
      Money(minor: try members.integer("amount"), currency),
      rate: try members.readIfThere("rate", \.text))
  }
}
