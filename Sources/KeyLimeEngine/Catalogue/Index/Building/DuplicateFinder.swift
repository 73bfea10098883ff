/// Finds restaurants that two sources both have.
///
/// They are those of the same id, and those of the same folded name but for fillers such as "the",
/// near, and of a like kind. What they publish to be reached by is evidence for names that are less
/// alike (``ContactEvidence``).
///
/// An id means one restaurant, whatever it is called now and wherever it has moved: its primary
/// record is that of the source that was imported last. Of records that only share a name the
/// primary one is that of the source that was imported first. The others are hidden and fill the
/// gaps of the primary one, in the order their sources were first imported. Within one source
/// nothing is a duplicate: two branches are two places.
struct DuplicateFinder: Sendable {
  /// A row and the rank of its source.
  private struct Record: BitwiseCopyable {
    let row: UInt32
    let rank: UInt32
  }

  /// A record by what it must share with its duplicates.
  private struct Candidate: BitwiseCopyable {
    let record: Record
    let idHash: UInt64
    let name: UInt64
    let position: Coordinate
    let drinks: Drinks
  }

  /// A record of a cluster, by what is known of the primary one.
  private struct Member: BitwiseCopyable {
    let record: Record
    let primary: Record
    /// 0 for the primary record; then come those behind it.
    let place: UInt32
    let name: UInt64
    let position: Coordinate
    let drinks: Drinks
  }

  private let ranks: [String: UInt32]
  /// When a source was imported last, by its rank; the higher the later.
  private let ages: [Int]
  private let isNeeded: Bool
  private let recordCount: Int
  private let bucketCount: Int
  private let scratch: Scratch
  private var candidates: Buckets<Candidate>
  private var contacts: ContactEvidence
  /// The source of the last record and its rank.
  private var lastSource: (name: [UInt8], rank: UInt32) = ([], .max)

  /// `sourceOrder` names the sources as they were first imported, `byLastImport` the same ones as
  /// they were last.
  init(
    sourceOrder: [String], byLastImport: [String], recordCount: Int, scratch: Scratch
  ) {
    var ranks: [String: UInt32] = [:]
    for (rank, name) in sourceOrder.enumerated() where ranks[name] == nil {
      ranks[name] = UInt32(rank)
    }
    self.ranks = ranks
    ages = sourceOrder.map { byLastImport.firstIndex(of: $0) ?? -1 } + [-1]
    isNeeded = sourceOrder.count > 1
    self.recordCount = recordCount
    bucketCount = isNeeded ? min(256, recordCount / 4096 + 1) : 0
    self.scratch = scratch
    candidates = Buckets(bucketCount, scratch: scratch)
    contacts = ContactEvidence(bucketCount: bucketCount, scratch: scratch)
  }

  /// Adds the next record.
  mutating func add(_ line: PackedLine, row: Row, position: Coordinate) throws(FileFault) {
    guard isNeeded, let name = line.text(.name) else { return }
    let telling = TellingName(name)
    let candidate = Candidate(
      record: Record(row: UInt32(row), rank: rank(of: line.text(.source))), idHash: line.idHash,
      name: telling.hash, position: position, drinks: Drinks(of: Columns(line.columns).kindValue))
    try contacts.add(
      line, name: telling, row: candidate.record.row, rank: candidate.record.rank,
      at: position, drinks: candidate.drinks)
    try candidates.add(candidate, to: candidates.bucket(ofHash: line.idHash))
  }

  private mutating func rank(of source: JSONString?) -> UInt32 {
    guard let source else { return UInt32(ranks.count) }
    if lastSource.rank == .max || !source.isEqual(to: lastSource.name) {
      let name = source.text
      lastSource = (Array(name.utf8), ranks[name] ?? UInt32(ranks.count))
    }
    return lastSource.rank
  }

  /// Hidden rows with their primary rows, in the order of the hidden rows.
  mutating func pairs() throws(FileFault) -> DuplicatePairs {
    var pairs = DuplicatePairs(rowCount: recordCount)
    guard isNeeded else { return pairs }
    var members = Buckets<Member>(bucketCount, scratch: scratch)
    for bucket in 0..<candidates.count {
      try joinIDs(try candidates.take(bucket), into: &members)
    }
    for bucket in 0..<members.count { joinNames(try members.take(bucket), into: &pairs) }
    pairs.sort()
    try contacts.join(in: &pairs)
    pairs.order(by: contacts.ranks)
    return pairs
  }
}

// MARK: - The same id

extension DuplicateFinder {
  /// Makes a cluster of the records of each id; the one of the source that was imported last is
  /// primary.
  private func joinIDs(
    _ candidates: [Candidate], into members: inout Buckets<Member>
  ) throws(FileFault) {
    let sorted = candidates.sorted {
      ($0.idHash, -age($0), $0.record.row) < ($1.idHash, -age($1), $1.record.row)
    }
    var start = 0
    while start < sorted.count {
      let primary = sorted[start]
      let bucket = members.bucket(ofHash: primary.name)
      var end = start
      while end < sorted.count, sorted[end].idHash == primary.idHash {
        let member = Member(
          record: sorted[end].record, primary: primary.record, place: UInt32(end - start),
          name: primary.name, position: primary.position, drinks: primary.drinks)
        try members.add(member, to: bucket)
        end += 1
      }
      start = end
    }
  }

  private func age(_ candidate: Candidate) -> Int {
    ages[min(Int(candidate.record.rank), ages.count - 1)]
  }
}

// MARK: - The same name

extension DuplicateFinder {
  /// What is known to be one restaurant.
  private struct Cluster {
    let primary: Record
    let position: Coordinate
    let drinks: Drinks
    var hidden: [Record] = []

    func shares(aSourceWith other: Cluster) -> Bool {
      let ranks = Set(([primary] + hidden).map(\.rank))
      return ([other.primary] + other.hidden).contains { ranks.contains($0.rank) }
    }

    func isDuplicate(of other: Cluster) -> Bool {
      !shares(aSourceWith: other) && drinks.fits(other.drinks)
    }
  }

  /// Joins clusters of one name that are near each other, and gives the pairs of all clusters.
  private func joinNames(_ members: [Member], into pairs: inout DuplicatePairs) {
    let sorted = members.sorted {
      ($0.name, $0.primary.rank, $0.primary.row, $0.place)
        < ($1.name, $1.primary.rank, $1.primary.row, $1.place)
    }
    var start = 0
    while start < sorted.count {
      let name = sorted[start].name
      let end = sorted[start...].firstIndex { $0.name != name } ?? sorted.count
      for cluster in joined(clusters(of: sorted[start..<end])) {
        for hidden in cluster.hidden { pairs.add(hidden: hidden.row, primary: cluster.primary.row) }
      }
      start = end
    }
  }

  private func clusters(of members: ArraySlice<Member>) -> [Cluster] {
    var clusters: [Cluster] = []
    for member in members {
      if member.place == 0 {
        clusters.append(
          Cluster(primary: member.primary, position: member.position, drinks: member.drinks))
      } else {
        clusters[clusters.count - 1].hidden.append(member.record)
      }
    }
    return clusters
  }

  /// Clusters of one name; those that are one restaurant are joined.
  private func joined(_ namesakes: [Cluster]) -> [Cluster] {
    guard namesakes.count > 1 else { return namesakes }
    var clusters: [Cluster] = []
    var bands = LatitudeBands()
    for namesake in namesakes {
      if let duplicate = nearestDuplicate(of: namesake, among: bands, of: clusters) {
        clusters[duplicate].hidden += [namesake.primary] + namesake.hidden
      } else {
        bands.add(clusters.count, at: namesake.position)
        clusters.append(namesake)
      }
    }
    return clusters
  }

  private func nearestDuplicate(
    of namesake: Cluster, among bands: LatitudeBands, of clusters: [Cluster]
  ) -> Int? {
    let origin = Origin(namesake.position)
    var nearest: (distance: Distance, index: Int)?
    bands.forEach(near: namesake.position) { index in
      let distance = origin.distance(to: clusters[index].position)
      guard distance <= LatitudeBands.maxDistance else { return }
      if let nearest, (nearest.distance, nearest.index) < (distance, index) { return }
      if namesake.isDuplicate(of: clusters[index]) { nearest = (distance, index) }
    }
    return nearest?.index
  }
}
