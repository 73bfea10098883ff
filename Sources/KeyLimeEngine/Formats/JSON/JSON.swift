/// A JSON value as RFC 8259 defines it, with members in the order they were written.
///
/// This is the tree form, for documents that are small or handled once. Code that reads a million
/// records walks the bytes with ``JSONScanner`` and builds no tree.
public enum JSON: Equatable, Sendable {
  /// The literal `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, kept as it was spelled.
  case number(JSONNumber)
  /// A string, unescaped.
  case string(String)
  /// An array.
  case array([JSON])
  /// An object.
  case object(JSONObject)
}

extension JSON {
  /// The text of a string, or nil for any other value.
  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number, or nil for any other value.
  public var number: JSONNumber? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The truth value, or nil for any other value.
  public var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// The elements of an array, or nil for any other value.
  public var elements: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The object, or nil for any other value.
  public var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The member of an object with this name, or nil when there is none or this is no object.
  public subscript(name: String) -> JSON? { object?[name] }
}

extension JSON {
  /// A whole number.
  public static func count(_ count: Int) -> JSON { .number(JSONNumber(count)) }

  /// A fraction; null when it is no number.
  public static func decimal(_ value: Double) -> JSON {
    JSONNumber(value).map(JSON.number) ?? .null
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A JSON string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A JSON number.
  public init(integerLiteral value: Int) { self = .number(JSONNumber(value)) }
  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A JSON array.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  /// A JSON object with its members in the order written.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(JSONObject(elements.map { JSONObject.Member(name: $0, value: $1) }))
  }
}

/// The members of a JSON object, in the order they were written.
///
/// A name that occurs twice is kept twice; looking it up gives the last, as most readers do.
public struct JSONObject: Equatable, Sendable {
  /// One `"name": value` pair.
  public struct Member: Equatable, Sendable {
    /// The unescaped name.
    public var name: String
    /// The value.
    public var value: JSON

    /// Makes a member.
    public init(name: String, value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// All members in order.
  public var members: [Member]

  /// Makes an object from members in order.
  public init(_ members: [Member] = []) { self.members = members }

  /// The value of the last member with this name; setting nil removes every such member.
  public subscript(name: String) -> JSON? {
    get { members.last { $0.name == name }?.value }
    set {
      guard let newValue else { return members.removeAll { $0.name == name } }
      if let index = members.lastIndex(where: { $0.name == name }) {
        members[index].value = newValue
      } else {
        members.append(Member(name: name, value: newValue))
      }
    }
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// An object with members in the order of the literal: `["id": "n1", "limes": 5]`.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self.init(elements.map { Member(name: $0, value: $1) })
  }
}

/// A JSON number that keeps its spelling, so that reading and writing it again changes nothing.
public struct JSONNumber: Equatable, Hashable, Sendable {
  /// The number as RFC 8259 §6 spells it, such as `-12`, `0.5` or `1e9`.
  public let literal: String

  /// Wraps a literal that a scanner has already found to be a valid number.
  init(validated literal: String) { self.literal = literal }

  /// A whole number.
  public init(_ value: some BinaryInteger) { literal = String(value) }

  /// The shortest decimal that reads back as the same double; nil for NaN and infinities, which
  /// JSON cannot express.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    if value == value.rounded(), abs(value) < 1e15 {
      literal = value == 0 ? "0" : String(Int64(value))
    } else {
      literal = value.description
    }
  }

  /// The value as a whole number, or nil when it has a fraction or does not fit 64 bits.
  public var integer: Int64? {
    if let whole = Int64(literal) { return whole }
    guard let double, double == double.rounded(), abs(double) < 9.0e15 else { return nil }
    return Int64(double)
  }

  /// The nearest double, or nil when the literal overflows one.
  public var double: Double? {
    var text = literal
    if let short = text.withBytes({ JSONScanner($0).shortDecimal(in: 0..<$0.count) }) {
      return short
    }
    guard let value = Double(literal), value.isFinite else { return nil }
    return value
  }
}

extension JSON {
  /// Reads a whole text as one value.
  ///
  /// Throws ``JSONError`` with the byte offset of the first fault.
  public init(parsing text: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// Reads the bytes of a whole text as one value.
  ///
  /// Throws ``JSONError`` with the byte offset of the first fault.
  public init(parsing bytes: [UInt8]) throws(JSONError) {
    self = try bytes.withBytes { (buffer) throws(JSONError) in
      var scanner = JSONScanner(buffer)
      let value = try scanner.readValue()
      try scanner.expectEnd()
      return value
    }
  }
}

extension JSONScanner {
  /// Reads the next value of any type as a tree.
  public mutating func readValue() throws(JSONError) -> JSON {
    switch try nextKind() {
    case .null:
      try readNull()
      return .null
    case .bool: return .bool(try readBool())
    case .number: return .number(try readJSONNumber())
    case .string: return .string(try readString().text)
    case .array:
      var elements: [JSON] = []
      try readArray { (scanner) throws(JSONError) in elements.append(try scanner.readValue()) }
      return .array(elements)
    case .object:
      var object = JSONObject()
      try readObject { (name, scanner) throws(JSONError) in
        // One allocation for the few members that most objects have, none for an empty one.
        if object.members.isEmpty { object.members.reserveCapacity(4) }
        object.members.append(.init(name: name.text, value: try scanner.readValue()))
      }
      return .object(object)
    }
  }
}
