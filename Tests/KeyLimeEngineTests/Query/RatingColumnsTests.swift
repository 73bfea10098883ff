import Testing
import Thoroughness

@testable import KeyLimeEngine

/// Lists that go through the rating columns are those of a look at every place.
@Suite struct RatingColumnsTests {
  /// How many places most towns have.
  private static let size = Thoroughness.isWhole ? 700 : 150

  @Test("seed", arguments: (1...4 as ClosedRange<UInt64>).sweep(1))
  func agreeWithBruteForceAsTheJournalGrows(seed: UInt64) throws {
    let town = try RatedTown(Self.size, seed: seed)
    try town.check(4, "nobody has rated")
    try town.happen(300)
    try town.check(6, "columns made by the question")
    let made = try #require(RatingFile(town.columnsPath))
    #expect(made.header.changes == 0)
    try town.happen(120)
    try town.check(6, "rated since the columns were made")
    try town.writeSnapshot()
    try town.check(6, "columns changed in place")
    #expect(RatingFile(town.columnsPath)?.header.changes == 1)
    for round in (0..<3).sweep(1) {
      try town.happen(60)
      try town.check(4, "rated since the snapshot, round \(round)")
      try town.writeSnapshot()
      try town.check(4, "columns changed again, round \(round)")
    }
    let changed = try #require(RatingFile(town.columnsPath))
    #expect(changed.header.changes >= 2)
    #expect(made.hasChanged && made.header.identity == changed.header.identity)
  }

  /// Every entry is that of its restaurant, and its bound holds.
  @Test("rows", arguments: [1100, 4097, 300, 5000].sweep(1))
  func everyRowHasItsEntry(count: Int) throws {
    let town = try RatedTown(count, seed: 9)
    try town.happen(500)
    let store = try town.store()
    let (rated, wrong) = try store.journal.read { (state) throws(SnapshotFault) in
      Result { try Self.compare(store, state) }
    }.get()
    #expect(rated > 100 && wrong == [])
  }

  /// How many rows are rated, and those whose entries are wrong.
  private static func compare(_ store: Store, _ state: State) throws -> (Int, [Row]) {
    let catalogue = try store.openUnchanged()
    let made = try catalogue.makeRatings(state, today: RatedTown.today)
    let kept = try #require(try catalogue.keptRatings(state, today: RatedTown.today))
    var (rated, wrong) = (0, [Row]())
    for row in 0..<catalogue.recordCount {
      let summary = try state.ratingSummary(of: catalogue.id(at: row))
      let expected = summary.map { RatingEntry($0, reference: made.reference) } ?? .blank
      let found = [try made.block(row / 64)[row % 64], try kept.block(row / 64)[row % 64]]
      if found != [expected, expected] { wrong.append(row) }
      rated += expected.isBlank ? 0 : 1
    }
    return (rated, wrong)
  }

  @Test func anImportMakesTheColumns() throws {
    let town = try RatedTown(200, seed: 3)
    #expect(RatingFile(town.columnsPath) == nil, "nobody has rated")
    try town.happen(50)
    _ = try town.store().importCatalogue(
      ImportRequest(
        bytes: InventedPlaces.lines(town.places), sourceName: "invented",
        time: "2026-11-21T00:00:00Z"))
    let second = try #require(RatingFile("\(town.folder.path)/catalogue/2/ratings"))
    #expect(second.header.rows == 200 && second.header.changes == 0)
    try town.check(2, "the columns of the import")
  }

  @Test("damage is noticed, and the columns are made again")
  func damage() throws {
    let town = try RatedTown(1300, seed: 5)
    try town.happen(400)
    let questions = (0..<2).compactMap { _ in town.question() }
    var widest = try #require(town.question())
    (widest.reach, widest.limit, widest.order) = (nil, 300, .rating)
    let all = questions + [widest]
    let right = try all.map { try town.bruteForce($0) }
    #expect(try all.map { try town.answer($0) } == right)
    let whole = try town.folder.bytes(town.columnsPath)
    let size = whole.count
    #expect(size == 3 * 4096 + 2 * 4096)
    // A bit in the header, in the table and in each page.
    for place in [
      0, 9, 17, 21, 25, 33, 41, 57, 65, 4096, 4103, 4110, 8192 + 77, 12_288 + 5, 16_384 + 9,
    ].sweep(3) {
      var bytes = whole
      bytes[place] ^= 4
      try town.folder.replace(town.columnsPath, with: bytes)
      #expect(try all.map { try town.answer($0) } == right, "a flip at byte \(place)")
      #expect(try town.folder.bytes(town.columnsPath).count == size)
    }
    // Cut short, and what a power failure leaves of pages that were not synced.
    for length in [9000, 0, 15, 4095, 4096, size - 1].sweep(1) {
      try town.folder.replace(town.columnsPath, with: Array(whole.prefix(length)))
      #expect(try all.map { try town.answer($0) } == right, "cut to \(length) bytes")
    }
    for start in Array(stride(from: 4096, to: size, by: 4096)).sweep(1) {
      var bytes = whole
      bytes.replaceSubrange(start..<start + 4096, with: [UInt8](repeating: 0, count: 4096))
      try town.folder.replace(town.columnsPath, with: bytes)
      #expect(try all.map { try town.answer($0) } == right, "zeros from \(start) on")
    }
  }

  @Test("columns of another journal, catalogue or time are not used")
  func foreignColumns() throws {
    let (town, other) = (try RatedTown(Self.size, seed: 6), try RatedTown(Self.size, seed: 7))
    try town.happen(200)
    try other.happen(200)
    try town.check(4, "own columns")
    try other.check(4, "own columns")
    try town.folder.replace(town.columnsPath, with: try town.folder.bytes(other.columnsPath))
    try town.check(4, "another catalogue's columns")
    // The same places, rated by other people.
    let twin = try RatedTown(Self.size, seed: 6)
    try twin.happen(90)
    try twin.check(2, "own columns")
    try town.folder.replace(town.columnsPath, with: try town.folder.bytes(twin.columnsPath))
    try town.check(4, "columns of a shorter journal")
    try town.happen(300)
    try twin.folder.replace(twin.columnsPath, with: try town.folder.bytes(town.columnsPath))
    try twin.check(4, "columns of another journal")
    let question = try #require(town.question())
    for today in [RatedTown.today - 200, RatedTown.today + 900, RatedTown.today] {
      #expect(
        try town.answer(question, today: today) == town.bruteForce(question, today: today))
    }
  }

  @Test("a store that cannot be written is answered from memory")
  func readOnly() throws {
    let town = try RatedTown(300, seed: 8)
    try town.happen(100)
    try Folder.make(town.columnsPath)
    try town.check(4, "a folder where the columns would be")
  }

  @Test("places that people added are ranked by the same rules")
  func addedPlaces() throws {
    let town = try RatedTown(40, seed: 11)
    try town.happen(30)
    let added = InventedPlaces.list(180, seed: 12).enumerated().compactMap { index, place in
      RestaurantID("added-\(index)").map {
        var own = place
        (own.id, own.website) = ($0, "https://example.org/places-that-people-have-added/\(index)")
        own.source = nil
        return own
      }
    }
    var scribe = Scribe()
    for place in added { scribe.write(.restaurant(place.id, .add(place)), by: "ana", replica: 9) }
    for (index, place) in added.enumerated() where index % 2 == 0 {
      scribe.write(.rate(place.id, limes(index / 2 % 5 + 1)), by: "ben", replica: 9)
    }
    let events = town.events + scribe.events
    try town.folder.write(events)
    let summaries = Dictionary(
      uniqueKeysWithValues: try State.fold(events).ratedRestaurants { $0 }.map { ($0.id, $0.kept) })
    let origin = try #require(Coordinate(latitude: 10.05, longitude: 20.05))
    for round in 0..<3 {
      for order in [NearbyQuestion.Order.trending, .rating] {
        var question = NearbyQuestion(around: origin, within: nil, order: order)
        question.limit = 60
        let all = (town.places + added).map { place in
          var found = Found(MergedRestaurant(restaurant: place, sources: []), from: Origin(origin))
          found.annotate(summaries[place.id]?.counted(on: RatedTown.today), today: RatedTown.today)
          return found
        }
        let expected = order.sorted(all).prefix(60).map(\.restaurant.id)
        #expect(try town.answer(question) == expected, "round \(round)")
      }
      if round == 0 { try town.writeSnapshot() }
    }
    #expect(RatingFile("\(town.folder.path)/private/snapshot/overlay.ratings") != nil)
  }
}
