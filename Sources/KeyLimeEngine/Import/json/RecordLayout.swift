/// Where the records of a JSON text are.
enum RecordLayout: Equatable {
  /// Values one after the other, such as one a line.
  case sequence
  /// The elements of an array; the names lead to it from the outermost object.
  case list([String])
  /// The values of an object; the names lead to it from the outermost object.
  case map([String])
}

extension RecordLayout {
  /// Finds objects with a name and a position from the beginning of a text.
  ///
  /// - Returns: nil when there are none so far, and whether the text ended before that is certain.
  static func find(
    in bytes: ByteView, fields: [RecordField: String]
  ) -> (layout: RecordLayout?, isCut: Bool) {
    var search = Search(fields: fields) { PlainObject($0, fields: fields).isPlace }
    return search.run(bytes)
  }

  /// Where records can be that lack a name or a position: the first array of objects, else the text
  /// itself.
  static func guess(in bytes: ByteView) -> RecordLayout {
    var search = Search(fields: [:]) { $0.plain.object != nil }
    search.takesOuter = false
    return search.run(bytes).layout ?? .sequence
  }
}

/// Looks through the beginning of a JSON text.
private struct Search {
  /// How many elements of an array are looked at.
  private static let sampleSize = 20
  /// How many elements are looked at of an array in an array.
  private static let pageSampleSize = 3
  private static let pageDepthLimit = 6
  private static let depthLimit = 4
  /// Thrown to stop looking; the scanner needs some error.
  private static let enough = JSONError(.trailingBytes, at: 0)

  let fields: [RecordField: String]
  let isRecord: (JSON) -> Bool
  /// Whether an object that is outside of all arrays can be a record.
  var takesOuter = true
  private var found: RecordLayout?

  init(fields: [RecordField: String], isRecord: @escaping (JSON) -> Bool) {
    self.fields = fields
    self.isRecord = isRecord
  }

  mutating func run(_ bytes: ByteView) -> (layout: RecordLayout?, isCut: Bool) {
    var scanner = JSONScanner(bytes)
    do throws(JSONError) {
      switch try scanner.nextKind() {
      case .array: try lookAtArray([], &scanner)
      case .object:
        _ = try lookAtObject([], &scanner)
        if found == nil, takesOuter { try lookAtFollowers(&scanner) }
      default: break
      }
    } catch { return (found, found == nil && error.fault == .unexpectedEnd) }
    return (found, false)
  }

  /// Looks at the values behind the first one, which may be a record that lacks something.
  private mutating func lookAtFollowers(_ scanner: inout JSONScanner) throws(JSONError) {
    for _ in 1..<Self.sampleSize where !scanner.isAtEnd() {
      let value = try scanner.readValue()
      if isRecord(value) { found = .sequence } else { found = list(in: value).map { .list($0) } }
      if found != nil { return }
    }
  }

  private mutating func lookAtArray(
    _ path: [String], _ scanner: inout JSONScanner
  ) throws(JSONError) {
    var seen = 0
    var inner: [String]?
    do throws(JSONError) {
      try scanner.readArray { (scanner) throws(JSONError) in
        guard seen < Self.sampleSize else { return try scanner.skipValue() }
        seen += 1
        let value = try scanner.readValue()
        if isRecord(value) {
          found = .list(path)
          throw Self.enough
        }
        inner = inner ?? list(in: value)
      }
    } catch {
      if error.fault == .unexpectedEnd { found = found ?? inner.map { .list(path + $0) } }
      throw error
    }
    guard let inner else { return }
    found = .list(path + inner)
    throw Self.enough
  }

  /// The names that lead to a list of records in a value, such as a page of an answer.
  private func list(in value: JSON, depth: Int = 0) -> [String]? {
    guard depth < Self.pageDepthLimit else { return nil }
    if let elements = value.elements {
      return elements.prefix(Self.pageSampleSize).lazy.compactMap {
        isRecord($0) ? [] : list(in: $0, depth: depth + 1)
      }.first
    }
    return value.object?.members.lazy.compactMap { member in
      list(in: member.value, depth: depth + 1).map { [member.name] + $0 }
    }.first
  }

  /// Looks at the members of an object and returns it without its large ones.
  private mutating func lookAtObject(
    _ path: [String], _ scanner: inout JSONScanner
  ) throws(JSONError) -> JSON {
    var object = JSONObject()
    var records = 0
    // What is cut off later may still be a record by what was read of it.
    do throws(JSONError) {
      try scanner.readObject { (name, scanner) throws(JSONError) in
        let name = name.text
        switch try scanner.nextKind() {
        case .array where path.count < Self.depthLimit && !isOuterRecord(object, path):
          var again = scanner
          try lookAtArray(path + [name], &scanner)
          if scanner.position - again.position < 4096 { object[name] = try again.readValue() }
        case .object where path.count < Self.depthLimit:
          let inner = try lookAtObject(path + [name], &scanner)
          object[name] = inner
          if !PlainObject.wrappers.contains(RecordField.folded(name)), isRecord(inner) {
            records += 1
          }
        default: object[name] = try scanner.readValue()
        }
        if takesOuter, records > 1 {
          found = .map(path)
          throw Self.enough
        }
      }
    } catch {
      if path.isEmpty, found == nil, isOuterRecord(object, path) { found = .sequence }
      throw error
    }
    if path.isEmpty, isOuterRecord(object, path) { found = .sequence }
    if found == nil, takesOuter, records > 0 { found = .map(path) }
    return .object(object)
  }

  private func isOuterRecord(_ object: JSONObject, _ path: [String]) -> Bool {
    takesOuter && path.isEmpty && isRecord(.object(object))
  }
}
