// Finding the lines of a key: where to read, and reading no more than that.

extension Snapshot {
  /// How many bytes are read at once when a key has been narrowed down.
  static let windowSize = 16_384
  private static let probeSize = 1024

  /// The window in which every line under a prefix lies.
  func window(
    _ section: Section, _ prefix: SubjectKey
  ) throws(SnapshotFault) -> SnapshotWindow {
    let length = length(of: section)
    if let window = windows[section.rawValue], window.settles(prefix, length: length) {
      return window
    }
    if length <= Self.windowSize { try load(section) } else { try narrow(section, prefix) }
    return windows[section.rawValue] ?? SnapshotWindow(start: 0, bytes: [])
  }

  /// Halves a section until little is left, then reads that, and on while the prefix goes on.
  private func narrow(_ section: Section, _ prefix: SubjectKey) throws(SnapshotFault) {
    let length = length(of: section)
    var (low, high) = (0, length)
    while high - low > Self.windowSize {
      guard let probe = try probe(section, from: (low + high) / 2, to: high) else { break }
      guard probe.isWhole else {
        throw SnapshotFault(byte: starts[section.rawValue] + probe.start)
      }
      if probe.isBefore(prefix) { low = probe.start } else { high = probe.start }
    }
    var count = high - low + Self.probeSize
    while true {
      let window = try wholeLines(of: section, at: low, count: count)
      if window.settles(prefix, length: length) {
        windows[section.rawValue] = window
        return
      }
      guard window.end < length else { throw SnapshotFault(byte: starts[section.rawValue] + low) }
      count *= 2
    }
  }

  /// The lines from an offset on that are whole within so many bytes.
  func wholeLines(
    of section: Section, at offset: Int, count: Int
  ) throws(SnapshotFault) -> SnapshotWindow {
    var bytes = try bytes(of: section, at: offset, count: count)
    if offset + bytes.count < length(of: section) {
      bytes.removeLast(bytes.count - (bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0))
    }
    return SnapshotWindow(start: offset, bytes: bytes)
  }

  /// A line that was looked at on the way.
  private struct Probe {
    var start: Int
    var line: [UInt8]

    var isWhole: Bool { line.withBytes { SnapshotLine.isWhole($0) } }

    func isBefore(_ key: SubjectKey) -> Bool {
      line.withBytes { SnapshotWindow.isBefore($0, 0, key) }
    }
  }

  /// The first line that starts behind an offset and before `limit`; nil when there is none.
  private func probe(
    _ section: Section, from offset: Int, to limit: Int
  ) throws(SnapshotFault) -> Probe? {
    var count = Self.probeSize
    while true {
      let bytes = try bytes(of: section, at: offset, count: count)
      if let first = bytes.firstIndex(of: 0x0A) {
        guard offset + first + 1 < limit else { return nil }
        let rest = bytes[(first + 1)...]
        if let last = rest.firstIndex(of: 0x0A) {
          return Probe(start: offset + first + 1, line: Array(rest[..<last]))
        }
      }
      guard bytes.count == count else { return nil }
      count *= 2
    }
  }
}
