import Testing
import Thoroughness

@testable import KeyLimeEngine

private let key = ClaimKey(secret: [UInt8](repeating: 7, count: 32))

private func proved(
  _ place: Int = 1, by name: String = "ana", turn: Int = 1, with key: ClaimKey = key
) -> RestaurantChange {
  .claim(proof: key.proof(of: restaurant(place), by: account(name), turn: turn))
}

/// A claim with right proof but for one thing.
private enum Forgery: String, CaseIterable {
  case noProof, proofOfAnother, ofAnotherPlace, ofAnotherTurn, changedDigit, cutOff, ofAnotherKey

  var claim: RestaurantChange {
    let proof = key.proof(of: restaurant(1), by: account("ana"), turn: 1)
    let last = proof.code.hasSuffix("0") ? "1" : "0"
    return switch self {
    case .noProof: .claim()
    case .proofOfAnother: proved(by: "ben")
    case .ofAnotherPlace: proved(2)
    case .ofAnotherTurn: .claim(proof: ClaimProof(turn: 2, code: proof.code))
    case .changedDigit: .claim(proof: ClaimProof(turn: 1, code: proof.code.dropLast() + last))
    case .cutOff: .claim(proof: ClaimProof(turn: 1, code: String(proof.code.dropLast(2))))
    case .ofAnotherKey: proved(with: ClaimKey(secret: [UInt8](repeating: 8, count: 32)))
    }
  }
}

@Suite struct ClaimTests {
  private var scribe = Scribe()

  private func admins(_ claims: ClaimCheck = .proved(key)) throws -> [String] {
    let state = State.fold(scribe.events, claims)
    return try state.restaurant(restaurant(1))?.admins.map(\.text) ?? []
  }

  private func reason(_ id: EventID) throws -> NoEffect? {
    let event = try #require(scribe.events.first { $0.id == id })
    return try State.fold(scribe.events, .proved(key)).reason(against: event)
  }

  @Test mutating func aProvedClaimMakesAnAdmin() throws {
    let id = scribe.write(.restaurant(restaurant(1), proved()))
    #expect(try admins() == ["ana"])
    #expect(try reason(id) == nil)
  }

  /// Else somebody could put another place under the id of a claimed one.
  @Test(arguments: [("ben", NoEffect.notPermitted), ("ana", nil)])
  mutating func onlyAnAdminAddsWhatIsClaimed(_ name: String, _ refusal: NoEffect?) throws {
    scribe.write(.restaurant(restaurant(1), proved()))
    let id = scribe.write(.restaurant(restaurant(1), .add(record(1))), by: name)
    #expect(try reason(id) == refusal)
  }

  @Test(arguments: Forgery.allCases)
  private mutating func aForgedClaimDoesNotCount(forgery: Forgery) throws {
    let id = scribe.write(.restaurant(restaurant(1), forgery.claim), key: "k")
    let edit = scribe.write(
      .restaurant(restaurant(1), .edit(Patch(from: record(1), to: record(1, name: "Mine")))))
    #expect(try admins() == [])
    #expect(try reason(id) == .notPermitted)
    #expect(try reason(edit) == .notPermitted)
    #expect(try admins(.onTrust()) == ["ana"])
  }

  @Test mutating func aProofCountsOnce() throws {
    scribe.write(.restaurant(restaurant(1), proved()))
    scribe.write(.restaurant(restaurant(1), proved(by: "ben")), by: "ben")
    let twice = scribe.write(.restaurant(restaurant(1), proved()))
    scribe.write(.restaurant(restaurant(1), .release))
    let again = scribe.write(.restaurant(restaurant(1), proved()))
    let elsewhere = scribe.write(.restaurant(restaurant(1), proved()), replica: 2)
    #expect(try reason(twice) == .alreadyThere)
    #expect(try reason(again) == .notPermitted)
    #expect(try reason(elsewhere) == .notPermitted)
    #expect(try admins() == ["ben"])
    let state = State.fold(scribe.events, .proved(key))
    let next = try state.claim(of: restaurant(1), by: account("ana"), key)
    scribe.write(.restaurant(restaurant(1), next))
    #expect(try admins() == ["ben", "ana"])
    scribe.write(.restaurant(restaurant(1), .release))
    scribe.write(.restaurant(restaurant(1), next))
    #expect(try admins() == ["ben"])
  }

  /// Uses of a deal are judged by the restaurant as it was then, what was undone later included.
  @Test mutating func whatWasUndoneBringsNoForgedClaimBack() throws {
    let deal: DealID = named("d")
    scribe.write(.restaurant(restaurant(1), proved(by: "ben")), by: "ben")
    scribe.write(.restaurant(restaurant(1), .addDeal(deal, Deal(title: "Tea"))), by: "ben")
    scribe.write(.restaurant(restaurant(1), .claim()))
    let edit = scribe.write(
      .restaurant(restaurant(1), .edit(Patch(from: record(1), to: record(1, name: "B")))),
      by: "ben")
    scribe.write(.undo(edit), by: "ben")
    scribe.write(.deal(restaurant(1), deal, .use(nonce: "x")), by: "cho")
    let redemption = scribe.write(.deal(restaurant(1), deal, .redeem(nonce: "x")))
    #expect(try reason(redemption) == .notPermitted)
  }

  @Test func aProofIsReadAsItWasWritten() throws {
    let action = Action.restaurant(restaurant(1), proved(turn: 3))
    #expect(try ActionKind.claimRestaurant.action(from: action.fields) == action)
    let bare = Action.restaurant(restaurant(1), .claim())
    #expect(JSON.object(bare.fields).compactText == #"{"restaurant":"n1"}"#)
    #expect(try ActionKind.claimRestaurant.action(from: bare.fields) == bare)
    let half = JSONObject([
      .init(name: "restaurant", value: .string("n1")), .init(name: "proof", value: .string("00")),
    ])
    #expect(throws: FieldFault.self) { try ActionKind.claimRestaurant.action(from: half) }
  }

  @Test(arguments: (1...4 as ClosedRange<UInt64>).sweep(1))
  func theOrderOfArrivalDoesNotMatter(seed: UInt64) throws {
    var history = RandomHistory(seed: seed)
    history.claimKey = key
    let events = history.events(600)
    let expected = try State.fold(events, .proved(key)).serialised()
    #expect(try State.fold(events).serialised() != expected, "no claim was refused, seed \(seed)")
    var generator = SplitMix64(seed: seed)
    for _ in (0..<3).sweep(1) {
      let shuffled = (events + events.prefix(50)).shuffled(using: &generator)
      #expect(try State.fold(shuffled, .proved(key)).serialised() == expected, "seed \(seed)")
    }
  }
}

/// Claims in a journal on the disk, which finds its key itself.
@Suite struct ClaimKeyTests {
  private let folder: TemporaryStore
  private let store: Store

  init() throws {
    folder = try TemporaryStore()
    store = try Store(at: folder.path)
    try store.prepareForWriting()
  }

  private func drawKey() throws -> ClaimKey {
    var drawn: UInt64 = 0
    return try store.claimKey {
      drawn += 1
      return drawn
    }
  }

  /// Makes a replica one of this store's own.
  private func own(_ random: UInt64) throws {
    _ = try ReplicaFile.replica(store: folder.path, machine: "m", folder: "/a", random: random)
  }

  private func admins() throws -> [String] {
    try folder.journal().read { (state) throws(SnapshotFault) in
      try state.restaurant(restaurant(1))?.admins.map(\.text) ?? []
    }
  }

  @Test func theKeyIsDrawnOnce() throws {
    let first = try drawKey()
    #expect(try store.claimKey { 99 } == first)
    #expect(try folder.bytes("\(folder.path)/private/claim-key").count == 32)
  }

  @Test func withAKeyEveryReplicaNeedsAProof() throws {
    let key = try drawKey()
    var scribe = Scribe()
    try own(1)
    for (replica, name) in [(1, "ana"), (2, "ben")] as [(UInt64, String)] {
      scribe.write(.restaurant(restaurant(1), .claim()), by: "\(name)-forged", replica: replica)
      scribe.write(
        .restaurant(restaurant(1), proved(by: name, with: key)), by: name, replica: replica)
    }
    try folder.write(scribe.events)
    #expect(try admins() == ["ana", "ben"])
  }

  /// As in a copy without `private/`: what others claimed stays, what was written here is forged.
  @Test func withoutAKeyOnlyOthersAreTrusted() throws {
    var scribe = Scribe()
    scribe.write(.restaurant(restaurant(1), .claim()), by: "ana", replica: 1)
    scribe.write(.restaurant(restaurant(1), proved(by: "ben")), by: "ben", replica: 2)
    try folder.write(scribe.events)
    #expect(try admins() == ["ana", "ben"])
    try own(1)
    #expect(try admins() == ["ben"])
  }

  @Test func withoutAClaimTheKeyIsNotRead() throws {
    try Folder.make("\(folder.path)/private/claim-key")
    var scribe = Scribe()
    scribe.write(.rate(restaurant(1), limes(3)))
    scribe.write(.restaurant(restaurant(1), .release))
    try folder.write(scribe.events)
    #expect(try admins() == [])
    scribe.write(.restaurant(restaurant(1), .claim()))
    try folder.write(scribe.events)
    #expect(throws: JournalError.self) { try admins() }
  }

  @Test func aSnapshotKeepsNoClaimFromBeforeTheKey() throws {
    var scribe = Scribe()
    scribe.write(.restaurant(restaurant(1), .claim()), replica: 2)
    for _ in 0..<100 { scribe.write(.rate(restaurant(1), limes(3)), replica: 2) }
    try folder.write(scribe.events)
    #expect(folder.journal().writesSnapshot())
    let held = try store.journal.read { (state) throws(SnapshotFault) in
      (state.snapshot != nil, try state.restaurant(restaurant(1))?.admins.count)
    }
    #expect(held == (true, 1), "the snapshot takes it on trust")
    _ = try drawKey()
    #expect(try admins() == [])
    let known = try store.journal.read { (state) throws(SnapshotFault) in
      try state.restaurant(restaurant(1))
    }
    #expect(known == nil, "what this run has read before is read anew")
    #expect(folder.journal().writesSnapshot())
    #expect(try admins() == [])
  }

  @Test(arguments: [0, 100]) func aSnapshotRemembersWhichProofsCounted(later: Int) throws {
    let key = try drawKey()
    var scribe = Scribe()
    scribe.write(.restaurant(restaurant(1), proved(with: key)))
    scribe.write(.restaurant(restaurant(1), .release))
    let forged = scribe.write(.restaurant(restaurant(1), proved(by: "ben")), by: "ben")
    for _ in 0..<later { scribe.write(.rate(restaurant(1), limes(3))) }
    try folder.write(scribe.events)
    #expect(folder.journal().writesSnapshot())
    let event = try #require(try folder.journal().event(forged))
    let reason = try folder.journal().read { (state) throws(SnapshotFault) in
      try state.reason(against: event)
    }
    #expect(reason == .notPermitted)
    scribe.write(.restaurant(restaurant(1), proved(with: key)), replica: 2)
    try folder.write(scribe.events)
    #expect(try admins() == [])
    scribe.write(.restaurant(restaurant(1), proved(turn: 2, with: key)))
    try folder.write(scribe.events)
    #expect(try admins() == ["ana"])
  }

  /// With and without the snapshot that was made under another check, the answer is the same.
  @Test func aSnapshotOfAnotherCheckDoesNotFit() throws {
    let key = try drawKey()
    var scribe = Scribe()
    scribe.write(.restaurant(restaurant(1), proved(with: key)))
    scribe.write(.restaurant(restaurant(1), .claim()), by: "ben", replica: 2)
    for _ in 0..<100 { scribe.write(.rate(restaurant(1), limes(3))) }
    try folder.write(scribe.events)
    #expect(folder.journal().writesSnapshot())
    #expect(try admins() == ["ana"])
    let path = "\(folder.path)/private/claim-key"
    let secret = try folder.bytes(path)
    try folder.remove(path)
    #expect(try admins() == ["ana", "ben"])
    #expect(folder.journal().writesSnapshot())
    try folder.replace(path, with: secret)
    #expect(try admins() == ["ana"])
  }

  @Test(arguments: (1...3 as ClosedRange<UInt64>).sweep(1))
  func foldingOnFromASnapshotIsFoldingAll(seed: UInt64) throws {
    let key = try drawKey()
    var history = RandomHistory(seed: seed)
    history.claimKey = key
    let events = history.events(Thoroughness.isWhole ? 300 : 120)
    var generator = SplitMix64(seed: seed)
    var count = 0
    while count < events.count {
      count = min(events.count, count + Int.random(in: 1...60, using: &generator))
      let known = Array(events.prefix(count))
      try folder.write(known)
      let state = try folder.journal().read { (state) throws(SnapshotFault) in
        try state.serialised()
      }
      #expect(try State.fold(known, .proved(key)).serialised() == state, "seed \(seed)")
      if Bool.random(using: &generator) { _ = folder.journal().writesSnapshot() }
    }
  }
}
