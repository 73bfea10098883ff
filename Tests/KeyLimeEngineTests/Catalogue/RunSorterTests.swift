import Testing
import Thoroughness

@testable import KeyLimeEngine

/// Lines that do not fit in memory come out in the same order as those that do.
@Suite struct RunSorterTests {
  private let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  /// What a sorter gives back: keys, sequences and lines in order.
  private func sorted(
    _ places: [Restaurant], limit: Int?, sorters count: Int = 1
  ) throws -> (order: [String], runs: Int) {
    var limits = Scratch.Limits()
    if let limit { limits.run = limit }
    let scratch = Scratch(in: Folder(store.path), limits: limits)
    var runs: [Run] = []
    for sorter in 0..<count {
      let own = places.indices.filter { $0 % count == sorter }
      runs += try self.runs(of: own.map { ($0, places[$0]) }, scratch)
    }
    var merge = try RunMerge(runs, memory: 1 << 14)
    var order: [String] = []
    while try merge.next({ line in
      order.append("\(line.key) \(line.sequence) \(String(decoding: line.line, as: UTF8.self))")
    }) {}
    return (order, runs.count)
  }

  private func runs(
    of places: [(number: Int, place: Restaurant)], _ scratch: Scratch
  ) throws -> [Run] {
    var sorter = RunSorter(scratch)
    var lexed = LexedRestaurant()
    for (number, place) in places {
      var writer = JSONWriter()
      place.write(to: &writer)
      try writer.bytes.withBytes { line in
        var scanner = JSONScanner(line)
        try lexed.read(from: &scanner)
        try sorter.add(
          lexed, line: line, at: place.position, idHash: 1, sequence: UInt64(number))
      }
    }
    return try sorter.finish()
  }

  private func expected(_ places: [Restaurant]) -> [String] {
    places.enumerated().map { (Hilbert.key(of: $1.position), $0, $1) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      .map { key, number, place in
        var writer = JSONWriter()
        place.write(to: &writer)
        return "\(key) \(number) \(String(decoding: writer.bytes, as: UTF8.self))"
      }
  }

  @Test(arguments: [nil, 1, 3000, 40_000], [1, 2])
  func comeOutInOrder(limit: Int?, sorters: Int) throws {
    let places = InventedPlaces.list(400, seed: 21)
    let sorted = try sorted(places, limit: limit, sorters: sorters)
    #expect(sorted.order == expected(places))
    #expect((sorted.runs > sorters) == (limit != nil))
  }

  /// Of lines with one key the one that was read first comes first, in whatever run it is.
  @Test(arguments: [nil, 1, 3000]) func equalKeysKeepTheirOrder(limit: Int?) throws {
    let places = InventedPlaces.list(300, seed: 22).map { place in
      var place = place
      place.position = Coordinate(latitude: 10, longitude: 20) ?? place.position
      return place
    }
    #expect(try sorted(places, limit: limit, sorters: 2).order == expected(places))
  }

  @Test func aLineLargerThanEveryBufferIsWhole() throws {
    var places = InventedPlaces.list(30, seed: 23)
    places[7].name = String(repeating: "long ", count: Thoroughness.isWhole ? 400_000 : 40_000)
    #expect(try sorted(places, limit: 3000).order == expected(places))
  }

  @Test func nothingIsNothing() throws {
    #expect(try sorted([], limit: 1).order.isEmpty)
  }

  @Test func scratchFilesHaveNoNames() throws {
    _ = try sorted(InventedPlaces.list(100, seed: 24), limit: 3000)
    let file = try ScratchFile(in: Folder(store.path))
    try [1, 2, 3].withBytes { try file.write($0, at: 5) }
    #expect(try file.read(5..<8) == [1, 2, 3])
    #expect(throws: FileFault.self) { try file.read(5..<9) }
    #expect(try Folder.names(in: store.path) == [])
  }
}

/// Entries that do not fit in memory come back as those that do.
@Suite struct BucketTests {
  @Test(arguments: [1 << 20, 1]) func giveBackWhatTheyGot(limit: Int) throws {
    let store = try TemporaryStore()
    var limits = Scratch.Limits()
    limits.buckets = limit
    var buckets = Buckets<UInt64>(7, scratch: Scratch(in: Folder(store.path), limits: limits))
    var expected = [[UInt64]](repeating: [], count: 7)
    var random = SplitMix64(seed: 31)
    for _ in 0..<5000 {
      let number = random.next()
      let bucket = buckets.bucket(ofHash: number)
      try buckets.add(number, to: bucket)
      expected[bucket].append(number)
    }
    for bucket in 0..<7 { #expect(try buckets.take(bucket) == expected[bucket]) }
    #expect(try buckets.take(3).isEmpty)
    #expect(try Folder.names(in: store.path) == [])
  }
}

/// The table of ids is the one that rows give when they are inserted one after the other.
@Suite struct IDTableTests {
  private func table(_ hashes: [UInt64], limit: Int) throws -> [UInt8] {
    let store = try TemporaryStore()
    var limits = Scratch.Limits()
    limits.buckets = limit
    var builder = IDTableBuilder(
      recordCount: hashes.count, scratch: Scratch(in: Folder(store.path), limits: limits))
    for (row, hash) in hashes.enumerated() { try builder.add(idHash: hash, row: row) }
    var storage = IndexStorage()
    try builder.finish(at: 0, to: &storage)
    return storage.bytes()
  }

  private func inserted(_ hashes: [UInt64]) -> [UInt8] {
    var size = 16
    while size < hashes.count * 2 { size *= 2 }
    var slots = [UInt64](repeating: 0, count: size)
    for (row, hash) in hashes.enumerated() {
      var slot = Int(hash >> 32) & (size - 1)
      while slots[slot] > 0 { slot = (slot + 1) % size }
      slots[slot] = UInt64(row + 1) << 32 | hash & 0xFFFF_FFFF
    }
    return slots.flatMap { slot in (0..<8).map { UInt8(truncatingIfNeeded: slot >> ($0 * 8)) } }
  }

  @Test(arguments: [1 << 20, 1]) func manyIdsInManyStretches(limit: Int) throws {
    var random = SplitMix64(seed: 41)
    for count in [1, 8, Thoroughness.isWhole ? 50_000 : 12_000] {
      let hashes = (0..<count).map { _ in random.next() }
      #expect(try table(hashes, limit: limit) == inserted(hashes))
    }
  }

  /// All want the end of a stretch, or of the table, so that many go on from there.
  @Test(arguments: [UInt64(65_535), 32_767, 131_071].sweep(1)) func crowdsGoOn(slot: UInt64) throws
  {
    var random = SplitMix64(seed: 42)
    let hashes = (0..<40_000).map { _ in
      let wanted = random.chance(5) ? slot - random.next() % 90 : random.next() & 0x1FFFF
      return wanted << 32
    }
    #expect(try table(hashes, limit: 1 << 20) == inserted(hashes))
  }
}
