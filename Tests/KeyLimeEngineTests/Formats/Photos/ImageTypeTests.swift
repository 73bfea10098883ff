import Testing

@testable import KeyLimeEngine

@Suite struct ImageTypeTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 2, 0x80, 0, 0, 1, 0xE0]
  private static let gif: [UInt8] = Array("GIF89a".utf8) + [0x80, 2, 0xE0, 1]

  private static func webp(_ kind: String, _ rest: [UInt8]) -> [UInt8] {
    Array("RIFF....WEBP\(kind)....".utf8) + rest
  }

  static let pictures: [(bytes: [UInt8], type: ImageType, width: Int?, height: Int?)] = [
    (SamplePhoto().bytes, .jpeg, 512, 256), (png, .png, 640, 480), (gif, .gif, 640, 480),
    (webp("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 0x80, 2, 0xE0, 1]), .webp, 640, 480),
    (webp("VP8L", [0x2F, 0x7F, 0xC2, 0x77, 0]), .webp, 640, 480),
    (webp("VP8X", [0, 0, 0, 0, 0x7F, 2, 0, 0xDF, 1, 0]), .webp, 640, 480),
    ([0, 0, 0, 24] + Array("ftypheic".utf8), .heic, nil, nil),
  ]

  @Test(arguments: pictures.indices)
  func knowsTypeAndSize(_ index: Int) {
    let picture = Self.pictures[index]
    #expect(ImageType(picture.bytes) == picture.type)
    let size = PixelSize(of: picture.bytes)
    #expect(size?.width == picture.width)
    #expect(size?.height == picture.height)
    for length in 0..<picture.bytes.count { _ = PixelSize(of: Array(picture.bytes.prefix(length))) }
  }

  @Test(arguments: ["", "GIF", "hello", "<svg>", "RIFF....WAVE", "\0\0\0\u{18}ftypisom"])
  func refusesOtherFiles(_ text: String) { #expect(ImageType(Array(text.utf8)) == nil) }

  @Test func namesOfTheWeb() {
    #expect(ImageType.jpeg.mediaType == "image/jpeg")
    #expect(ImageType.heic.mediaType == "image/heic")
  }
}
