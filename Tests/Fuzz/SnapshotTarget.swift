@testable import KeyLimeEngine

/// A snapshot with bytes changed in one of its files: the answers of the journal alone.
///
/// The first byte says which file it is.
func fuzz(_ input: UnsafeBufferPointer<UInt8>) {
  guard let first = input.first else { return }
  let chosen = Whole.files[Int(first) % Whole.files.count]
  guard !chosen.bytes.isEmpty else { return }
  let folder = Snapshot.folder(in: Lived.path)
  Lived.put(
    Lived.changed(chosen.bytes, by: Array(input.dropFirst())), chosen.name, in: folder)
  precondition(Whole.answers() == Whole.rated, "a wrong answer from '\(chosen.name)'")
  Lived.put(chosen.bytes, chosen.name, in: folder)
}

private enum Whole {
  /// The files of a whole snapshot, and what the journal alone says.
  static let (files, rated): (files: [(name: String, bytes: [UInt8])], rated: [Limes?]) = {
    try? Lived.journal.folder(of: Lived.replica).make()
    Lived.put(Lived.segment, Segment.name(1), in: Lived.journal.folder(of: Lived.replica))
    let folder = Snapshot.folder(in: Lived.path)
    guard let rated = answers(),
      FoldedJournal(Lived.journal).refreshSnapshot(evenIfNotDue: true),
      let names = try? folder.names()
    else { fatalError("there is no snapshot") }
    let files = names.compactMap { name in
      (try? folder.contents(name)).flatMap(\.self).map { (name, $0) }
    }
    return (files, rated)
  }()

  static func answers() -> [Limes?]? {
    try? FoldedJournal(Lived.journal).read { (state) throws(SnapshotFault) in
      let ratings = try state.ratings(by: AccountID(random: 5))
      return (0..<9).map { number in
        ratings.first { $0.restaurant.text == "p\(number)" }?.limes
      }
    }
  }
}
