/// An overlay kept on disk, so that many added and changed restaurants cost a question no more than
/// few: `private/snapshot/overlay`, derived, local to this machine, never trusted blindly.
///
/// A first line says what it was made from and how long its parts are:
///
///     1a2b3c4d<TAB>{"overlay":1,"madeFrom":"9f…","lines":412345,"index":98304,"hidden":12,"fits":"4e…"}
///
/// (the checksum of the rest of the line, a tab, JSON). Then follow the parts: the restaurants, one
/// JSON object a line; their index, as in a catalogue; and the rows that they hide in the catalogue
/// below, four bytes each, little-endian. `madeFrom` is a fingerprint of what the snapshot has of
/// restaurants and of the catalogue below; `fits` is one of the hidden rows. The index and the
/// lines are checked like any catalogue's when they are read.
struct OverlayFile {
  /// The form of the file.
  static let version = 1

  let folder: Folder
  static let name = "overlay"

  private struct Header: Equatable {
    var madeFrom: UInt64
    var lines: Int
    var index: Int
    var hidden: Int
    var fits: UInt64
  }

  /// The overlay over a catalogue, when one is kept that was made from just this; nil otherwise.
  func overlay(madeFrom: UInt64, over base: Catalogue) -> Overlay? {
    // Two files, since each of two readers has its own; they must turn out to be the same one.
    guard let first = try? File(folder.file(Self.name), .read),
      let second = try? File(folder.file(Self.name), .read),
      let (header, start) = Self.readHeader(first), header.madeFrom == madeFrom,
      let other = Self.readHeader(second), other == (header, start)
    else { return nil }
    let size = (try? first.size()) ?? 0
    guard size == start + header.lines + header.index + header.hidden * 4 else { return nil }
    first.adviseRandom()
    let indexStart = start + header.lines
    guard let rows = try? first.read(indexStart + header.index..<size),
      rows.count == header.hidden * 4, Fingerprint.of(rows) == header.fits,
      let index = try? IndexFile(
        .part(FilePart(file: second, range: indexStart..<indexStart + header.index)),
        catalogueSize: header.lines)
    else { return nil }
    let lines = Bytes.part(FilePart(file: first, range: start..<indexStart))
    let catalogue = Catalogue(
      lines: lines, index: index, sources: [], isSample: base.isSample, isSealed: true,
      ratingLocation: .init(folder: folder, name: "\(Self.name).ratings"))
    var hidden = RowSet(none: base.recordCount)
    let packed = PackedBytes(rows)
    for place in 0..<header.hidden {
      hidden.insert(Row(packed.load(at: place * 4, as: UInt32.self)))
    }
    return Overlay(catalogue: catalogue, hidden: hidden)
  }

  /// Keeps an overlay; that it cannot be written is no error.
  func keep(_ image: OverlayImage, madeFrom: UInt64) {
    var rows: [UInt8] = []
    for row in image.hidden.prefix(.max) { rows.append(littleEndian: UInt32(row)) }
    let header = Header(
      madeFrom: madeFrom, lines: image.lines.count, index: image.index.bytes.count,
      hidden: rows.count / 4, fits: Fingerprint.of(rows))
    let bytes = Self.line(header) + image.lines + image.index.bytes + rows
    try? folder.make()
    try? folder.replace(Self.name, with: bytes)
  }

  // MARK: - The first line

  private static func line(_ header: Header) -> [UInt8] {
    var json = JSONObject()
    json.add("overlay", version)
    json.add("madeFrom", String(header.madeFrom, radix: 16))
    json.add("lines", header.lines)
    json.add("index", header.index)
    json.add("hidden", header.hidden)
    json.add("fits", String(header.fits, radix: 16))
    let text = Array(JSON.object(json).compactText.utf8)
    return checksum(of: text) + [0x09] + text + [0x0A]
  }

  private static func checksum(of text: [UInt8]) -> [UInt8] {
    CRC32C.text(text.withBytes { CRC32C.checksum($0) })
  }

  private static func readHeader(_ file: borrowing File) -> (header: Header, length: Int)? {
    guard let bytes = try? file.read(0..<512), let end = bytes.firstIndex(of: 0x0A), end > 9,
      bytes[..<8].elementsEqual(checksum(of: Array(bytes[9..<end]))),
      let json = try? JSON(parsing: Array(bytes[9..<end])),
      json["overlay"]?.number?.integer == Int64(version),
      let madeFrom = json["madeFrom"]?.text.flatMap({ UInt64($0, radix: 16) }),
      let lines = json["lines"]?.number?.integer, let index = json["index"]?.number?.integer,
      let hidden = json["hidden"]?.number?.integer,
      [lines, index, hidden].allSatisfy({ (0...Int64(UInt32.max)).contains($0) }),
      let fits = json["fits"]?.text.flatMap({ UInt64($0, radix: 16) })
    else { return nil }
    let header = Header(
      madeFrom: madeFrom, lines: Int(lines), index: Int(index), hidden: Int(hidden), fits: fits)
    return (header, end + 1)
  }
}
