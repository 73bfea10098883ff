import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct EffectTests {
  /// Why many events have no effect is what each alone is told, with a snapshot of some of them.
  @Test(arguments: (1...4 as ClosedRange<UInt64>).sweep(1))
  func manyAtOnceAreToldWhatEachIsTold(seed: UInt64) throws {
    var history = RandomHistory(seed: seed)
    let events = history.events(300)
    // With a late replica some subjects are folded again; without one the snapshot alone is asked.
    for late in [ReplicaID(random: 2), ReplicaID(random: 9)] {
      let store = try TemporaryStore()
      try Folder.make("\(store.path)/private")
      try store.write(events.prefix(250).filter { $0.id.replica != late })
      let journal = store.journal()
      #expect(journal.writesSnapshot())
      try store.write(events)
      let whole = State.fold(events)
      let (all, few) = try journal.read { (state) throws(SnapshotFault) in
        (try state.reasons(against: events), try state.reasons(against: Array(events.prefix(50))))
      }
      var expected: [EventID: NoEffect] = [:]
      for event in events { expected[event.id] = try whole.reason(against: event) }
      #expect(all == expected, "seed \(seed)")
      let first = Set(events.prefix(50).map(\.id))
      #expect(few == expected.filter { first.contains($0.key) }, "seed \(seed)")
    }
  }
}
