import Testing

@testable import KeyLimeEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads catalogues as their publishers made them, when they are at hand: `KEYLIME_DATA` names a
/// folder that holds them.
@Suite(.enabled(if: RealFiles.folder != nil)) struct RealFileTests {
  @Test(arguments: RealFiles.all) func countsAddUp(_ file: RealFiles.File) throws {
    guard let bytes = RealFiles.bytes(of: file.path) else { return }
    var reading = try Reading(bytes)
    let time = try ContinuousClock().measure { reading = try Reading(bytes) }
    #expect(reading.format == file.format)
    #expect(reading.count.seen == file.seen)
    #expect(reading.count.accepted == file.accepted)
    #expect(reading.restaurants.count == file.accepted)
    #expect(reading.count.seen == reading.count.accepted + reading.count.skippedTotal)
    print(file.path, bytes.count, reading.count.accepted, reading.count.skipped, time)
  }

  @Test(arguments: RealFiles.all) func halfAFileIsRefused(_ file: RealFiles.File) throws {
    guard let bytes = RealFiles.bytes(of: file.path) else { return }
    let fault = try #require(throws: ImportFault.self) {
      _ = try Reading(Array(bytes.prefix(bytes.count / 2)), format: file.format)
    }
    #expect(fault.byte == bytes.count / 2)
    #expect(fault.record != nil)
  }
}

enum RealFiles {
  struct File: Sendable, CustomTestStringConvertible {
    let path: String
    let format: CatalogueFormat
    let seen, accepted: Int
    var testDescription: String { path }
  }

  static let all = [
    File(path: "overpass/hanoi.json", format: .overpass, seen: 826, accepted: 560),
    File(path: "overpass/world-vegetarian.json", format: .overpass, seen: 437, accepted: 429),
    File(path: "overpass/skopje.json", format: .overpass, seen: 84, accepted: 51),
    File(
      path: "overpass/no-food-helsinki-roads.json", format: .overpass, seen: 349, accepted: 0),
    File(path: "geojson/edinburgh.geojson", format: .geojson, seen: 735, accepted: 730),
    File(
      path: "geojson/vegetarian-world.geojson", format: .geojson, seen: 54196, accepted: 52912),
  ]

  static var folder: String? { getenv("KEYLIME_DATA").map { String(cString: $0) } }

  static func bytes(of path: String) -> [UInt8]? {
    guard let folder, let file = fopen("\(folder)/\(path)", "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    return bytes
  }
}
