import Testing
import Thoroughness

@testable import KeyLimeEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An import that does not fit in memory makes the same files as one that does.
@Suite struct SpilledImportTests {
  /// So little that all of it goes through scratch files.
  static let tight: Scratch.Limits = {
    var limits = Scratch.Limits()
    (limits.run, limits.buckets, limits.words, limits.merge) = (20_000, 1000, 20_000, 1 << 14)
    return limits
  }()

  /// A town of a source; some ids are in it twice, and many of other sources.
  static func town(_ count: Int, seed: UInt64, source: String) -> [Restaurant] {
    let places = InventedPlaces.list(count, seed: seed, source: source)
    return places + places.prefix(count / 20)
  }

  private func bytes(_ places: [Restaurant]) -> [UInt8] {
    var bytes: [UInt8] = []
    for place in places {
      var writer = JSONWriter()
      place.write(to: &writer)
      bytes += writer.bytes + [0x0A]
    }
    return bytes
  }

  private func request(_ places: [Restaurant], _ source: String) -> ImportRequest {
    var request = ImportRequest(
      bytes: bytes(places), sourceName: source, time: "2026-11-20T00:00:00Z")
    request.options.detailLimit = 5
    return request
  }

  /// The files of each generation that some imports make, and what the imports say.
  private func imported(
    _ towns: [(source: String, places: [Restaurant])], _ limits: Scratch.Limits
  ) throws -> (files: [[UInt8]], outcomes: [ImportOutcome]) {
    let folder = try TemporaryStore()
    let store = try Store(at: folder.path)
    var (files, outcomes) = ([[UInt8]](), [ImportOutcome]())
    for (number, town) in towns.enumerated() {
      let before = try? Folder.names(in: "\(folder.path)/catalogue/\(number)").sorted()
      outcomes.append(
        try store.importCatalogue(request(town.places, town.source), limits: limits))
      let path = "\(folder.path)/catalogue/\(number + 1)"
      let names = try Folder.names(in: path).sorted()
      #expect(names == ["generation.json", "index", "restaurants.jsonl"])
      #expect(before == nil || before == names)
      for name in names { files.append(try folder.bytes("\(path)/\(name)")) }
    }
    return (files, outcomes)
  }

  @Test func makesTheSameFiles() throws {
    let towns = [
      ("a", Self.town(900, seed: 51, source: "a")), ("b", Self.town(700, seed: 52, source: "b")),
      // Some places stay as they were, some change, some go.
      ("a", Self.town(600, seed: 51, source: "a") + Self.town(80, seed: 53, source: "c")),
    ]
    let (roomy, tight) = (
      try imported(towns, Scratch.Limits()), try imported(towns, Self.tight)
    )
    #expect(roomy.files == tight.files)
    #expect(roomy.outcomes == tight.outcomes)
    #expect(roomy.outcomes[0].reading.skipped == [.duplicate: 45])
    #expect(roomy.outcomes[0].reading.details.count == 5)
    #expect(roomy.outcomes[2].changes.unchanged == 600)
    #expect(roomy.outcomes[2].changes.removed == 300)
    #expect(roomy.outcomes[2].changes.added == 80)
  }

  /// Two threads read a file of several chunks.
  @Test func aFileOfManyChunksIsInOrder() throws {
    // Fewer and longer lines make as many chunks in less time.
    let (count, length) = Thoroughness.isWhole ? (9000, 200) : (400, 8000)
    let places = InventedPlaces.list(count, seed: 54, source: "many").map { place in
      var place = place
      place.phone = String(repeating: "1", count: length)
      return place
    }
    let made = try imported([("many", places)], Scratch.Limits())
    let lines = InventedPlaces.lines(places)
    #expect(lines.count > 3 << 20)
    #expect(made.files[2] == lines)
    let image = try IndexImage(lines: lines, path: "(test)", sourceOrder: ["many"])
    #expect(made.files[1] == image.bytes)
  }

  @Test func placesOfOnePointStayInTheOrderOfTheFile() throws {
    let places = InventedPlaces.list(500, seed: 55, source: "point").map { place in
      var place = place
      place.position = Coordinate(latitude: 1, longitude: 2) ?? place.position
      return place
    }
    #expect(try imported([("point", places)], Self.tight).files[2] == bytes(places))
  }

  @Test func aBrokenFileLeavesNothing() throws {
    let folder = try TemporaryStore()
    let store = try Store(at: folder.path)
    let town = Self.town(600, seed: 56, source: "a")
    _ = try store.importCatalogue(request(town, "a"), limits: Self.tight)
    let before = try Folder.names(in: "\(folder.path)/catalogue").sorted()
    var broken = request(town, "a")
    broken.input = ImportInput(bytes(town) + Array("{\"id\":".utf8))
    let error = #expect(throws: ImportError.self) {
      _ = try store.importCatalogue(broken, limits: Self.tight)
    }
    guard case .broken(let fault, .keylime) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(fault.record == town.count + 1)
    #expect(fault.line == town.count + 1)
    #expect(try Folder.names(in: "\(folder.path)/catalogue").sorted() == before)
  }

  @Test func aFileThatCannotBeReadOnLeavesNothing() throws {
    let folder = try TemporaryStore()
    let store = try Store(at: folder.path)
    let town = Self.town(600, seed: 57, source: "a")
    var request = request(town, "a")
    let whole = request.input
    request.input = ImportInput(size: nil) { limit throws(FileFault) in
      let bytes = try whole.read(min(limit, 9000))
      guard !bytes.isEmpty else { throw FileFault("read", "pipe", code: EIO) }
      return bytes
    }
    #expect(throws: ImportError.unreadable(FileFault("read", "pipe", code: EIO).reason)) {
      _ = try store.importCatalogue(request, limits: Self.tight)
    }
    #expect(try store.root.names().isEmpty)
  }

  /// Whatever a killed import leaves, scratch files are not among it, and the next import removes
  /// it.
  @Test func aKilledImportLeavesNothingThatStays() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) {
      let path = SpilledImportTests.killedStore(of: getppid())
      let town = SpilledImportTests.town(600, seed: 58, source: "a")
      let suite = SpilledImportTests()
      let observer = ImportObserver(progress: { progress in
        if case .writing = progress { _ = kill(getpid(), SIGKILL) }
      })
      _ = try Store(at: path).importCatalogue(
        suite.request(town, "a"), observer: observer, limits: SpilledImportTests.tight)
    }
    let path = Self.killedStore(of: getpid())
    defer { try? Folder(path).removeAll() }
    #expect(
      try Folder.names(in: "\(path)/catalogue/1").sorted() == ["index", "restaurants.jsonl"])
    let town = Self.town(600, seed: 58, source: "a")
    let outcome = try Store(at: path).importCatalogue(request(town, "a"), limits: Self.tight)
    #expect(outcome.total == 600)
    #expect(try Folder.names(in: "\(path)/catalogue").sorted() == ["1", "current", "lock"])
    #expect(
      try Folder.names(in: "\(path)/catalogue/1").sorted()
        == ["generation.json", "index", "restaurants.jsonl"])
  }

  /// The store of the test whose process this is.
  private static func killedStore(of process: pid_t) -> String { "/tmp/keylime-killed-\(process)" }
}
