/// One line of a catalogue with what its place in the file and the index depend on, as it lies in a
/// run.
///
///      0  size of all of this u32        4  length of the line u32
///      8  key u64: the place of the position on the Hilbert curve
///     16  sequence u64: the place of the line in what was read; it decides between equal keys
///     24  latitude i32, longitude i32, in 1e-7 degrees
///     32  fingerprint of the id u64
///     40  ``Columns``
///     64  number of texts u32
///     68  8 B for each text: where it starts in the line u32, then its length u32, whose upper five
///         bits say what it is (``Use``) and whether it has escapes
///         the line, without its line feed
///
/// Numbers are little-endian. Lines are lexed once; from then on they are handled in this form.
struct PackedLine {
  /// What the index does with a text.
  enum Use: UInt32 {
    case name, otherName, formerName, cuisine, street, city, postcode, source
    /// A telephone number or a web page: evidence that two records are of one place.
    case contact
  }

  static let headerSize = 68
  private static let escapes: UInt32 = 1 << 31
  private static let useShift: UInt32 = 27
  private static let lengthMask: UInt32 = (1 << useShift) - 1
  /// The longest line: the length of a text has 27 bits.
  static let longestLine = (1 << 27) - 1

  let bytes: ByteView

  /// Looks at the packed line that starts at an offset of some bytes.
  @inline(__always)
  init(_ bytes: ByteView, at offset: Int) {
    let size = Int(bytes.load(at: offset, as: UInt32.self))
    self.bytes = ByteView(rebasing: bytes[offset..<offset + size])
  }

  /// The length of the line.
  var length: Int { Int(bytes.load(at: 4, as: UInt32.self)) }
  var key: UInt64 { bytes.load(at: 8) }
  var sequence: UInt64 { bytes.load(at: 16) }
  var latitudeE7: Int32 { bytes.load(at: 24) }
  var longitudeE7: Int32 { bytes.load(at: 28) }
  var idHash: UInt64 { bytes.load(at: 32) }
  /// The bytes of the columns.
  var columns: ByteView { ByteView(rebasing: bytes[40..<64]) }
  /// The line, without its line feed.
  var line: ByteView { ByteView(rebasing: bytes[(bytes.count - length)...]) }

  /// Calls `body` with each text and what it is.
  @inline(__always)
  func forEachText(_ body: (Use, JSONString) -> Void) {
    let count = Int(bytes.load(at: 64, as: UInt32.self))
    let lineStart = bytes.count - length
    for place in 0..<count {
      let entry = Self.headerSize + place * 8
      let start = lineStart + Int(bytes.load(at: entry, as: UInt32.self))
      let packed = bytes.load(at: entry + 4, as: UInt32.self)
      let end = start + Int(packed & Self.lengthMask)
      guard let use = Use(rawValue: packed >> Self.useShift & 15) else { continue }
      body(
        use,
        JSONString(
          raw: ByteView(rebasing: bytes[start..<end]), hasEscapes: packed & Self.escapes != 0))
    }
  }

  /// The text with a use; nil when there is none.
  func text(_ wanted: Use) -> JSONString? {
    var found: JSONString?
    forEachText { use, text in if use == wanted, found == nil { found = text } }
    return found
  }
}

extension PackedLine {
  /// Appends a line that was lexed, as it stands in some bytes.
  static func append(
    _ lexed: LexedRestaurant, line: ByteView, at position: Coordinate, key: UInt64,
    idHash: UInt64, sequence: UInt64, to buffer: inout ByteBuffer
  ) {
    let start = buffer.count
    buffer.append(zeros: headerSize + 8 * textCount(lexed))
    buffer.append(line)
    buffer.finish(
      start, lexed, at: position, key: key, idHash: idHash, sequence: sequence)
  }

  /// Appends a line in keylime's own spelling, whatever the spelling that was lexed.
  ///
  /// The texts are those of the new line then; see ``LexedRestaurant/rewrite(from:to:crediting:)``.
  static func append(
    rewriting lexed: inout LexedRestaurant, from bytes: ByteView, crediting sourceName: String,
    at position: Coordinate, key: UInt64, idHash: UInt64, sequence: UInt64,
    to buffer: inout ByteBuffer
  ) {
    let start = buffer.count
    // Whatever has no source gets one.
    let hasName = lexed.source?.name != nil
    buffer.append(zeros: headerSize + 8 * (textCount(lexed) + (hasName ? 0 : 1)))
    lexed.rewrite(from: bytes, to: &buffer, crediting: sourceName)
    buffer.finish(
      start, lexed, at: position, key: key, idHash: idHash, sequence: sequence)
  }

  private static func textCount(_ lexed: LexedRestaurant) -> Int {
    var count = lexed.otherNames.count + lexed.formerNames.count + lexed.cuisines.count
    if lexed.name != nil { count += 1 }
    if lexed.address?.street != nil { count += 1 }
    if lexed.address?.city != nil { count += 1 }
    if lexed.address?.postcode != nil { count += 1 }
    if lexed.phone != nil { count += 1 }
    if lexed.website != nil { count += 1 }
    if lexed.source?.name != nil { count += 1 }
    return count
  }

  /// A text as it is packed.
  @inline(__always)
  fileprivate static func entry(_ text: LexedRestaurant.Text, _ use: Use) -> UInt64 {
    let flags = use.rawValue << useShift | (text.hasEscapes ? escapes : 0)
    return UInt64(UInt32(text.count) | flags) << 32 | UInt64(text.start)
  }
}

extension ByteBuffer {
  /// Fills in the header of the packed line that ends the buffer.
  fileprivate mutating func finish(
    _ start: Int, _ lexed: LexedRestaurant, at position: Coordinate, key: UInt64, idHash: UInt64,
    sequence: UInt64
  ) {
    var entry = start + PackedLine.headerSize
    func add(_ text: LexedRestaurant.Text?, _ use: PackedLine.Use) {
      guard let text else { return }
      store(PackedLine.entry(text, use), at: entry)
      entry += 8
    }
    add(lexed.name, .name)
    for name in lexed.otherNames { add(name, .otherName) }
    for name in lexed.formerNames { add(name, .formerName) }
    for cuisine in lexed.cuisines { add(cuisine, .cuisine) }
    add(lexed.address?.street, .street)
    add(lexed.address?.city, .city)
    add(lexed.address?.postcode, .postcode)
    add(lexed.phone, .contact)
    add(lexed.website, .contact)
    add(lexed.source?.name, .source)
    let columns = withBytes { bytes in
      Columns(lexed, in: ByteView(rebasing: bytes[entry...]), idHash: idHash).packed
    }
    store(UInt32(count - start), at: start)
    store(UInt32(count - entry), at: start + 4)
    store(key, at: start + 8)
    store(sequence, at: start + 16)
    store(position.latitudeE7, at: start + 24)
    store(position.longitudeE7, at: start + 28)
    store(idHash, at: start + 32)
    store(columns.0, at: start + 40)
    store(columns.1, at: start + 48)
    store(columns.2, at: start + 56)
    store(UInt32((entry - start - PackedLine.headerSize) / 8), at: start + 64)
  }
}
