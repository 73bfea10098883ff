/// Reads the part of XML 1.0 that files of places use: elements, attributes, text and CDATA in
/// UTF-8.
///
/// There are limits where XML has none, so that no file can take much memory or time: no document
/// types, no entities but the five of XML and those for characters, and elements nested at most
/// ``depthLimit`` deep. Prefixes of names are dropped, so `osmand:icon` is `icon`.
struct XMLReader {
  /// What stands next in the text.
  enum Item: Equatable {
    /// An element begins; an empty element ends at once.
    case start(String, [Attribute])
    /// The innermost open element ends.
    case end(String)
    /// Text between tags, never empty; CDATA is text, too.
    case text(String)
  }

  /// One `name="value"` of a tag.
  struct Attribute: Equatable {
    let name: String
    let value: String
  }

  /// The deepest nesting of elements that is read.
  static let depthLimit = 64

  private let bytes: [UInt8]
  /// How far it has read, in bytes.
  private(set) var position: Int
  /// The full names of the open elements.
  private var open: [String] = []
  /// The end of an empty element, which follows its start.
  private var pendingEnd: String?
  private var hasRoot = false

  /// Starts at the beginning of a text; a byte order mark is skipped.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next item; nil when the document has ended as it should.
  ///
  /// Throws ``XMLFault`` at the first byte that is not in this part of XML.
  mutating func next() throws(XMLFault) -> Item? {
    if let name = pendingEnd {
      pendingEnd = nil
      return .end(name)
    }
    while position < bytes.count {
      if bytes[position] != UInt8(ascii: "<") {
        if let text = try plainText() { return .text(text) }
      } else if skip("<!--") {
        try skip(behind: "-->")
      } else if skip("<?") {
        try skip(behind: "?>")
      } else if skip("<![CDATA[") {
        if let text = try characterData() { return .text(text) }
      } else if skip("<!") {
        throw fault(.documentType)
      } else if skip("</") {
        return .end(try endTag())
      } else {
        position += 1
        return try startTag()
      }
    }
    guard hasRoot, open.isEmpty else { throw fault(.unexpectedEnd) }
    return nil
  }
}

// MARK: - Tags

extension XMLReader {
  private mutating func startTag() throws(XMLFault) -> Item {
    guard open.count < Self.depthLimit else { throw fault(.tooDeep) }
    guard !open.isEmpty || !hasRoot else { throw fault(.textOutside) }
    hasRoot = true
    let name = try name()
    var attributes: [Attribute] = []
    while true {
      skipSpace()
      if skip("/>") {
        pendingEnd = Self.local(name)
        return .start(Self.local(name), attributes)
      }
      if skip(">") {
        open.append(name)
        return .start(Self.local(name), attributes)
      }
      attributes.append(try attribute())
    }
  }

  private mutating func attribute() throws(XMLFault) -> Attribute {
    let name = try name()
    skipSpace()
    guard skip("=") else { throw fault(.unexpectedByte) }
    skipSpace()
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw fault(.unexpectedByte)
    }
    position += 1
    let start = position
    guard let end = bytes[start...].firstIndex(of: quote) else { throw fault(.unexpectedEnd) }
    position = end + 1
    return Attribute(name: Self.local(name), value: try decoded(start..<end))
  }

  private mutating func endTag() throws(XMLFault) -> String {
    let name = try name()
    skipSpace()
    guard skip(">") else { throw fault(.unexpectedByte) }
    guard open.popLast() == name else { throw fault(.wrongEnd(name)) }
    return Self.local(name)
  }

  private mutating func name() throws(XMLFault) -> String {
    let start = position
    while let byte = peek, Self.isPartOfName(byte) { position += 1 }
    guard position > start else { throw fault(peek == nil ? .unexpectedEnd : .unexpectedByte) }
    return try utf8(start..<position)
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  private static func local(_ name: String) -> String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }
}

// MARK: - Text

extension XMLReader {
  private mutating func plainText() throws(XMLFault) -> String? {
    let start = position
    position = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    if open.isEmpty {
      guard bytes[start..<position].allSatisfy(isJSONSpace) else {
        throw XMLFault(.textOutside, byte: start)
      }
      return nil
    }
    return try decoded(start..<position)
  }

  private mutating func characterData() throws(XMLFault) -> String? {
    guard !open.isEmpty else { throw fault(.textOutside) }
    let start = position
    try skip(behind: "]]>")
    let text = try utf8(start..<position - 3)
    return text.isEmpty ? nil : text
  }

  /// The text of some bytes with its entities replaced.
  private func decoded(_ range: Range<Int>) throws(XMLFault) -> String {
    guard bytes[range].contains(UInt8(ascii: "&")) else { return try utf8(range) }
    var text = ""
    var start = range.lowerBound
    while let mark = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) {
      text += try utf8(start..<mark)
      // The longest is `&#1114111;`.
      let limit = min(range.upperBound, mark + 12)
      guard let end = bytes[mark..<limit].firstIndex(of: UInt8(ascii: ";")),
        let scalar = Self.scalar(of: try utf8(mark + 1..<end))
      else { throw XMLFault(.unknownEntity, byte: mark) }
      text.unicodeScalars.append(scalar)
      start = end + 1
    }
    return text + (try utf8(start..<range.upperBound))
  }

  private static func scalar(of entity: String) -> Unicode.Scalar? {
    switch entity {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case _ where entity.hasPrefix("#x"):
      UInt32(entity.dropFirst(2), radix: 16).flatMap { Unicode.Scalar($0) }
    case _ where entity.hasPrefix("#"):
      UInt32(entity.dropFirst()).flatMap { Unicode.Scalar($0) }
    default: nil
    }
  }

  private func utf8(_ range: Range<Int>) throws(XMLFault) -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw XMLFault(.notUTF8, byte: range.lowerBound)
    }
    return text
  }
}

// MARK: - Bytes

extension XMLReader {
  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    let matches = text.withUTF8Buffer { bytes[position..<position + count].elementsEqual($0) }
    if matches { position += count }
    return matches
  }

  private mutating func skip(behind text: StaticString) throws(XMLFault) {
    while position < bytes.count {
      if skip(text) { return }
      position += 1
    }
    throw fault(.unexpectedEnd)
  }

  private mutating func skipSpace() {
    while let byte = peek, isJSONSpace(byte) { position += 1 }
  }

  private func fault(_ reason: XMLFault.Reason) -> XMLFault { XMLFault(reason, byte: position) }
}
