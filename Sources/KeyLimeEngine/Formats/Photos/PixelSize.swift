/// The width and height of a picture as it is stored, in pixels, both above zero.
public struct PixelSize: Hashable, Sendable {
  /// Pixels from left to right.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int

  /// Reads the size from the header of a JPEG, PNG, GIF or WebP file; nil when it is not there, and
  /// for HEIC, whose size lies deep in its boxes.
  public init?(of bytes: [UInt8]) {
    let found: (Int?, Int?)
    switch ImageType(bytes) {
    case .jpeg: found = Self.jpeg(bytes)
    case .png:
      let reader = ByteReader(bytes)
      found = (reader.number(at: 16, width: 4), reader.number(at: 20, width: 4))
    case .gif: found = Self.gif(bytes)
    case .webp: found = Self.webp(bytes)
    case .heic, nil: return nil
    }
    guard let width = found.0, let height = found.1, width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
  }

  /// A start-of-frame segment holds precision, height and width.
  private static func jpeg(_ bytes: [UInt8]) -> (Int?, Int?) {
    for segment in JPEGSegments(bytes) {
      // 0xC4, 0xC8 and 0xCC are tables and an extension, the rest of the row are frames.
      guard (0xC0...0xCF).contains(segment.marker), ![0xC4, 0xC8, 0xCC].contains(segment.marker)
      else { continue }
      let reader = ByteReader(Array(segment.contents))
      return (reader.number(at: 3, width: 2), reader.number(at: 1, width: 2))
    }
    return (nil, nil)
  }

  private static func gif(_ bytes: [UInt8]) -> (Int?, Int?) {
    var reader = ByteReader(bytes)
    reader.isLittleEndian = true
    return (reader.number(at: 6, width: 2), reader.number(at: 8, width: 2))
  }

  /// Lossy pictures hold 14 bits a side, lossless ones 14 bits less one packed together, extended
  /// ones 24 bits less one.
  private static func webp(_ bytes: [UInt8]) -> (Int?, Int?) {
    var reader = ByteReader(bytes)
    reader.isLittleEndian = true
    switch reader.text(at: 12, count: 4) {
    case "VP8 ":
      let sides = (reader.number(at: 26, width: 2), reader.number(at: 28, width: 2))
      return (sides.0.map { $0 & 0x3FFF }, sides.1.map { $0 & 0x3FFF })
    case "VP8L":
      let packed = reader.number(at: 21, width: 4)
      return (packed.map { $0 & 0x3FFF + 1 }, packed.map { $0 >> 14 & 0x3FFF + 1 })
    case "VP8X":
      let sides = (reader.number(at: 24, width: 3), reader.number(at: 27, width: 3))
      return (sides.0.map { $0 + 1 }, sides.1.map { $0 + 1 })
    default: return (nil, nil)
    }
  }
}
