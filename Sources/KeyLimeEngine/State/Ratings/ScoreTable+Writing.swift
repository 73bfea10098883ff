extension ScoreTable {
  /// A table that is to be written.
  struct Draft {
    private let day: Int
    private let entries: [(fingerprint: UInt32, rank: ScoreRank)]

    /// The table of the lines of a section, whose last event was on a day.
    ///
    /// Throws ``SnapshotFault`` for a line that is not as it was written: in the table nobody would
    /// see that any more.
    init(of lines: [UInt8], day: Int) throws(SnapshotFault) {
      let weights = FadingTable(OldFading(day: day))
      var entries: [(fingerprint: UInt32, rank: ScoreRank)] = []
      try SnapshotLine.forEach(in: lines) { (line, start) throws(SnapshotFault) in
        guard SnapshotLine.isWhole(line),
          let keyEnd = SnapshotLine.keyEnd(line, parts: Section.scores.keyParts),
          let rank = ScoreRank(beginning: ByteView(rebasing: line[keyEnd...]), weights)
        else { throw SnapshotFault(byte: start) }
        let id = ByteView(rebasing: line[SnapshotLine.keyOffset..<(keyEnd - 1)])
        entries.append((UInt32(truncatingIfNeeded: Fingerprint.of(id)), rank))
      }
      (self.day, self.entries) = (day, entries.sorted { $0.fingerprint < $1.fingerprint })
    }

    var bytes: [UInt8] {
      let byScore = entries.indices.sorted { entries[$0].rank.value > entries[$1].rank.value }
      let floor =
        byScore.dropFirst(Head.hotCount(of: entries.count)).first.map { entries[$0].rank.value }
        ?? 0
      let head = Head(count: entries.count, day: day, floor: RoundedScore(floor))
      let hot = byScore.prefix(head.hotCount).sorted().map { entries[$0] }
      let columns = Column.allCases.map { content(of: $0, hot) }
      var bytes = head.bytes
      for column in columns { bytes.append(littleEndian: Fingerprint.of(column)) }
      return columns.reduce(into: bytes) { $0 += $1 }
    }

    /// Enters the votes where they are found one by one.
    func enterVotes(in directory: inout Directory.Draft) {
      for entry in entries { directory.add(Votes(entry.rank), of: entry.fingerprint) }
    }

    private func content(
      of column: Column, _ hot: [(fingerprint: UInt32, rank: ScoreRank)]
    ) -> [UInt8] {
      var bytes: [UInt8] = []
      switch column {
      case .fingerprints: return FingerprintColumn.bytes(of: entries.map(\.fingerprint))
      case .scores:
        for entry in entries { bytes.append(littleEndian: RoundedScore(entry.rank.value).word) }
      case .votes: for entry in entries { bytes.append(littleEndian: Votes(entry.rank).word) }
      case .hotFingerprints: return FingerprintColumn.bytes(of: hot.map(\.fingerprint))
      case .hotScores:
        for entry in hot { bytes.append(littleEndian: RoundedScore(entry.rank.value).word) }
      case .times: for entry in entries { bytes.append(littleEndian: minutes(entry.rank)) }
      }
      return bytes
    }

    private func minutes(_ rank: ScoreRank) -> UInt32 {
      let minutes = ((rank.last?.milliseconds ?? 0) + 59_999) / 60_000
      // The counter of a clock may stand at a whole minute.
      return UInt32(clamping: minutes + 1)
    }
  }
}
