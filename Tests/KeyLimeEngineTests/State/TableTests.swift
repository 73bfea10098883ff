import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct TableTests {
  /// Lines for one block, and for several.
  private static let counts = [20, 200]

  private func lines(_ count: Int) -> [[UInt8]] {
    (0..<count).map { number in
      Array("B\(1000 + number)\tperson\tbody \(String(repeating: "x", count: number % 60))".utf8)
    }
  }

  private func image(_ count: Int) -> [UInt8] {
    var draft = TableDraft()
    for line in lines(count) { if let line = SnapshotLine(line[...]) { draft.append(line) } }
    return draft.finished()
  }

  private func lines(of path: String) throws -> [[UInt8]]? {
    guard let table = Table(path) else { return nil }
    do { return try Snapshot.lines(of: table).map { Array($0.bytes) } } catch { return nil }
  }

  @Test(arguments: counts) func givesTheLinesThatItWasMadeOf(count: Int) throws {
    let store = try TemporaryStore()
    try store.replace("\(store.path)/table", with: image(count))
    #expect(try lines(of: "\(store.path)/table") == lines(count))
  }

  /// Of the footer and the index every byte is tried, of the blocks a share.
  @Test(arguments: counts) func aChangedByteIsNeverBelieved(count: Int) throws {
    let store = try TemporaryStore()
    let (path, image) = ("\(store.path)/table", image(count))
    let places = Array((0..<image.count - 100).sweep(60)) + (image.count - 100..<image.count)
    for place in places {
      for change: UInt8 in [1, 0x80] {
        var changed = image
        changed[place] ^= change
        try store.replace(path, with: changed)
        #expect(try lines(of: path) == nil, "byte \(place) of \(image.count)")
      }
    }
  }
}
