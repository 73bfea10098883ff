/// What a snapshot knows of the scores of restaurants: the columns of its table that a question needs,
/// or, as long as only the votes of a few are asked for, what the directory says of each.
final class KeptScores {
  private let snapshot: Snapshot
  private let fading: OldFading
  private let columns: [ScoreTable.Column]
  /// The columns, once they were read; for an order by scores those of the hot restaurants first.
  private(set) var table: ScoreTable?
  private var asked = 0
  /// What could not be read.
  private(set) var fault: SnapshotFault?

  /// How many are asked one by one before all columns are read, which takes as long.
  private static let few = 256

  init(
    _ snapshot: Snapshot, for columns: [ScoreTable.Column], _ fading: OldFading
  ) throws(SnapshotFault) {
    (self.snapshot, self.columns, self.fading) = (snapshot, columns, fading)
    if columns == [.scores], let hot = try snapshot.hotScoreTable(fading) {
      table = hot
    } else if columns != [.votes] {
      table = try snapshot.scoreTable(columns, fading)
    }
  }

  /// Whether all restaurants with a higher score than this are told apart from the others.
  func tellsApart(above score: Double?) -> Bool {
    guard let floor = table?.floor else { return true }
    return score.map { $0 > floor } ?? false
  }

  /// Reads the columns of all restaurants.
  func readAll() {
    do throws(SnapshotFault) { table = try snapshot.scoreTable(columns, fading) } catch {
      fault = error
    }
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
