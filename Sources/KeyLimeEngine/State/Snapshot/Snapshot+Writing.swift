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

  /// One section: the snapshot's lines, with those of changed subjects replaced.
  func serialised(_ section: Section) throws(SnapshotFault) -> [UInt8] {
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
        let summary =
          try key.parts.first.flatMap { RestaurantID($0) }
          .map { (id) throws(SnapshotFault) in try ratingSummary(of: id) } ?? nil
        changed.append((key.head, summary.map { [$0.body] } ?? []))
      }
      return changed
    case .ratingsByAccount:
      var changed: [(key: SubjectKey, bodies: [[UInt8]])] = []
      for key in tail(.ratings) {
        changed.append((key.swapped, try register(.ratings, key).rating.map { [$0.body] } ?? []))
      }
      return changed.sorted { $0.key < $1.key }
    case .directory: return []
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
        let lines = try state.serialised(section)
        directory.add(lines, of: section)
        sections.append(lines)
      }
    } catch {
      throw .damaged(file: path(in: store), byte: error.byte, .checksum)
    }
    sections.append(directory.pages())
    header.lengths = sections.map(\.count)
    header.restaurants = Fingerprint.of(sections[Section.restaurants.rawValue])
    let temporary = "\(path(in: store)).new"
    try JournalFolder.make("\(store)/snapshot")
    guard let file = try JournalFile(temporary, .replacing) else { return }
    do throws(JournalError) {
      try file.writeAll(header.line)
      for section in sections { try file.writeAll(section) }
      try JournalFolder.rename(temporary, to: path(in: store))
    } catch {
      try? JournalFolder.remove(temporary)
      throw error
    }
  }
}
