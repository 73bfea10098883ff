@testable import KeyLimeEngine

/// A segment of a journal, any bytes or a whole one with bytes changed: what is read was written, a
/// loss is named, and the next event that is written is there.
///
/// The first byte says whether it is a whole one.
func fuzz(_ input: UnsafeBufferPointer<UInt8>) {
  guard let kind = input.first else { return }
  let bytes = Array(input.dropFirst())
  readSegment(kind % 2 == 0 ? bytes : Lived.changed(Lived.segment, by: bytes))
}

private func readSegment(_ bytes: [UInt8]) {
  let folder = Lived.journal.folder(of: Lived.replica)
  try? folder.removeAll()
  try? folder.make()
  Lived.put(bytes, Segment.name(1), in: folder)
  guard let events = try? Lived.journal.events() else { return }
  let whole = bytes.split(separator: 0x0A).filter { (try? EventLine.read($0)) != nil }.count
  precondition(events.count <= whole, "events that nobody wrote")
  let log = DamageLog()
  let judged = Journal(store: Lived.path, replica: Lived.replica, damage: log)
  guard let count = try? judged.events().count else { return }
  precondition(count == events.count, "another answer the second time")
  checkWriting(judged, after: count)
}

/// What is written next is there, or refused because of the damage that was named.
private func checkWriting(_ journal: Journal, after count: Int) {
  guard let place = RestaurantID("p1") else { return }
  let account = AccountID(random: 5)
  do throws(JournalError) {
    let appended = try FoldedJournal(journal).append(by: account, now: 1_800_000_000_000) { _ in
      [KeyedAction(.favourite(place))]
    }
    guard case .written(let written) = appended else { return }
    let found = try Lived.journal.events()
    precondition(found.last?.id == written.last?.id, "what was written is not there")
    precondition(found.count == count + 1, "writing lost what could be read")
  } catch {
    switch error {
    case .damaged: precondition(!journal.damage.losses.isEmpty, "an unnamed loss")
    case .noLaterTime: break
    default: fatalError("\(error)")
    }
  }
}
