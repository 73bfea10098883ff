import KeyLimeEngine

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// An object with members in the order of the literal: `["id": "n1", "limes": 5]`.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self.init(elements.map { Member(name: $0.0, value: $0.1) })
  }
}
