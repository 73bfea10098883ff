/// The items of a HEIF picture (ISO 23008-12), as phones take them: boxes within boxes (ISO
/// 14496-12), of which `meta/iinf` says what an item is and `meta/iloc` where its bytes are.
struct HEIFItems {
  /// A box: its four letters, and where its contents are.
  private struct Box {
    let type: String
    let start: Int
    let end: Int
  }

  private let reader: ByteReader

  /// Looks at the bytes of a file.
  init(_ bytes: [UInt8]) { reader = ByteReader(bytes) }

  /// The TIFF block of the Exif item, which begins behind a number that says how far behind it.
  var exif: [UInt8]? {
    guard let meta = box("meta", from: 0, to: reader.bytes.count).map(Self.full),
      let id = exifID(in: meta), let place = place(of: id, in: meta),
      let skipped = reader.number(at: place.start, width: 4)
    else { return nil }
    return reader.slice(place.start + 4 + skipped, place.count - 4 - skipped).map { Array($0) }
  }

  // MARK: - Boxes

  private func box(_ type: String, from start: Int, to end: Int) -> Box? {
    boxes(from: start, to: end).first { $0.type == type }
  }

  private func boxes(from start: Int, to end: Int) -> [Box] {
    var boxes: [Box] = []
    var position = start
    while position + 8 <= end, let size = reader.number(at: position, width: 4),
      let type = reader.text(at: position + 4, count: 4)
    {
      // 1 means that the size is a longer number behind the type, 0 that the box goes to the end.
      let header = size == 1 ? 16 : 8
      let whole = size == 1 ? reader.number(at: position + 8, width: 8) ?? 0 : size
      let length = whole == 0 ? end - position : whole
      guard length >= header, length <= end - position else { break }
      boxes.append(Box(type: type, start: position + header, end: position + length))
      position += length
    }
    return boxes
  }

  /// The same box without the version and flags that it begins with.
  private static func full(_ box: Box) -> Box {
    Box(type: box.type, start: box.start + 4, end: box.end)
  }

  // MARK: - Items

  private func exifID(in meta: Box) -> Int? {
    guard let list = box("iinf", from: meta.start, to: meta.end),
      let version = reader.number(at: list.start, width: 1)
    else { return nil }
    let entries = boxes(from: list.start + (version == 0 ? 6 : 8), to: list.end)
    for entry in entries where entry.type == "infe" {
      // Version 2 has ids of two bytes, version 3 of four; the older ones have no types.
      guard let version = reader.number(at: entry.start, width: 1), version >= 2 else { continue }
      let width = version == 2 ? 2 : 4
      if reader.text(at: entry.start + 6 + width, count: 4) == "Exif" {
        return reader.number(at: entry.start + 4, width: width)
      }
    }
    return nil
  }

  /// Where the bytes of an item are in the file; nil for one in several pieces or in another box.
  private func place(of id: Int, in meta: Box) -> (start: Int, count: Int)? {
    guard let list = box("iloc", from: meta.start, to: meta.end),
      let version = reader.number(at: list.start, width: 1),
      let packed = reader.number(at: list.start + 4, width: 2)
    else { return nil }
    let (offset, length) = (packed >> 12 & 15, packed >> 8 & 15)
    let (base, index) = (packed >> 4 & 15, version == 0 ? 0 : packed & 15)
    let wide = version < 2 ? 2 : 4
    guard [offset, length, base, index].allSatisfy({ $0 <= 8 }),
      let count = reader.number(at: list.start + 6, width: wide)
    else { return nil }
    let widths = Widths(id: wide, offset: offset, length: length, base: base, index: index)
    return place(of: id, among: count, from: list.start + 6 + wide, widths, hasMethod: version > 0)
  }

  /// How many bytes each number of an entry takes.
  private struct Widths {
    let id, offset, length, base, index: Int
  }

  private func place(
    of id: Int, among count: Int, from start: Int, _ widths: Widths, hasMethod: Bool
  ) -> (start: Int, count: Int)? {
    var position = start
    for _ in 0..<count {
      let base = position + widths.id + (hasMethod ? 2 : 0) + 2
      let pieces = base + widths.base
      guard let found = reader.number(at: position, width: widths.id),
        let extents = reader.number(at: pieces, width: 2)
      else { return nil }
      guard found == id else {
        position = pieces + 2 + extents * (widths.index + widths.offset + widths.length)
        continue
      }
      // Method 0 counts from the start of the file.
      let method = hasMethod ? reader.number(at: position + widths.id, width: 2) : 0
      guard extents == 1, let method, method & 15 == 0 else { return nil }
      return extent(at: pieces + 2 + widths.index, base: base, widths)
    }
    return nil
  }

  private func extent(
    at position: Int, base: Int, _ widths: Widths
  ) -> (start: Int, count: Int)? {
    guard let start = reader.number(at: base, width: widths.base),
      let more = reader.number(at: position, width: widths.offset),
      let count = reader.number(at: position + widths.offset, width: widths.length), count >= 0
    else { return nil }
    let sum = start.addingReportingOverflow(more)
    return sum.overflow ? nil : (sum.partialValue, count)
  }
}
