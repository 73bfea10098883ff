import Testing

@testable import KeyLimeEngine

@Suite struct StoreFormatTests {
  private let folder: TemporaryStore

  init() throws { folder = try TemporaryStore() }

  private func register(_ number: UInt64) throws -> StoreFormat? {
    let store = try Store(at: folder.path)
    try store.prepareForWriting()
    try store.register(ReplicaID(random: number))
    return try Store(at: folder.path).format
  }

  @Test func theFirstReplicaOfANewStoreIsItsFounder() throws {
    let first = try #require(try register(1))
    #expect(first.founder == ReplicaID(random: 1))
    #expect(first.replicas == [ReplicaID(random: 1)])
    let second = try #require(try register(2))
    #expect(second.founder == ReplicaID(random: 1))
    #expect(second.replicas == [ReplicaID(random: 1), ReplicaID(random: 2)])
    #expect(second.allowed.isEmpty)
  }

  @Test(arguments: [true, false]) func aStoreOfTheOldVersionIsTakenOver(isOwned: Bool) throws {
    try Folder.make("\(folder.path)/private")
    let local = try ReplicaFile.replica(
      store: folder.path, machine: "m", folder: "/a", random: 1)
    var scribe = Scribe()
    scribe.write(.account(.create), by: "ana")
    if isOwned { scribe.write(.store(.own), by: "ana") }
    scribe.write(.account(.create), by: "ben", replica: 2)
    scribe.write(.rate(restaurant(1), limes(4)), by: "ben")
    try folder.write(scribe.events)
    try folder.replace("\(folder.path)/format.json", with: Array("{\"format\":1}\n".utf8))
    let format = try #require(try register(1))
    #expect(format.founder == (isOwned ? local : nil))
    #expect(format.replicas == [local])
    #expect(format.allowed == [.init(account: account("ben"), replica: local)])
  }

  @Test func whoAddedPlacesUntilThenMayGoOn() throws {
    var scribe = Scribe()
    let own = try #require(RestaurantID.added(by: account("cid"), random: 1))
    for (index, name) in ["ana", "ben", "cid"].enumerated() {
      scribe.write(.account(.create), by: name, replica: UInt64(index + 1))
    }
    scribe.write(.restaurant(restaurant(1), .add(record(1))), by: "ana", replica: 1)
    scribe.write(.restaurant(restaurant(2), .add(record(2))), by: "ben", replica: 2)
    var place = record(3)
    place.id = own
    scribe.write(.restaurant(own, .add(place)), by: "cid", replica: 3)
    try folder.write(scribe.events)
    try folder.replace("\(folder.path)/format.json", with: Array("{\"format\":1}\n".utf8))
    let format = try #require(try register(1))
    #expect(format.allowed == [.init(account: account("ben"), replica: ReplicaID(random: 2))])
    let state = State(snapshot: nil, Tail(scribe.events), authority: Authority(format))
    #expect(try state.restaurants().count == 3)
  }

  /// What a copy from another machine puts over `format.json`.
  private func copyOver(naming replicas: UInt64...) throws {
    var format = try #require(try Store(at: folder.path).format)
    format.replicas = replicas.map { ReplicaID(random: $0) }
    try folder.replace("\(folder.path)/format.json", with: format.line)
  }

  private func begin() throws -> ReplicaID {
    try Folder.make("\(folder.path)/private")
    return try ReplicaFile.replica(store: folder.path, machine: "m", folder: "/a", random: 1)
  }

  @Test func anOlderCopyOfTheFileTakesNoReplicaAwayThatWroteHere() throws {
    let own = try begin()
    _ = try register(1)
    try copyOver(naming: 2)
    #expect(try Store(at: folder.path).format?.replicas == [own, ReplicaID(random: 2)].sorted())
    _ = try register(1)
    let written = try #require(try StoreFormat.read(in: Folder(folder.path)))
    #expect(written.replicas == [own, ReplicaID(random: 2)].sorted())
  }

  @Test func aReplicaThatTheFileNamedIsRememberedOnceSomethingIsWritten() throws {
    let own = try begin()
    _ = try register(1)
    try copyOver(naming: 1, 2)
    _ = try register(1)
    try copyOver(naming: 1, 3)
    let all = [own, ReplicaID(random: 2), ReplicaID(random: 3)].sorted()
    #expect(try Store(at: folder.path).format?.replicas == all)
    // Only this machine's own count as written here.
    #expect(try ReplicaFile.replicas(store: folder.path) == [own])
    #expect(try register(1)?.replicas == all)
    #expect(try StoreFormat.read(in: Folder(folder.path))?.replicas == all)
    #expect(try ReplicaFile.remembered(store: folder.path) == Set(all))
  }
}
