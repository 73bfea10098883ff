extension State {
  /// The whole state as bytes: the sections of a snapshot one after the other.
  ///
  /// Equal states give equal bytes.
  public func serialised() throws(SnapshotFault) -> [UInt8] {
    var bytes: [UInt8] = []
    for section in Section.allCases where section != .directory { bytes += try serialised(section) }
    return bytes
  }

  /// The last event, in the order of the fold.
  fileprivate var last: EventOrder? { since.last?.order ?? base?.header.last }

  /// The day of the last event.
  fileprivate var lastDay: Int { last?.time.day ?? 0 }

  /// One section: the snapshot's lines, with those of changed subjects replaced.
  func serialised(_ section: Section) throws(SnapshotFault) -> [UInt8] {
    if section == .scoreTable {
      return try ScoreTable.Draft(of: try serialised(.scores), day: lastDay).bytes
    }
    let old = SnapshotWindow(start: 0, bytes: try base?.bytes(of: section) ?? [])
    let changed = try changedLines(section)
    var (bytes, copied): ([UInt8], Int) = ([], 0)
    bytes.reserveCapacity(old.bytes.count + changed.count * 256)
    for (key, bodies) in changed {
      let from = old.lowerBound(key, from: copied)
      bytes += old.bytes[copied..<from]
      copied = old.lowerBound(key.afterAllBelow, from: from)
      for body in bodies { SnapshotLine.append(key, body, to: &bytes) }
    }
    bytes += old.bytes[copied...]
    return bytes
  }

  /// The subjects of a section that are not as the snapshot has them, by key, with all their lines.
  private func changedLines(
    _ section: Section
  ) throws(SnapshotFault) -> [(key: SubjectKey, bodies: [[UInt8]])] {
    switch section {
    case .scores:
      var changed: [(key: SubjectKey, bodies: [[UInt8]])] = []
      for key in tail(.ratings) where changed.last?.key != key.head {
        let terms =
          try key.parts.first.flatMap { RestaurantID($0) }
          .map { (id) throws(SnapshotFault) in try score(of: id) } ?? nil
        changed.append((key.head, terms.map { [$0.body] } ?? []))
      }
      return changed
    case .ratingsByAccount:
      var changed: [(key: SubjectKey, bodies: [[UInt8]])] = []
      for key in tail(.ratings) {
        changed.append((key.swapped, try register(.ratings, key).rating.map { [$0.body] } ?? []))
      }
      return changed.sorted { $0.key < $1.key }
    case .scoreTable, .directory: return []
    case .unknown:
      return try unknownCounts().map { name, count in
        (SubjectKey(escaped: name), [Array(String(count).utf8)])
      }.sorted { $0.key < $1.key }
    case .ineffective:
      return try newlyIneffective().map { ($0.key, [$0.reason.body]) }
    default:
      var changed: [(key: SubjectKey, bodies: [[UInt8]])] = []
      for key in tail(section) {
        changed.append((key, try register(section, key).events.map { EventLine.body($0) }))
      }
      return changed
    }
  }
}

extension Snapshot {
  /// Writes the state of a store's events up to those positions, beside the old one and then in its
  /// place.
  ///
  /// It is not synced: a snapshot that a power failure leaves half written does not fit its own
  /// checksums and sizes, and is made anew.
  static func write(
    _ state: State, upTo positions: JournalPositions, claims: String?, store: String
  ) throws(JournalError) {
    var header = SnapshotHeader()
    header.last = state.last
    header.positions = positions
    header.claims = claims
    var sections: [[UInt8]] = []
    var directory = Directory.Draft()
    do throws(SnapshotFault) {
      for section in Section.allCases where section != .directory {
        if section == .scoreTable {
          let table = try ScoreTable.Draft(
            of: sections[Section.scores.rawValue], day: state.lastDay)
          table.enterVotes(in: &directory)
          sections.append(table.bytes)
        } else {
          let lines = try state.serialised(section)
          directory.add(lines, of: section)
          sections.append(lines)
        }
      }
    } catch {
      throw .damaged(file: path(in: store), byte: error.byte, .checksum)
    }
    sections.append(directory.pages())
    header.lengths = sections.map(\.count)
    let table = sections[Section.scoreTable.rawValue]
    header.scores = Fingerprint.of(table.prefix(ScoreTable.Head.size))
    header.restaurants = Fingerprint.of(sections[Section.restaurants.rawValue])
    let folder = folder(in: store)
    try journalIO(folder.make())
    try journalIO(folder.replace("state", withParts: [header.line] + sections, isDurable: false))
  }
}
