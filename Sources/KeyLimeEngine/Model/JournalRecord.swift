/// A thing that people describe in the journal: it is written as a JSON object, and changed by
/// patches of its members.
public protocol JournalRecord: Equatable, Sendable {
  /// Reads the object that ``json`` gives; members it does not know are skipped.
  ///
  /// Throws ``FieldFault`` when a member is missing or has an impossible value.
  init(json: JSONObject) throws(FieldFault)

  /// The members that are known, in a fixed order.
  var json: JSONObject { get }
}

/// Why a JSON object is not the record or the action it should be.
public enum FieldFault: Error, Equatable, Sendable {
  /// A member that must be there is not.
  case missing(String)
  /// A member has another type or a value outside its range.
  case invalid(String)
}

extension JSONObject {
  /// The value a reader makes of a text member; nil when the member is absent or null.
  func field<Value>(
    _ name: String, _ read: (String) -> Value?
  ) throws(FieldFault) -> Value? {
    guard let member = self[name], member != .null else { return nil }
    guard let text = member.text, let value = read(text) else { throw .invalid(name) }
    return value
  }

  /// The value a reader makes of a text member that must be there.
  func need<Value>(_ name: String, _ read: (String) -> Value?) throws(FieldFault) -> Value {
    guard let value = try field(name, read) else { throw .missing(name) }
    return value
  }

  /// A text member, or nil when it is absent or null.
  func text(_ name: String) throws(FieldFault) -> String? { try field(name) { $0 } }

  /// A whole number, or nil when it is absent or null.
  func integer(_ name: String) throws(FieldFault) -> Int? {
    guard let member = self[name], member != .null else { return nil }
    guard let value = member.number?.integer else { throw .invalid(name) }
    return Int(value)
  }

  /// `true` or `false`; absent is false.
  func flag(_ name: String) throws(FieldFault) -> Bool {
    guard let member = self[name], member != .null else { return false }
    guard let value = member.bool else { throw .invalid(name) }
    return value
  }

  /// The values of an array of texts; absent is empty.
  func list<Value>(
    _ name: String, _ read: (String) -> Value?
  ) throws(FieldFault) -> [Value] {
    guard let member = self[name], member != .null else { return [] }
    guard let elements = member.elements else { throw .invalid(name) }
    var values: [Value] = []
    for element in elements {
      guard let text = element.text, let value = read(text) else { throw .invalid(name) }
      values.append(value)
    }
    return values
  }

  /// An object that must be there.
  func object(_ name: String) throws(FieldFault) -> JSONObject {
    guard let member = self[name] else { throw .missing(name) }
    guard let object = member.object else { throw .invalid(name) }
    return object
  }

  mutating func add(_ name: String, _ text: String?) {
    if let text { members.append(Member(name: name, value: .string(text))) }
  }

  mutating func add(_ name: String, _ number: Int?) {
    if let number { members.append(Member(name: name, value: .number(JSONNumber(number)))) }
  }

  mutating func add(_ name: String, flag: Bool) {
    if flag { members.append(Member(name: name, value: .bool(true))) }
  }

  mutating func add(_ name: String, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    members.append(Member(name: name, value: .array(texts.map { .string($0) })))
  }

  mutating func add(_ name: String, _ object: JSONObject) {
    members.append(Member(name: name, value: .object(object)))
  }
}
