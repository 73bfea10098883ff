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
