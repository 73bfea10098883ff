import Testing

@testable import KeyLimeEngine

@Suite struct ImageTypeTests {
  private static func webp(_ kind: String) -> [UInt8] { Array("RIFF....WEBP\(kind)....".utf8) }

  static let pictures: [(bytes: [UInt8], type: ImageType)] = [
    (SamplePhoto().bytes, .jpeg),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8), .png),
    (Array("GIF89a".utf8), .gif), (webp("VP8 "), .webp), (webp("VP8L"), .webp),
    (webp("VP8X"), .webp), ([0, 0, 0, 24] + Array("ftypheic".utf8), .heic),
  ]

  @Test(arguments: pictures.indices)
  func knowsTheType(_ index: Int) {
    #expect(ImageType(Self.pictures[index].bytes) == Self.pictures[index].type)
  }

  @Test(arguments: ["", "GIF", "hello", "<svg>", "RIFF....WAVE", "\0\0\0\u{18}ftypisom"])
  func refusesOtherFiles(_ text: String) { #expect(ImageType(Array(text.utf8)) == nil) }
}
