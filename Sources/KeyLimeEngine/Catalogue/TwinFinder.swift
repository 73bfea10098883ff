/// Finds restaurants that two sources both have: those of the same id, and those of the same folded
/// name, near, and of a like kind.
///
/// An id means one restaurant, whatever it is called now and wherever it has moved: the record of
/// the source that was imported last is shown. Of records that only share a name the one of the
/// source that was imported first is shown. The others are hidden and lend what that one does not
/// know. Within one source nothing is a twin: two branches are two places.
struct TwinFinder {
  /// How far apart two sources may put the same place: a building's size and a survey's error.
  static let reach = Distance(metres: 150)
  /// More than ``reach`` as a difference of latitudes, in 1e-7 degrees.
  private static let reachE7: Int32 = 20_000

  private struct Candidate {
    let key: UInt64
    let row: Row
    let position: Coordinate
    let sourceRank: Int
    let idHash: UInt64
    let isMainlyDrinks: Bool?
  }

  /// What is known to be one restaurant: the record that stands for it, and those behind it.
  private struct Cluster {
    let shown: Candidate
    var hidden: [Candidate] = []

    func shares(aSourceWith other: Cluster) -> Bool {
      let ranks = Set(([shown] + hidden).map(\.sourceRank))
      return ([other.shown] + other.hidden).contains { ranks.contains($0.sourceRank) }
    }
  }

  private let ranks: [String: Int]
  /// When a source was imported last, by its rank; the higher the later.
  private let ages: [Int]
  private let isNeeded: Bool
  private var candidates: [Candidate] = []

  /// `sourceOrder` names the sources as they were first imported, `byLastImport` the same ones as
  /// they were last.
  init(sourceOrder: [String], byLastImport: [String]) {
    var ranks: [String: Int] = [:]
    for (rank, name) in sourceOrder.enumerated() where ranks[name] == nil { ranks[name] = rank }
    self.ranks = ranks
    ages = sourceOrder.map { byLastImport.firstIndex(of: $0) ?? -1 } + [-1]
    isNeeded = sourceOrder.count > 1
  }

  mutating func add(_ record: IndexedRecord, row: Row, position: Coordinate) {
    guard isNeeded, let name = record.names.first, let id = record.id else { return }
    let words = Words.ofQuery(name.text).joined(separator: " ")
    candidates.append(
      Candidate(
        key: Fingerprint.of(words.utf8), row: row, position: position,
        sourceRank: record.sourceName.flatMap { ranks[$0.text] } ?? ranks.count, idHash: id.hash,
        isMainlyDrinks: record.columns.kindValue?.isMainlyDrinks))
  }

  /// Hidden rows with the row that is shown for each, in order of the hidden row.
  func pairs() -> [(row: Row, shown: Row)] {
    var clusters = clustersOfOneID()
    let hidden = Set(clusters.values.flatMap { $0.hidden.map(\.row) })
    let namesakes = candidates.filter { !hidden.contains($0.row) }.sorted {
      ($0.key, $0.sourceRank, $0.row) < ($1.key, $1.sourceRank, $1.row)
    }
    namesakes.forEachRun(where: { $0.key == $1.key }) { run in
      let separate = run.map { clusters.removeValue(forKey: $0.row) ?? Cluster(shown: $0) }
      for cluster in joined(separate) where !cluster.hidden.isEmpty {
        clusters[cluster.shown.row] = cluster
      }
    }
    return clusters.values.flatMap { cluster in cluster.hidden.map { ($0.row, cluster.shown.row) } }
      .sorted { $0.row < $1.row }
  }

  /// The records of each id that several sources have, by the row that is shown: that of the source
  /// that was imported last.
  private func clustersOfOneID() -> [Row: Cluster] {
    var clusters: [Row: Cluster] = [:]
    let sorted = candidates.sorted {
      ($0.idHash, -age($0), $0.row) < ($1.idHash, -age($1), $1.row)
    }
    sorted.forEachRun(where: { $0.idHash == $1.idHash }) { records in
      guard let newest = records.first else { return }
      clusters[newest.row] = Cluster(shown: newest, hidden: Array(records.dropFirst()))
    }
    return clusters
  }

  private func age(_ candidate: Candidate) -> Int {
    ages[min(candidate.sourceRank, ages.count - 1)]
  }

  /// Namesakes, with those behind another that are one restaurant with it; some may be left alone.
  private func joined(_ namesakes: [Cluster]) -> [Cluster] {
    var clusters: [Cluster] = []
    for namesake in namesakes {
      if let partner = nearestTwin(of: namesake, in: clusters) {
        clusters[partner].hidden += [namesake.shown] + namesake.hidden
      } else {
        clusters.append(namesake)
      }
    }
    return clusters
  }

  private func nearestTwin(of namesake: Cluster, in clusters: [Cluster]) -> Int? {
    let position = namesake.shown.position
    let origin = Origin(position)
    var nearest: (index: Int, distance: Distance)?
    for index in clusters.indices {
      let other = clusters[index].shown.position
      // A chain has thousands of namesakes; few of them are at this latitude.
      guard abs(other.latitudeE7 - position.latitudeE7) < Self.reachE7 else { continue }
      let distance = origin.distance(to: other)
      guard distance <= Self.reach, distance < nearest?.distance ?? Distance(metres: .infinity),
        isTwin(namesake, of: clusters[index])
      else { continue }
      nearest = (index, distance)
    }
    return nearest?.index
  }

  private func isTwin(_ namesake: Cluster, of cluster: Cluster) -> Bool {
    guard !namesake.shares(aSourceWith: cluster) else { return false }
    guard let mine = namesake.shown.isMainlyDrinks, let theirs = cluster.shown.isMainlyDrinks
    else { return true }
    return mine == theirs
  }
}

extension Array {
  /// Visits the longest stretches of two or more neighbours that belong together.
  fileprivate func forEachRun(
    where belong: (Element, Element) -> Bool, _ body: (ArraySlice<Element>) -> Void
  ) {
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, belong(self[start], self[end]) { end += 1 }
      if end - start > 1 { body(self[start..<end]) }
      start = end
    }
  }
}
