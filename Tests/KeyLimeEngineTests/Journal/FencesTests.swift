import Testing

@testable import KeyLimeEngine

/// Searches in sections that are long enough to have fences.
@Suite struct FencesTests {
  private static let people = ["ana", "ben", "cho"]

  /// Ratings of every second restaurant, of some by three people, and one check-in changed so often
  /// that fences stand inside its key.
  private static func events() -> [Event] {
    var scribe = Scribe()
    for number in 0..<900 {
      for (index, person) in people.enumerated() where number % (index + 2) == 0 {
        scribe.write(.rate(restaurant(number), limes(1 + (number + index) % 5)), by: person)
      }
      scribe.write(
        .checkIn(named("c1"), number == 0 ? .add(checkIn()) : .addPhoto("p\(number).jpg")))
    }
    return scribe.events
  }

  private func answers(_ state: State) throws(SnapshotFault) -> [String] {
    var answers: [String] = []
    for person in Self.people + ["aaron", "zoe"] {
      for number in stride(from: -1, through: 950, by: 7) {
        guard let id = RestaurantID(number < 0 ? "a" : "n\(number)") else { continue }
        let rating = try state.rating(of: id, by: account(person))
        answers.append("\(person) \(id) \(rating?.limes.count ?? 0)")
      }
      let ids = (0..<40).map { restaurant($0 * 23) }
      answers.append("\(try state.limes(for: ids, by: account(person)).map { $0?.count ?? 0 })")
      answers.append("\(try state.areFavourites(ids, of: account(person)))")
      answers.append("\(try state.checkIns(of: account(person)).map(\.checkIn.photos.count))")
    }
    return answers
  }

  @Test func theSameIsFoundWithAndWithoutASnapshot() throws {
    let store = try TemporaryStore()
    let events = Self.events()
    try store.write(events)
    try JournalFolder.make("\(store.path)/private")
    let journal = store.journal()
    #expect(journal.writesSnapshot())
    let snapshot = try #require(Snapshot(store: store.path))
    let fences = try snapshot.lines(.fences)
    #expect(fences.count > 12)
    #expect(snapshot.length(of: .ratings) > 8 * Fences.spacing)
    let found = try journal.read { (state) throws(SnapshotFault) in try answers(state) }
    let right = try answers(State.fold(events))
    for (one, other) in zip(found, right) { #expect(one == other) }
  }

  @Test("one that was changed is not believed", arguments: [false, true])
  func damage(isForged: Bool) throws {
    let store = try TemporaryStore()
    let events = Self.events()
    try store.write(events)
    try JournalFolder.make("\(store.path)/private")
    #expect(store.journal().writesSnapshot())
    let right = try answers(State.fold(events))
    let path = Snapshot.path(in: store.path)
    let whole = try store.bytes(path)
    let length = try #require(Snapshot(store: store.path)).length(of: .fences)
    for start in stride(from: whole.count - length + 60, to: whole.count, by: 211) {
      var bytes = whole
      if isForged { swapLines(&bytes, from: start) } else { bytes[start] ^= 1 }
      try store.replace(path, with: bytes)
      let journal = store.journal()
      let found = try journal.read { (state) throws(SnapshotFault) in try answers(state) }
      #expect(found == right, "at byte \(start)")
    }
  }

  /// Lets the line behind an offset say a number without bounds, with a right checksum.
  private func swapLines(_ bytes: inout [UInt8], from offset: Int) {
    let starts = bytes.indices[offset...].filter { bytes[$0 - 1] == 0x0A }
    guard starts.count > 1 else { return }
    let line = bytes[starts[0]..<starts[1]]
    guard let tab = line.lastIndex(of: 0x09) else { return }
    var body = Array(line[(starts[0] + SnapshotLine.keyOffset)...tab])
    // Longer than any offset is.
    body += [UInt8](repeating: UInt8(ascii: "9"), count: 30)
    let sum = CRC32C.text(body.withUnsafeBufferPointer { CRC32C.checksum($0) })
    let forged = sum + [0x09] + body + [0x0A]
    let grown = forged.count - line.count
    bytes.replaceSubrange(starts[0]..<starts[1], with: forged)
    guard let end = bytes.firstIndex(of: 0x0A),
      var header = bytes[..<end].withUnsafeBufferPointer({ SnapshotHeader(line: $0) })
    else { return }
    header.lengths[Section.fences.rawValue] += grown
    let digits = line.dropFirst(SnapshotLine.keyOffset).prefix(2)
    if let section = Int(String(decoding: digits, as: UTF8.self)) {
      header.fences[section] += grown
    }
    bytes.replaceSubrange(0...end, with: header.line)
  }
}
