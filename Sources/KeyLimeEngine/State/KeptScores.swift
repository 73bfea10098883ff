/// What a snapshot knows of the scores of restaurants: the columns of its table that a question needs,
/// or, as long as only the votes of a few are asked for, what the directory says of each.
final class KeptScores {
  private let snapshot: Snapshot
  private let fading: Fading
  /// The columns, once they were read.
  private(set) var table: ScoreTable?
  private var asked = 0
  /// What could not be read.
  private(set) var fault: SnapshotFault?

  /// How many are asked one by one before all columns are read, which takes as long.
  private static let few = 256

  init(
    _ snapshot: Snapshot, for columns: [ScoreTable.Column], _ fading: Fading
  ) throws(SnapshotFault) {
    (self.snapshot, self.fading) = (snapshot, fading)
    if columns != [.votes] { table = try snapshot.scoreTable(columns, fading) }
  }

  var isEmpty: Bool { snapshot.length(of: .scores) == 0 }

  /// Whether a fingerprint may be that of a rated restaurant.
  func contains(_ fingerprint: UInt32) -> Bool {
    if let table { return table.contains(fingerprint) }
    var isFound = false
    visitRanks(ofFingerprint: fingerprint) { _ in isFound = true }
    return isFound
  }

  /// Calls `body` with the rank of each restaurant that a fingerprint may mean, or a better one.
  func visitRanks(ofFingerprint fingerprint: UInt32, _ body: (ScoreRank) -> Void) {
    do throws(SnapshotFault) {
      if table == nil, asked == Self.few { table = try snapshot.scoreTable([.votes], fading) }
      if let table { return table.visitRanks(ofFingerprint: fingerprint, body) }
      asked += 1
      for votes in try snapshot.votes(of: fingerprint) { body(votes.rank) }
    } catch {
      fault = error
    }
  }
}
