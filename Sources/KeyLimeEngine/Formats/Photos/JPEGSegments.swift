/// The marked segments before the picture itself in a JPEG file (ITU T.81, annex B).
struct JPEGSegments: Sequence, IteratorProtocol {
  /// A marker, such as 0xE1 for APP1, and the bytes that belong to it.
  struct Segment {
    let marker: UInt8
    let contents: ArraySlice<UInt8>
  }

  private let reader: ByteReader
  private var position = 2

  /// Walks the segments of a file; there are none when it is no JPEG.
  init(_ bytes: [UInt8]) { reader = ByteReader(ImageType(bytes) == .jpeg ? bytes : []) }

  mutating func next() -> Segment? {
    // Any number of 0xFF may stand before a marker.
    while reader.number(at: position, width: 2) == 0xFFFF { position += 1 }
    guard reader.number(at: position, width: 1) == 0xFF,
      let marker = reader.number(at: position + 1, width: 1), marker != 0xDA, marker != 0xD9,
      let length = reader.number(at: position + 2, width: 2), length >= 2,
      let contents = reader.slice(position + 4, length - 2)
    else { return nil }
    position += 2 + length
    return Segment(marker: UInt8(marker), contents: contents)
  }
}
