import Testing
import Thoroughness

@testable import KeyLimeEngine

/// A catalogue of three places in a row, and what people make of them.
@Suite struct OverlayTests {
  private let folder: TemporaryStore
  private let store: Store
  private var scribe = Scribe()
  private let here = Coordinate(latitudeE7: 352_800_000, longitudeE7: -1_206_600_000)

  private static let lines = """
    {"id":"n1","name":"Bao House","latitude":35.281,"longitude":-120.66,"cuisines":["chinese"],\
    "address":{"city":"Old Town"}}
    {"id":"n2","name":"Taco Luna","latitude":35.282,"longitude":-120.66,"cuisines":["mexican"]}
    {"id":"n3","name":"Pho Corner","latitude":35.283,"longitude":-120.66}

    """

  init() throws {
    folder = try TemporaryStore()
    store = try Store(at: folder.path)
    let request = ImportRequest(
      bytes: Array(Self.lines.utf8), sourceName: "town", time: "2026-11-20T00:00:00Z")
    _ = try store.importCatalogue(request)
  }

  private var origin: Coordinate {
    get throws { try #require(here) }
  }

  private func nearby(_ filter: Filter = Filter()) throws -> [String] {
    var question = NearbyQuestion(around: try origin, within: .kilometres(3))
    question.filter = filter
    return try store.nearby(question).found.map(\.restaurant.name)
  }

  private func place(_ id: String, _ name: String, north: Double) throws -> Restaurant {
    let id = try #require(RestaurantID(id))
    let position = try #require(Coordinate(latitude: north, longitude: -120.66))
    return Restaurant(id: id, name: name, position: position)
  }

  /// Writes as another process does.
  private func write() throws {
    try folder.write(scribe.events)
    store.journal.forget()
  }

  private mutating func edit(_ number: Int, _ change: (inout Restaurant) -> Void) throws {
    let id = restaurant(number)
    let old = try #require(try store.restaurant(id)).restaurant
    var new = old
    change(&new)
    scribe.write(.restaurant(id, .claim()))
    scribe.write(.restaurant(id, .edit(Patch(from: old, to: new))))
    try write()
  }

  @Test func withoutAJournalNothingIsLaidOver() throws {
    #expect(try store.answer { (catalogue) throws(QueryFault) in catalogue.overlay == nil })
    #expect(try nearby() == ["Bao House", "Taco Luna", "Pho Corner"])
  }

  @Test mutating func whatIsAddedIsFoundEverywhere() throws {
    var added = try place("a1", "Bún Chả 34", north: 35.2815)
    added.address.city = "New Town"
    scribe.write(.restaurant(added.id, .add(added)))
    try write()
    #expect(try nearby() == ["Bao House", "Bún Chả 34", "Taco Luna", "Pho Corner"])
    #expect(try store.search(SearchQuestion("bun cha")).found.map(\.restaurant.id) == [added.id])
    #expect(try store.restaurant(added.id)?.restaurant == added)
    guard case .one(let found) = try store.lookUp("bun cha 34", from: nil) else {
      Issue.record("not found by name")
      return
    }
    #expect(found.restaurant == added)
    #expect(try store.city("new town")?.count == 1)
    #expect(try store.cities(like: "ne", limit: 3).map(\.name) == ["New Town"])
  }

  @Test mutating func whatIsChangedReplacesWhatWasThere() throws {
    try edit(1) {
      $0.name = "Curry Court"
      $0.cuisines = ["indian"]
      $0.address.city = "Far Town"
    }
    #expect(try nearby() == ["Curry Court", "Taco Luna", "Pho Corner"])
    #expect(try store.search(SearchQuestion("bao")).found.isEmpty)
    #expect(
      try store.search(SearchQuestion("indian")).found.map(\.restaurant.name) == ["Curry Court"])
    #expect(try store.city("old town") == nil)
    #expect(try store.city("far town")?.count == 1)
    var filter = Filter()
    filter.cuisines = ["chinese"]
    #expect(try nearby(filter) == [])
    filter.cuisines = ["indian"]
    #expect(try nearby(filter) == ["Curry Court"])
    #expect(try store.restaurant(restaurant(1))?.listed.sources.map(\.name) == ["town"])
  }

  @Test mutating func aPlaceThatMovedIsNearWhereItIsNow() throws {
    let far = try #require(Coordinate(latitude: 35.2835, longitude: -120.66))
    try edit(1) { $0.position = far }
    #expect(try nearby() == ["Taco Luna", "Pho Corner", "Bao House"])
  }

  @Test mutating func whatIsTakenAwayIsGoneUntilItIsBroughtBack() throws {
    scribe.write(.restaurant(restaurant(2), .claim()))
    let removal = scribe.write(.restaurant(restaurant(2), .remove))
    try write()
    #expect(try nearby() == ["Bao House", "Pho Corner"])
    #expect(try store.restaurant(restaurant(2)) == nil)
    #expect(try store.search(SearchQuestion("taco")).found.isEmpty)
    scribe.write(.undo(removal))
    try write()
    #expect(try nearby() == ["Bao House", "Taco Luna", "Pho Corner"])
  }

  @Test mutating func aForgedChangeIsNotSeen() throws {
    let old = try #require(try store.restaurant(restaurant(1))).restaurant
    var new = old
    new.name = "Mine"
    scribe.write(.restaurant(restaurant(1), .claim()), by: "ana")
    scribe.write(.restaurant(restaurant(1), .edit(Patch(from: old, to: new))), by: "ben")
    try write()
    #expect(try nearby().first == "Bao House")
  }

  @Test mutating func changesOutliveAnImportOfTheSource() throws {
    try edit(1) { $0.price = .expensive }
    let changed = Self.lines.split(separator: "House").joined(separator: "Palace")
    let request = ImportRequest(
      bytes: Array(changed.utf8), sourceName: "town", time: "2026-11-21T00:00:00Z")
    _ = try store.importCatalogue(request)
    let found = try #require(try store.restaurant(restaurant(1))).restaurant
    #expect(found.name == "Bao Palace")
    #expect(found.price == .expensive)
  }

  @Test mutating func twoSourcesOfOnePlaceStayOneWithBothCredited() throws {
    let twin = #"{"id":"x1","name":"Bao House","latitude":35.2811,"longitude":-120.66,"phone":"1"}"#
    _ = try store.importCatalogue(
      ImportRequest(bytes: Array("\(twin)\n".utf8), sourceName: "other", time: ""))
    try edit(1) { $0.price = .cheap }
    #expect(try nearby() == ["Bao House", "Taco Luna", "Pho Corner"])
    let id = try #require(RestaurantID("x1"))
    let found = try #require(try store.restaurant(id))
    #expect(found.restaurant.price == .cheap)
    #expect(found.restaurant.phone == "1")
    #expect(found.listed.sources.map(\.name) == ["town", "other"])
  }

  @Test mutating func manyAddedPlacesAnswerAsTheSameInACatalogue() throws {
    var generator = SplitMix64(seed: 20_261_120)
    var lines = Self.lines
    var added: [Restaurant] = []
    for number in 0..<300 {
      let north = 35.27 + Double(Int.random(in: 0..<30_000, using: &generator)) / 1e6
      let one = try place("a\(number)", "Place \(number % 7) \(number)", north: north)
      added.append(one)
      lines += JSON.object(one.json).compactText + "\n"
      scribe.write(.restaurant(one.id, .add(one)))
    }
    var questions: [NearbyQuestion] = []
    for limit in [1, 20, 400] {
      var question = NearbyQuestion(around: try origin, within: .kilometres(2))
      question.limit = limit
      questions.append(question)
    }
    try write()
    let laid = try questions.map { try store.nearby($0).found.map(\.restaurant.id) }
    let other = try TemporaryStore()
    let whole = try Store(at: other.path)
    _ = try whole.importCatalogue(
      ImportRequest(bytes: Array(lines.utf8), sourceName: "all", time: ""))
    let expected = try questions.map { try whole.nearby($0).found.map(\.restaurant.id) }
    #expect(laid == expected)
    let search = SearchQuestion("place 3", from: try origin)
    #expect(
      try store.search(search).found.map(\.restaurant.id)
        == whole.search(search).found.map(\.restaurant.id))
  }

  // MARK: - Kept on disk

  /// What everybody sees: by distance, by name, by id, and in an export.
  private func everything() throws -> [String] {
    let store = try Store(at: folder.path)
    var question = NearbyQuestion(around: try origin, within: .kilometres(9))
    question.limit = 500
    var answers = try store.nearby(question).found.map { "\($0.listed)" }
    for text in ["place 3", "bao", "soup", "curry"] {
      answers += try store.search(SearchQuestion(text, from: try origin)).found
        .map { "\(text): \($0.restaurant.id)" }
    }
    for id in ["n1", "x1", "n2", "a5", "a77", "b1"] {
      let found = try RestaurantID(id).flatMap { try store.restaurant($0) }
      answers.append("\(id): \(found.map { "\($0.listed)" } ?? "gone")")
    }
    var exported: [String] = []
    _ = try store.export { restaurant in
      exported.append("\(restaurant)")
      return true
    }
    return answers + exported.sorted()
  }

  /// The same answers with what is kept, and from the journal alone.
  ///
  /// With `isSweep` only where sweeps are whole.
  private func expectSameWithoutSnapshot(_ what: Comment, isSweep: Bool = false) throws {
    try write()
    guard Thoroughness.isWhole || !isSweep else { return }
    let kept = try everything()
    #expect(try everything() == kept, what)
    let snapshot = "\(folder.path)/private/snapshot"
    folder.move(snapshot, to: "\(snapshot).aside")
    #expect(try everything() == kept, what)
    folder.move("\(snapshot).aside", to: snapshot)
  }

  private mutating func addManyPlaces() throws {
    for number in 0..<(Thoroughness.isWhole ? 200 : 110) {
      var one = try place("a\(number)", "Place \(number % 7) \(number)", north: 35.27)
      one.website = "https://example.org/places-that-people-have-added/\(number)"
      one.openingHours = "Mo-Fr 11:30-14:30,17:00-22:00; Sa,Su 12:00-23:00"
      scribe.write(.restaurant(one.id, .add(one)))
    }
    let twin = #"{"id":"x1","name":"Bao House","latitude":35.2811,"longitude":-120.66,"phone":"1"}"#
    _ = try store.importCatalogue(
      ImportRequest(bytes: Array("\(twin)\n".utf8), sourceName: "other", time: ""))
    try edit(1) { $0.price = .cheap }
    for number in 0..<60 { scribe.write(.rate(restaurant(number), limes(4))) }
    try write()
    try Folder.make("\(folder.path)/private")
    #expect(folder.journal().writesSnapshot())
  }

  private func id(_ text: String) throws -> RestaurantID { try #require(RestaurantID(text)) }

  @Test mutating func whatIsKeptOfManyAnswersAsTheJournalDoes() throws {
    try addManyPlaces()
    try expectSameWithoutSnapshot("many were added")
    #expect(try !folder.bytes("\(folder.path)/private/snapshot/overlay").isEmpty)
    scribe.write(.restaurant(try id("b1"), .add(try place("b1", "Soup Bar", north: 35.2815))))
    try expectSameWithoutSnapshot("one more was added", isSweep: true)
    let a5 = try #require(try Store(at: folder.path).restaurant(try id("a5"))).restaurant
    var moved = a5
    moved.name = "Curry Court"
    let edit = scribe.write(.restaurant(a5.id, .edit(Patch(from: a5, to: moved))))
    let removal = scribe.write(.restaurant(try id("a77"), .remove))
    try expectSameWithoutSnapshot("two that are kept were changed")
    // The twin of a place that is kept with another change.
    let x1 = try #require(try Store(at: folder.path).restaurant(try id("x1"))).restaurant
    var renamed = x1
    renamed.phone = "2"
    scribe.write(.restaurant(try id("x1"), .claim()))
    scribe.write(.restaurant(try id("x1"), .edit(Patch(from: x1, to: renamed))))
    try expectSameWithoutSnapshot("a twin was changed", isSweep: true)
    scribe.write(.undo(removal))
    scribe.write(.undo(edit))
    try expectSameWithoutSnapshot("two changes were undone")
    scribe.write(.restaurant(restaurant(1), .remove))
    try expectSameWithoutSnapshot("a place with a twin was removed", isSweep: true)
    _ = try store.removeSource("other")
    try expectSameWithoutSnapshot("the catalogue changed below")
  }

  @Test mutating func aDamagedKeptOverlayIsMadeAnew() throws {
    try addManyPlaces()
    let right = try everything()
    let path = "\(folder.path)/private/snapshot/overlay"
    let whole = try folder.bytes(path)
    var generator = SplitMix64(seed: 7)
    for _ in (0..<40).sweep(2) {
      var bytes = whole
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      try folder.replace(path, with: bytes)
      #expect(try everything() == right, "a flip at byte \(place) of \(whole.count)")
    }
    for length in [4096, 0, 5, whole.count - 1].sweep(2) {
      try folder.replace(path, with: Array(whole.prefix(length)))
      #expect(try everything() == right, "cut to \(length) bytes")
    }
  }

  @Test mutating func whatIsExportedIsImportedAsItWasSeen() throws {
    try addManyPlaces()
    scribe.write(.restaurant(restaurant(2), .claim()))
    scribe.write(.restaurant(restaurant(2), .remove))
    try write()
    var lines = CatalogueExport(format: .keylime)
    _ = try store.export { restaurant in
      lines.append(restaurant)
      return true
    }
    let other = try TemporaryStore()
    let copy = try Store(at: other.path)
    _ = try copy.importCatalogue(
      ImportRequest(bytes: lines.bytes, sourceName: "copy", time: ""))
    var question = NearbyQuestion(around: try origin, within: .kilometres(9))
    question.limit = 500
    #expect(
      try copy.nearby(question).found.map(\.restaurant.id)
        == store.nearby(question).found.map(\.restaurant.id))
    var again = CatalogueExport(format: .keylime)
    _ = try copy.export { restaurant in
      again.append(restaurant)
      return true
    }
    let sorted = [lines, again].map {
      $0.bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }.sorted()
    }
    #expect(sorted[1].count == sorted[0].count)
    #expect(sorted[1].contains { $0.contains("\"price\":1") && $0.contains("Bao House") })
  }
}
