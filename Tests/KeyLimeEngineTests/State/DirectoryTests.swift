import Testing

@testable import KeyLimeEngine

/// Questions about sections that are so long that a key is looked up in the directory.
@Suite struct DirectoryTests {
  private static let people = ["ana", "ben", "cho"]

  /// Ratings of many restaurants, of some by three people, and one check-in changed so often that its
  /// lines take more than is read at once.
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

  /// A store with a snapshot of those events.
  private static func folded() throws -> (store: TemporaryStore, journal: Journal) {
    let store = try TemporaryStore()
    try store.write(events())
    try JournalFolder.make("\(store.path)/private")
    let journal = store.journal()
    #expect(journal.writesSnapshot())
    return (store, journal)
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
    let (store, journal) = try Self.folded()
    defer { withExtendedLifetime(store) {} }
    let found = try journal.read { (state) throws(SnapshotFault) in try answers(state) }
    let right = try answers(State.fold(Self.events()))
    for (one, other) in zip(found, right) { #expect(one == other) }
  }

  @Test func eachKeyOfEachSectionIsFoundWithAllItsLines() throws {
    let (store, _) = try Self.folded()
    let snapshot = try #require(Snapshot(store: store.path))
    for section in Section.allCases where section != .directory {
      let lines = try #require(Snapshot(store: store.path)).lines(section)
      for (key, own) in Dictionary(grouping: lines, by: \.key) {
        let window = try #require(try snapshot.lines(of: key, in: section))
        #expect(window.begins(with: key))
        let text = String(decoding: window.bytes, as: UTF8.self)
        let count = text.split(separator: "\n").count { line in
          line.utf8.dropFirst(SnapshotLine.keyOffset).starts(with: key.bytes)
        }
        #expect(count == own.count, "\(section) \(key.parts)")
      }
      #expect(try snapshot.lines(of: SubjectKey("nobody", "n1"), in: section) == nil)
    }
  }

  @Test("a page that was changed is not believed")
  func damage() throws {
    let (store, _) = try Self.folded()
    let right = try answers(State.fold(Self.events()))
    let path = Snapshot.path(in: store.path)
    let whole = try store.bytes(path)
    let snapshot = try #require(Snapshot(store: store.path))
    let start = snapshot.starts[Section.directory.rawValue]
    #expect(whole.count - start == snapshot.length(of: .directory))
    let length = whole.count - start
    #expect(length > 40 * Directory.pageSize)
    for offset in stride(from: 3, to: length, by: 1013) {
      var bytes = whole
      bytes[start + offset] ^= 1
      try store.replace(path, with: bytes)
      let found = try store.journal().read { (state) throws(SnapshotFault) in try answers(state) }
      #expect(found == right, "at byte \(offset)")
    }
    // What a power failure leaves of a file that was not synced.
    try store.replace(path, with: whole[..<start] + [UInt8](repeating: 0, count: length))
    let found = try store.journal().read { (state) throws(SnapshotFault) in try answers(state) }
    #expect(found == right)
    #expect(throws: SnapshotFault.self) {
      try #require(Snapshot(store: store.path)).lines(of: SubjectKey("n1", "ana"), in: .ratings)
    }
  }

  @Test("pages that are full go on in the next", arguments: [1, 31, 32, 700, 5000])
  func manyKeys(_ count: Int) throws {
    var lines: [UInt8] = []
    var places: [SubjectKey: Int] = [:]
    for number in 0..<count {
      let key = SubjectKey(number.padded(to: 6))
      places[key] = lines.count
      SnapshotLine.append(key, Array("1".utf8), to: &lines)
    }
    var draft = Directory.Draft()
    draft.add(lines, of: .scores)
    let bytes = draft.pages()
    let pageCount = bytes.count / Directory.pageSize
    var crossings = 0
    for (key, place) in places {
      let hash = Directory.Hash(.scores, key)
      var number = hash.page(of: pageCount)
      var offsets: [Int] = []
      while true {
        let start = number * Directory.pageSize
        let page = try #require(
          Directory.Page(Array(bytes[start..<(start + Directory.pageSize)]), number: number))
        offsets += page.values(hash)
        guard page.isFull, !offsets.contains(place) else { break }
        number = (number + 1) % pageCount
        crossings += 1
      }
      #expect(offsets.contains(place))
    }
    if count == 5000 { #expect(crossings > 0) }
  }
}
