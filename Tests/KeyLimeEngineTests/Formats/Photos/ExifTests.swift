import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct ExifTests {
  @Test(arguments: [true, false])
  func readsTimeAndPlace(_ isLittleEndian: Bool) throws {
    let photo = SamplePhoto(isLittleEndian: isLittleEndian)
    let exif = try #require(Exif(photo.bytes))
    #expect(exif.takenAt?.description == "2026-11-20T19:30:05-08:00")
    #expect(exif.position?.description == "35.2828111,-120.6614167")
  }

  @Test func hemispheres() throws {
    var photo = SamplePhoto()
    photo.references = ("S", "E")
    #expect(Exif(photo.bytes)?.position?.description == "-35.2828111,120.6614167")
    photo.references = ("X", "E")
    #expect(Exif(photo.bytes)?.position == nil)
  }

  @Test(arguments: [
    ("2026:11:20 19:30:05", "", "2026-11-20T19:30:05"),
    ("2026:11:20 19:30:05", "+05:30", "2026-11-20T19:30:05+05:30"),
    ("2026:11:20 19:30:05", "   :  ", "2026-11-20T19:30:05"),
    ("0000:00:00 00:00:00", "", nil), ("    :  :     :  :  ", "", nil),
    ("2026:02:30 10:00:00", "", nil), ("soon", "", nil),
  ])
  func times(_ time: String, _ offset: String, _ expected: String?) throws {
    var photo = SamplePhoto()
    photo.time = time
    photo.offset = offset
    #expect(try #require(Exif(photo.bytes)).takenAt?.description == expected)
  }

  @Test func aReceiverWithoutFixHasNoPlace() throws {
    var photo = SamplePhoto()
    photo.secondsDenominator = 0
    let exif = try #require(Exif(photo.bytes))
    #expect(exif.position == nil)
    #expect(exif.takenAt != nil)
  }

  @Test func aCameraThatKnowsNoPlaceWritesZeros() throws {
    var photo = SamplePhoto()
    photo.position = [(0, 0, 0), (0, 0, 0)]
    #expect(try #require(Exif(photo.bytes)).position == nil)
  }

  @Test func otherFilesHoldNone() {
    #expect(Exif([]) == nil)
    #expect(Exif([0xFF, 0xD8, 0xFF]) == nil)
    #expect(Exif(Array("GIF89a".utf8)) == nil)
  }

  @Test func noBytesMakeItFail() {
    var random = SplitMix64(seed: 8)
    let whole = SamplePhoto().bytes
    for length in 0..<whole.count { _ = Exif(Array(whole.prefix(length))) }
    for _ in 0..<4_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let extremes: [UInt8] = [0, 0xFF, 0x7F, UInt8.random(in: 0...255, using: &random)]
        bytes[Int.random(in: 3..<bytes.count, using: &random)] =
          extremes[Int.random(in: 0...3, using: &random)]
      }
      _ = Exif(bytes)
    }
  }
}

/// A JPEG file with Exif and nothing to see.
struct SamplePhoto {
  var isLittleEndian = true
  var time = "2026:11:20 19:30:05"
  var offset = "-08:00"
  var references = ("N", "W")
  var secondsDenominator = 100
  var position = [(35, 16, 5812), (120, 39, 4110)]

  var bytes: [UInt8] {
    let exif = Array("Exif\0\0".utf8) + tiff
    let length = [UInt8((exif.count + 2) >> 8), UInt8((exif.count + 2) & 0xFF)]
    return [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xE1] + length + exif
      + [0xFF, 0xC0, 0, 11, 8, 0x01, 0x00, 0x02, 0x00, 1, 0, 0, 0, 0xFF, 0xDA, 0, 2, 0xFF, 0xD9]
  }

  /// Directories at 8, 38 and 68, the values that do not fit them from 122 on.
  var tiff: [UInt8] {
    var tiff = Array((isLittleEndian ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
    tiff += directory([(0x8769, 4, 1, number(38, 4)), (0x8825, 4, 1, number(68, 4))])
    tiff += directory([
      (0x9003, 2, time.utf8.count + 1, number(122, 4)),
      (0x9011, 2, offset.utf8.count + 1, number(150, 4)),
    ])
    tiff += directory([
      (1, 2, 2, Array(references.0.utf8) + [0, 0, 0]), (2, 5, 3, number(170, 4)),
      (3, 2, 2, Array(references.1.utf8) + [0, 0, 0]), (4, 5, 3, number(194, 4)),
    ])
    tiff += padded(time, to: 150 - 122) + padded(offset, to: 170 - 150)
    tiff += position.flatMap(angle)
    return tiff
  }

  private func angle(_ degrees: Int, _ minutes: Int, _ hundredths: Int) -> [UInt8] {
    [(degrees, 1), (minutes, 1), (hundredths, secondsDenominator)].flatMap {
      number($0.0, 4) + number($0.1, 4)
    }
  }

  private func directory(
    _ entries: [(tag: Int, type: Int, count: Int, value: [UInt8])]
  ) -> [UInt8] {
    number(entries.count, 2)
      + entries.flatMap {
        number($0.tag, 2) + number($0.type, 2) + number($0.count, 4) + $0.value
      } + number(0, 4)
  }

  private func padded(_ text: String, to count: Int) -> [UInt8] {
    Array(text.utf8) + [UInt8](repeating: 0, count: count - text.utf8.count)
  }

  private func number(_ value: Int, _ width: Int) -> [UInt8] {
    let bytes = (0..<width).map { UInt8(value >> (8 * $0) & 0xFF) }
    return isLittleEndian ? bytes : bytes.reversed()
  }
}

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
