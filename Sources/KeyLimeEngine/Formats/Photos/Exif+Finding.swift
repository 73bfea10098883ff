extension Exif {
  /// The TIFF block that a picture carries; nil when it carries none, or its kind cannot.
  ///
  /// It stands in an APP1 segment of JPEG behind `Exif` and two zero bytes, in an `eXIf` chunk of
  /// PNG, in an `EXIF` chunk of WebP, and as an item of HEIF.
  static func block(in bytes: [UInt8]) -> [UInt8]? {
    switch ImageType(bytes) {
    case .jpeg:
      JPEGSegments(bytes).lazy.filter { $0.marker == 0xE1 }
        .compactMap { withoutHeader($0.contents) }.first
    case .png: pngChunk("eXIf", in: ByteReader(bytes)).map { Array($0) }
    case .webp:
      riffChunk("EXIF", in: ByteReader(bytes)).map { withoutHeader($0) ?? Array($0) }
    case .heic: HEIFItems(bytes).exif
    case .gif, nil: nil
    }
  }

  private static func withoutHeader(_ contents: ArraySlice<UInt8>) -> [UInt8]? {
    let header = Array("Exif\0\0".utf8)
    return contents.starts(with: header) ? Array(contents.dropFirst(header.count)) : nil
  }

  /// A chunk of PNG (ISO 15948, 5.3): length, type, contents, checksum.
  private static func pngChunk(_ type: String, in reader: ByteReader) -> ArraySlice<UInt8>? {
    var position = 8
    while let length = reader.number(at: position, width: 4),
      let found = reader.text(at: position + 4, count: 4)
    {
      if found == type { return reader.slice(position + 8, length) }
      position += 12 + length
    }
    return nil
  }

  /// A chunk of WebP, which is RIFF: type, length from the small end, contents, filled up to an
  /// even length.
  private static func riffChunk(_ type: String, in reader: ByteReader) -> ArraySlice<UInt8>? {
    var reader = reader
    reader.isLittleEndian = true
    var position = 12
    while let found = reader.text(at: position, count: 4),
      let length = reader.number(at: position + 4, width: 4)
    {
      if found == type { return reader.slice(position + 8, length) }
      position += 8 + length + length % 2
    }
    return nil
  }
}
