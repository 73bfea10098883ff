import Testing
import Thoroughness

@testable import KeyLimeEngine

/// A damaged index is noticed: it answers as a whole one does, or not at all.
@Suite struct DamagedIndexTests {
  static let lines = InventedPlaces.lines(InventedPlaces.list(300, seed: 5))

  private func answers(_ catalogue: Catalogue) throws(QueryFault) -> [[RestaurantID]] {
    guard let origin = Coordinate(latitude: 10.05, longitude: 20.05) else { return [] }
    var nearby = NearbyQuestion(around: origin, within: .kilometres(5), order: .price)
    nearby.filter.cuisines = ["thai", "pizza"]
    var all = NearbyQuestion(around: origin, within: nil)
    all.limit = 400
    return [
      try catalogue.nearby(nearby).found.map(\.restaurant.id),
      try catalogue.nearby(all).found.map(\.restaurant.id),
      try catalogue.search(SearchQuestion("golden anch", from: origin)).found.map(\.restaurant.id),
      try catalogue.search(SearchQuestion("sushi")).found.map(\.restaurant.id),
    ]
  }

  /// Opens these bytes as the file that the store would find.
  private func open(_ bytes: [UInt8]) throws -> Catalogue {
    let path = "/tmp/keylime-index-\(UInt64.random(in: .min ... .max))"
    let file = try File(path, .create)
    defer { try? Folder(path).removeAll() }
    try file.write(bytes)
    let index = try IndexFile(path: path, catalogueSize: Self.lines.count)
    return Catalogue(lines: .memory(Self.lines), index: index, sources: [])
  }

  @Test func aFlippedBitInAnyPageIsNoticed() throws {
    let image = try IndexImage(lines: Self.lines, path: "(test)", sourceOrder: ["invented"])
    let right = try answers(open(image.bytes))
    var random = SplitMix64(seed: 3)
    for page in 0..<image.bytes.count / 4096 {
      for _ in (0..<3).sweep(1) {
        var bytes = image.bytes
        let offset = page * 4096 + Int.random(in: 0..<4096, using: &random)
        bytes[offset] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        do {
          #expect(try answers(open(bytes)) == right, "a flip at byte \(offset)")
        } catch is IndexFile.IndexFault {
        } catch QueryFault.index {}
      }
    }
  }

  @Test func aCutIndexIsNoticed() throws {
    let image = try IndexImage(lines: Self.lines, path: "(test)", sourceOrder: ["invented"])
    for length in stride(from: 0, to: image.bytes.count, by: 1777) {
      #expect(throws: IndexFile.IndexFault.self) {
        _ = try open(Array(image.bytes.prefix(length)))
      }
    }
  }

  /// As a careful forger would: the page fits its fingerprint again.
  @Test(arguments: [16, 17, 18, 48 + 8, 48 + 4 * 16 + 8])
  func aSizeThatDoesNotFitTheRecordsIsNoticed(byte: Int) throws {
    var bytes = try IndexImage(lines: Self.lines, path: "(test)", sourceOrder: ["invented"]).bytes
    bytes[byte] ^= 0x10
    let fingerprint = bytes[..<IndexLayout.pageSize].withBytes { Fingerprint.ofMany($0) }
    let table = Int(PackedBytes(Array(bytes[40..<48])).load(at: 0, as: UInt64.self))
    bytes.replaceSubrange(
      table..<table + 8, with: (0..<8).map { UInt8(truncatingIfNeeded: fingerprint >> ($0 * 8)) })
    #expect(
      throws: IndexFile.IndexFault(reason: "a section does not fit the number of records")
    ) { _ = try open(bytes) }
  }
}
