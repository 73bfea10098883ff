import Testing

@testable import KeyLimeEngine

/// Exif in pictures that are no JPEG, put together by hand as their formats say.
@Suite struct ExifFindingTests {
  private static let tiff = SamplePhoto().tiff

  private static func big(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).reversed().map { UInt8(value >> (8 * $0) & 0xFF) }
  }

  private static func box(_ type: String, _ contents: [UInt8]) -> [UInt8] {
    big(contents.count + 8, 4) + type.utf8 + contents
  }

  static func png(_ type: String = "eXIf") -> [UInt8] {
    let header = big(13, 4) + "IHDR".utf8 + [UInt8](repeating: 0, count: 17)
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + header + big(tiff.count, 4)
      + type.utf8 + tiff + [0, 0, 0, 0]
  }

  static func webp(withHeader: Bool = false) -> [UInt8] {
    let block = (withHeader ? Array("Exif\0\0".utf8) : []) + tiff
    return Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + [3, 0, 0, 0, 1, 2, 3, 0]
      + Array("EXIF".utf8) + big(block.count, 4).reversed() + block
  }

  /// The item list comes before the bytes of the items, whose place it names.
  static func heic(version: UInt8 = 1, base: Int = 0, method: Int = 0) -> [UInt8] {
    let start = box("ftyp", Array("heic".utf8) + big(0, 4))
    let item = big(6, 4) + Array("Exif\0\0".utf8) + tiff
    func file(at place: Int) -> [UInt8] {
      let entry = { (id: Int, place: Int, count: Int) in
        big(id, 2) + (version == 0 ? [] : big(method, 2)) + big(0, 2) + big(base, 4) + big(1, 2)
          + big(place - base, 4) + big(count, 4)
      }
      let infe = { (id: Int, type: String) in
        box("infe", [2, 0, 0, 0] + big(id, 2) + big(0, 2) + Array(type.utf8) + [0])
      }
      let iinf = box("iinf", big(0, 4) + big(2, 2) + infe(1, "hvc1") + infe(2, "Exif"))
      let iloc = box(
        "iloc",
        [version, 0, 0, 0, 0x44, 0x40] + big(2, 2) + entry(1, 900, 9)
          + entry(2, place, item.count))
      return start + box("meta", big(0, 4) + box("hdlr", big(0, 24)) + iinf + iloc)
    }
    return file(at: file(at: base).count + 8) + box("mdat", item)
  }

  static let pictures: [(String, [UInt8])] = [
    ("PNG", png()), ("WebP", webp()), ("WebP with the header of JPEG", webp(withHeader: true)),
    ("HEIC", heic()), ("HEIC, version 0", heic(version: 0)), ("HEIC, from a base", heic(base: 40)),
  ]

  @Test(arguments: pictures.indices) func isFound(_ index: Int) throws {
    let (name, bytes) = Self.pictures[index]
    let exif = try #require(Exif(bytes), "\(name)")
    #expect(exif.takenAt?.description == "2026-11-20T19:30:05-08:00", "\(name)")
    #expect(exif.position?.description == "35.2828111,-120.6614167", "\(name)")
  }

  @Test func whatIsElsewhereIsNotGuessed() {
    #expect(Exif(Self.png("tEXt")) == nil)
    #expect(Exif(Self.heic(method: 1)) == nil)
  }

  @Test func noBytesMakeItFail() {
    var random = SplitMix64(seed: 12)
    for (_, whole) in Self.pictures {
      for length in 0..<whole.count { _ = Exif(Array(whole.prefix(length))) }
      for _ in 0..<1_000 {
        var bytes = whole
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          let extremes: [UInt8] = [0, 1, 0xFF, 0x88, 0x7F]
          bytes[Int.random(in: 12..<bytes.count, using: &random)] =
            extremes[Int.random(in: 0...4, using: &random)]
        }
        _ = Exif(bytes)
      }
    }
  }
}
