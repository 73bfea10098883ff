import Arguments

extension ResultField {
  /// Whether no value of the field, or in its list, has members.
  var isScalar: Bool {
    ["string", "number", "boolean", "array of strings"].contains(type)
  }

  /// A field with an address.
  static func address(_ summary: String) -> ResultField {
    let parts = ["street", "city", "region", "postcode", "country"]
    return ResultField(
      "address", type: "object", summary + parts.joined(separator: ", "), members: parts)
  }

  /// A field with an amount of money.
  static func money(_ name: String, _ summary: String) -> ResultField {
    ResultField(name, type: "object", summary, members: ["minor", "currency", "decimal"])
  }
}
