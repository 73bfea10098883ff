/// The members of a JSON object, each known and there once.
struct StrictMembers {
  private let object: JSONObject
  private let path: String

  init(
    _ object: JSONObject, at path: String, allowing names: [String]
  ) throws(Bill.Refusal) {
    self.object = object
    self.path = path
    for (index, member) in object.members.enumerated() {
      guard names.contains(member.name) else { throw .unknown(place(member.name)) }
      // Every name before is a known one, so there are few to compare with.
      guard !object.members[..<index].contains(where: { $0.name == member.name }) else {
        throw .repeated(place(member.name))
      }
    }
  }

  private func place(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  /// A member that must be there and that `convert` must accept.
  func read<Value>(
    _ name: String, _ convert: (JSON) -> Value?
  ) throws(Bill.Refusal) -> Value {
    guard let value = try readIfThere(name, convert) else { throw .missing(place(name)) }
    return value
  }

  /// A member that may be absent, but not of another type.
  func readIfThere<Value>(
    _ name: String, _ convert: (JSON) -> Value?
  ) throws(Bill.Refusal) -> Value? {
    guard let json = object[name] else { return nil }
    guard let value = convert(json) else { throw .invalid(place(name)) }
    return value
  }

  /// A whole number spelled with digits alone.
  func integer(_ name: String) throws(Bill.Refusal) -> Int64 {
    try read(name) { $0.number.flatMap { Int64($0.literal) } }
  }

  /// A whole number, or nil when the member is absent.
  func integerIfThere(_ name: String) throws(Bill.Refusal) -> Int64? {
    try readIfThere(name) { $0.number.flatMap { Int64($0.literal) } }
  }

  func person(_ name: String) throws(Bill.Refusal) -> PersonID {
    try read(name) { $0.text.flatMap { PersonID($0) } }
  }

  func people(_ name: String) throws(Bill.Refusal) -> [PersonID] {
    let texts = try read(name, \.elements)
    let people = texts.compactMap { $0.text.flatMap { PersonID($0) } }
    guard people.count == texts.count else { throw .invalid(place(name)) }
    return people
  }

  func object(_ name: String) throws(Bill.Refusal) -> JSONObject { try read(name, \.object) }

  /// An object, or nil when the member is absent.
  func objectIfThere(_ name: String) throws(Bill.Refusal) -> JSONObject? {
    try readIfThere(name, \.object)
  }

  func objects<Value>(
    _ name: String, _ convert: (JSONObject) throws(Bill.Refusal) -> Value
  ) throws(Bill.Refusal) -> [Value] {
    var values: [Value] = []
    for element in try read(name, \.elements) {
      guard let object = element.object else { throw .invalid(place(name)) }
      values.append(try convert(object))
    }
    return values
  }
}
