import Testing

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

  private mutating func edit(_ number: Int, _ change: (inout Restaurant) -> Void) throws {
    let id = restaurant(number)
    let old = try #require(try store.restaurant(id)).restaurant
    var new = old
    change(&new)
    scribe.write(.restaurant(id, .claim))
    scribe.write(.restaurant(id, .edit(Patch(from: old, to: new))))
    try folder.write(scribe.events)
  }

  @Test func withoutAJournalNothingIsLaidOver() throws {
    #expect(try store.changesOfRestaurants().isEmpty)
    #expect(try nearby() == ["Bao House", "Taco Luna", "Pho Corner"])
  }

  @Test mutating func whatIsAddedIsFoundEverywhere() throws {
    var added = try place("a1", "Bún Chả 34", north: 35.2815)
    added.address.city = "New Town"
    scribe.write(.restaurant(added.id, .add(added)))
    try folder.write(scribe.events)
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
    scribe.write(.restaurant(restaurant(2), .claim))
    let removal = scribe.write(.restaurant(restaurant(2), .remove))
    try folder.write(scribe.events)
    #expect(try nearby() == ["Bao House", "Pho Corner"])
    #expect(try store.restaurant(restaurant(2)) == nil)
    #expect(try store.search(SearchQuestion("taco")).found.isEmpty)
    scribe.write(.undo(removal))
    try folder.write(scribe.events)
    #expect(try nearby() == ["Bao House", "Taco Luna", "Pho Corner"])
  }

  @Test mutating func aForgedChangeIsNotSeen() throws {
    let old = try #require(try store.restaurant(restaurant(1))).restaurant
    var new = old
    new.name = "Mine"
    scribe.write(.restaurant(restaurant(1), .claim), by: "ana")
    scribe.write(.restaurant(restaurant(1), .edit(Patch(from: old, to: new))), by: "ben")
    try folder.write(scribe.events)
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
    var generator = SeededGenerator(seed: 20_261_120)
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
    try folder.write(scribe.events)
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
}
