/// Walks a JSON text of any size, with only a window of it in memory.
///
/// Objects and arrays that are walked here may be of any size; a value that is read by
/// ``read(_:)`` must fit in the window. A value that the window cuts off is read once more when the
/// window has grown, so only the values at the edges are read twice.
struct JSONStream {
  private var window: InputWindow
  /// The next byte, counted from the start of the window.
  private var position = 0
  private var depth = 0
  /// Whether the window still starts where the text does.
  private var hasBeginning = true

  /// Starts at the beginning of the window.
  init(_ window: InputWindow) { self.window = window }

  /// The next byte, counted from the start of the file.
  var offset: Int { window.offset + position }

  /// Walks an object; `member` must read exactly one value after each name.
  mutating func readObject(
    _ member: (_ name: String, inout JSONStream) throws(ImportFault) -> Void
  ) throws(ImportFault) {
    try open("{")
    if try next() == UInt8(ascii: "}") { return close() }
    repeat {
      let name = try read { (scanner) throws(JSONError) in try scanner.readString().text }
      try expect(":")
      try member(name, &self)
    } while try !endsList(with: "}")
  }

  /// Walks an array; `element` must read exactly one value.
  mutating func readArray(
    _ element: (inout JSONStream) throws(ImportFault) -> Void
  ) throws(ImportFault) {
    try open("[")
    if try next() == UInt8(ascii: "]") { return close() }
    repeat { try element(&self) } while try !endsList(with: "]")
  }

  /// Walks the pages of an answer: one, several one behind the other, or arrays of them; `page` must
  /// read exactly one value.
  mutating func readPages(
    _ page: (inout JSONStream) throws(ImportFault) -> Void
  ) throws(ImportFault) {
    repeat {
      if try begins(with: "[") { try readArray(page) } else { try page(&self) }
    } while try !isAtEnd()
  }

  /// Whether the next value begins with a character.
  mutating func begins(with first: Unicode.Scalar) throws(ImportFault) -> Bool {
    try next() == UInt8(ascii: first)
  }

  /// Walks an array of records.
  mutating func readRecords(
    with reader: inout some RecordReader, run: inout ReadingRun
  ) throws(ImportFault) {
    try readArray { (stream) throws(ImportFault) in
      try stream.readRecord(with: &reader, run: &run)
    }
  }

  /// Reads one record.
  mutating func readRecord(
    with reader: inout some RecordReader, run: inout ReadingRun
  ) throws(ImportFault) {
    try read { (scanner) throws(JSONError) in
      try reader.read(from: &scanner)
      reader.finish(&run, of: scanner.bytes)
    }
    run.report(offset)
  }

  /// Moves past one value of any type, validating it.
  mutating func skipValue() throws(ImportFault) {
    try read { (scanner) throws(JSONError) in try scanner.skipValue() }
  }

  /// Requires that only white space is left.
  mutating func expectEnd() throws(ImportFault) {
    if try next() != nil { throw fault(.trailingBytes) }
  }

  /// Whether only white space is left.
  mutating func isAtEnd() throws(ImportFault) -> Bool { try next() == nil }

  /// Reads one value with a scanner, whose bytes live only for the call.
  ///
  /// `body` is called again when the window ended too early, so until the value is read it must
  /// change nothing that matters.
  mutating func read<Value>(
    _ body: (inout JSONScanner) throws(JSONError) -> Value
  ) throws(ImportFault) -> Value {
    try completeScalar()
    while true {
      let (position, depth) = (position, depth)
      let outcome = window.bytes.withBytes { bytes in
        Result { () throws(JSONError) in
          var scanner = JSONScanner(bytes, in: position..<bytes.count, depth: depth)
          let value = try body(&scanner)
          return (value, scanner.position)
        }
      }
      switch outcome {
      case .success(let (value, end)):
        self.position = end
        return value
      case .failure(let error):
        guard case .unexpectedEnd = error.fault, !window.isAtEnd else {
          throw ImportFault(.malformed(error.fault), byte: window.offset + error.offset)
        }
        try grow()
      }
    }
  }
}

// MARK: - From the beginning

extension JSONStream {
  /// Reads the whole text as one value, whatever was walked of it before.
  ///
  /// Throws when the text is too long to be one record.
  mutating func readAgain<Value>(
    _ body: (inout JSONScanner) throws(JSONError) -> Value
  ) throws(ImportFault) -> Value {
    guard hasBeginning else {
      throw ImportFault(.recordTooLong(InputWindow.recordLimit), byte: 0)
    }
    (position, depth) = (0, 0)
    return try read(body)
  }

  /// Lets go of what was walked: from now on ``readAgain(_:)`` cannot be called.
  mutating func forgetBeginning() { hasBeginning = false }
}

// MARK: - The window

extension JSONStream {
  /// Brings more of the text into the window, and drops what was read.
  private mutating func grow() throws(ImportFault) {
    if hasBeginning, window.bytes.count >= InputWindow.recordLimit { hasBeginning = false }
    if !hasBeginning {
      window.drop(position)
      position = 0
    }
    try window.grow(record: position)
  }

  /// The next byte that is no white space; nil at the end.
  private mutating func next() throws(ImportFault) -> UInt8? {
    while true {
      let found = window.bytes.withBytes { bytes in
        (position..<bytes.count).first { !isJSONSpace(bytes[$0]) }
      }
      if let found {
        position = found
        return window.bytes[found]
      }
      position = window.bytes.count
      guard !window.isAtEnd else { return nil }
      try grow()
    }
  }

  /// A number or a word ends only where something else begins, which must be in the window.
  private mutating func completeScalar() throws(ImportFault) {
    guard let first = try next(), isPartOfScalar(first) else { return }
    while !window.isAtEnd {
      let hasEnd = window.bytes.withBytes { bytes in
        (position..<bytes.count).contains { !isPartOfScalar(bytes[$0]) }
      }
      if hasEnd { return }
      try grow()
    }
  }

  private func isPartOfScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  private mutating func open(_ bracket: Unicode.Scalar) throws(ImportFault) {
    try expect(bracket)
    depth += 1
  }

  private mutating func close() {
    position += 1
    depth -= 1
  }

  private mutating func endsList(with bracket: Unicode.Scalar) throws(ImportFault) -> Bool {
    if try next() == UInt8(ascii: bracket) {
      close()
      return true
    }
    try expect(",")
    return false
  }

  private mutating func expect(_ byte: Unicode.Scalar) throws(ImportFault) {
    guard let found = try next() else { throw fault(.unexpectedEnd) }
    guard found == UInt8(ascii: byte) else { throw fault(.unexpectedByte(found)) }
    position += 1
  }

  private func fault(_ fault: JSONError.Fault) -> ImportFault {
    ImportFault(.malformed(fault), byte: offset)
  }
}
