/// The folded journal up to some event, in one file that can be read in parts: derived, local to
/// this machine, never trusted blindly, and made anew when it is gone or does not fit.
///
/// `snapshot/state` is a ``SnapshotHeader`` line followed by the sections, each of them
/// ``SnapshotLine``s in the order of their keys. It is written beside its place and renamed, so a
/// reader has either the old or the new one open. Every line that an answer is made of is checked,
/// and so are the two lines beside a key that was not found.
final class Snapshot {
  let header: SnapshotHeader
  private let file: JournalFile
  private let starts: [Int]
  /// What was read of each section last.
  private var windows: [SnapshotWindow?]

  /// How many bytes are read at once when a key has been narrowed down.
  private static let windowSize = 16_384
  private static let probeSize = 1024
  /// How many bytes a pass over a section holds at once: small enough to be used again and again
  /// without asking the system for more memory.
  private static let pieceSize = 65_536

  static func path(in store: String) -> String { "\(store)/snapshot/state" }

  /// The lock that whoever writes the snapshot, or decides what the next one holds, has.
  static func lockPath(in store: String) -> String { "\(store)/private/snapshot.lock" }

  /// Opens the snapshot of a store; nil when there is none that can be used.
  init?(store: String) {
    guard let opened = try? JournalFile(Self.path(in: store), .reading),
      let size = try? opened.size(),
      let (header, length) = Self.readHeader(opened, size: size)
    else { return nil }
    guard header.lengths.allSatisfy({ (0...size).contains($0) }) else { return nil }
    var starts = [length]
    for count in header.lengths { starts.append((starts.last ?? 0) + count) }
    guard starts.last == size else { return nil }
    self.header = header
    self.starts = starts
    windows = starts.map { _ in nil }
    file = opened
  }

  private static func readHeader(
    _ file: borrowing JournalFile, size: Int
  ) -> (SnapshotHeader, length: Int)? {
    var count = 4096
    while true {
      guard let bytes = try? file.read(at: 0, count: min(count, size)) else { return nil }
      if let end = bytes.firstIndex(of: 0x0A) {
        let header = bytes[..<end].withUnsafeBufferPointer { SnapshotHeader(line: $0) }
        return header.map { ($0, end + 1) }
      }
      guard count < size else { return nil }
      count *= 4
    }
  }

  // MARK: - Bytes

  func length(of section: Section) -> Int { header.lengths[section.rawValue] }

  private func bytes(of section: Section, at offset: Int, count: Int) throws(SnapshotFault)
    -> [UInt8]
  {
    let start = starts[section.rawValue] + offset
    let wanted = min(count, length(of: section) - offset)
    guard let bytes = try? file.read(at: start, count: wanted), bytes.count == wanted else {
      throw SnapshotFault(byte: start)
    }
    return bytes
  }

  /// The whole section.
  func bytes(of section: Section) throws(SnapshotFault) -> [UInt8] {
    try load(section)
    return windows[section.rawValue]?.bytes ?? []
  }

  /// The section of scores and its table, whole and checked as a whole.
  func checkedScores() throws(SnapshotFault) -> (lines: [UInt8], table: ScoreTable) {
    let (lines, table) = (try bytes(of: .scores), try bytes(of: .scoreTable))
    guard Self.fingerprint(scores: lines, table: table) == header.scores else {
      throw SnapshotFault(byte: starts[Section.scores.rawValue])
    }
    return (lines, ScoreTable(bytes: table))
  }

  static func fingerprint(scores: [UInt8], table: [UInt8]) -> UInt64 {
    var fingerprint = Fingerprint()
    for part in [scores, table] { part.withUnsafeBytes { fingerprint.combine($0) } }
    return fingerprint.finished
  }

  /// Reads a section into memory, for a caller that will ask for many of its keys.
  func load(_ section: Section) throws(SnapshotFault) {
    let length = length(of: section)
    if let window = windows[section.rawValue], window.start == 0, window.end == length { return }
    windows[section.rawValue] = SnapshotWindow(
      start: 0, bytes: try bytes(of: section, at: 0, count: length))
  }

  // MARK: - Searching

  /// The window in which every line under a prefix lies.
  private func window(
    _ section: Section, _ prefix: SubjectKey
  ) throws(SnapshotFault) -> SnapshotWindow {
    let length = length(of: section)
    if let window = windows[section.rawValue], window.settles(prefix, length: length) {
      return window
    }
    if length <= Self.windowSize { try load(section) } else { try narrow(section, prefix) }
    return windows[section.rawValue] ?? SnapshotWindow(start: 0, bytes: [])
  }

  /// Halves the section until little is left, then reads that, and on while the prefix goes on.
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
      if window.settles(prefix, length: length) || window.end == length {
        windows[section.rawValue] = window
        return
      }
      count *= 2
    }
  }

  /// The lines from an offset on that are whole within so many bytes.
  private func wholeLines(
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

    var isWhole: Bool { line.withUnsafeBufferPointer { SnapshotLine.isWhole($0) } }

    func isBefore(_ key: SubjectKey) -> Bool {
      line.withUnsafeBufferPointer { SnapshotWindow.isBefore($0, 0, key) }
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

  // MARK: - Lines

  /// Calls `body` with each line under a prefix, and where its key ends, in order.
  private func visit(
    _ section: Section, under prefix: SubjectKey?,
    _ body: (UnsafeBufferPointer<UInt8>, _ keyEnd: Int) -> Bool
  ) throws(SnapshotFault) {
    if let prefix {
      let window = try window(section, prefix)
      try visit(section, window, from: window.lowerBound(prefix), under: prefix, body)
    } else {
      try load(section)
      let window = windows[section.rawValue] ?? SnapshotWindow(start: 0, bytes: [])
      try visit(section, window, from: 0, under: nil, body)
    }
  }

  /// Visits the lines from an offset on, checking each, the one before and the one behind.
  private func visit(
    _ section: Section, _ window: SnapshotWindow, from start: Int, under prefix: SubjectKey?,
    _ body: (UnsafeBufferPointer<UInt8>, _ keyEnd: Int) -> Bool
  ) throws(SnapshotFault) {
    let base = starts[section.rawValue] + window.start
    let parts = section.keyParts
    try window.bytes.withUnsafeBufferPointer { (buffer) throws(SnapshotFault) in
      var offset = start
      if offset > 0 {
        var before = offset - 1
        while before > 0, buffer[before - 1] != 0x0A { before -= 1 }
        guard SnapshotLine.isWhole(UnsafeBufferPointer(rebasing: buffer[before..<(offset - 1)]))
        else { throw SnapshotFault(byte: base + before) }
      }
      while offset < buffer.count {
        let end = SnapshotWindow.lineEnd(buffer, from: offset)
        let line = UnsafeBufferPointer(rebasing: buffer[offset..<(end - 1)])
        guard SnapshotLine.isWhole(line), let keyEnd = SnapshotLine.keyEnd(line, parts: parts)
        else { throw SnapshotFault(byte: base + offset) }
        if let prefix, !SnapshotWindow.begins(line, with: prefix) { return }
        guard body(line, keyEnd) else { throw SnapshotFault(byte: base + offset) }
        offset = end
      }
    }
  }

  /// The lines under a prefix, in order.
  func lines(
    _ section: Section, under prefix: SubjectKey? = nil
  ) throws(SnapshotFault) -> [SnapshotLine] {
    var lines: [SnapshotLine] = []
    try visit(section, under: prefix) { line, keyEnd in
      let key = SubjectKey(bytes: Array(line[SnapshotLine.keyOffset..<keyEnd]))
      lines.append(SnapshotLine(key: key, body: Array(line[keyEnd...])))
      return true
    }
    return lines
  }

  /// The restaurants that the keys under a prefix end in.
  func restaurants(
    _ section: Section, under prefix: SubjectKey
  ) throws(SnapshotFault) -> Set<RestaurantID> {
    var found: Set<RestaurantID> = []
    try visit(section, under: prefix) { line, keyEnd in
      let text = line[(SnapshotLine.keyOffset + prefix.bytes.count)..<(keyEnd - 1)]
      guard let id = RestaurantID(String(decoding: text, as: UTF8.self)) else { return false }
      found.insert(id)
      return true
    }
    return found
  }

  /// What a reader makes of the one line of a key; nil when there is no such line.
  func body<Value>(
    _ section: Section, _ key: SubjectKey, _ read: (UnsafeBufferPointer<UInt8>) -> Value?
  ) throws(SnapshotFault) -> Value? {
    var value: Value?
    try visit(section, under: key) { line, keyEnd in
      value = read(UnsafeBufferPointer(rebasing: line[keyEnd...]))
      return value != nil
    }
    return value
  }

  /// What a reader makes of the one line of each key, nil where there is none; the keys are sorted.
  ///
  /// Many keys are found in one pass over the section, a piece at a time, rather than by one search
  /// each.
  func bodies<Value>(
    _ section: Section, _ keys: [SubjectKey], _ read: (UnsafeBufferPointer<UInt8>) -> Value?
  ) throws(SnapshotFault) -> [Value?] {
    var values: [Value?] = []
    values.reserveCapacity(keys.count)
    let isDense = keys.count * Self.windowSize >= length(of: section) / 2
    var window = SnapshotWindow(start: 0, bytes: [])
    for key in keys {
      guard isDense else {
        values.append(try body(section, key, read))
        continue
      }
      try advance(&window, in: section, to: key)
      var value: Value?
      try visit(section, window, from: window.lowerBound(key), under: key) { line, keyEnd in
        value = read(UnsafeBufferPointer(rebasing: line[keyEnd...]))
        return value != nil
      }
      values.append(value)
    }
    return values
  }

  /// Moves a window on until it holds every line under a prefix that is not before it.
  private func advance(
    _ window: inout SnapshotWindow, in section: Section, to prefix: SubjectKey
  ) throws(SnapshotFault) {
    let length = length(of: section)
    var count = Self.pieceSize
    while !window.settles(prefix, length: length) {
      let next = window.start + window.lineBefore(window.lowerBound(prefix))
      count = next == window.start ? count * 2 : Self.pieceSize
      // A window that holds the rest and still does not settle it: the lines are not in order.
      guard window.bytes.isEmpty || window.end < length else {
        throw SnapshotFault(byte: starts[section.rawValue] + window.start)
      }
      window = try wholeLines(of: section, at: next, count: count)
    }
  }

  /// The events under a prefix whose key ends in some bytes, in order.
  ///
  /// That an event stands under its own subject's key is checked for each.
  func events(
    _ section: Section, under prefix: SubjectKey? = nil,
    endingIn suffix: [UInt8] = []
  ) throws(SnapshotFault) -> [(key: SubjectKey, event: Event)] {
    var found: [(key: SubjectKey, event: Event)] = []
    try visit(section, under: prefix) { line, keyEnd in
      guard line[..<keyEnd].reversed().starts(with: suffix.reversed()) else { return true }
      let key = SubjectKey(bytes: Array(line[SnapshotLine.keyOffset..<keyEnd]))
      let body = UnsafeBufferPointer(rebasing: line[keyEnd...])
      guard let event = try? EventLine.readBody(body),
        section == .keys || event.subject == Subject(section: section, key: key)
      else { return false }
      found.append((key, event))
      return true
    }
    return found
  }
}
