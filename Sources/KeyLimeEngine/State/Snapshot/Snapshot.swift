/// The folded journal up to some event, in one file that can be read in parts: derived, local to
/// this machine, never trusted blindly, and made anew when it is gone or does not fit.
///
/// `snapshot/state` is a ``SnapshotHeader`` line followed by the sections: the ``Directory``, and else
/// ``SnapshotLine``s in the order of their keys. It is written beside its place
/// and renamed, so a reader has either the old or the new one open. Every line that an answer is made
/// of is checked, and so is what said that there is none.
final class Snapshot {
  let header: SnapshotHeader
  let file: JournalFile
  let starts: [Int]
  /// What was read of each section last.
  var windows: [SnapshotWindow?]

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
        let header = bytes[..<end].withBytes { SnapshotHeader(line: $0) }
        return header.map { ($0, end + 1) }
      }
      guard count < size else { return nil }
      count *= 4
    }
  }

  // MARK: - Bytes

  func length(of section: Section) -> Int { header.lengths[section.rawValue] }

  func bytes(of section: Section, at offset: Int, count: Int) throws(SnapshotFault)
    -> [UInt8]
  {
    let start = starts[section.rawValue] + offset
    let wanted = min(count, length(of: section) - offset)
    guard wanted >= 0, let bytes = try? file.read(at: start, count: wanted), bytes.count == wanted
    else {
      throw SnapshotFault(byte: start)
    }
    return bytes
  }

  /// The whole section.
  func bytes(of section: Section) throws(SnapshotFault) -> [UInt8] {
    try load(section)
    return windows[section.rawValue]?.bytes ?? []
  }

  /// Reads a section into memory, for a caller that will ask for many of its keys.
  func load(_ section: Section) throws(SnapshotFault) {
    guard !isLoaded(section) else { return }
    let length = length(of: section)
    windows[section.rawValue] = SnapshotWindow(
      start: 0, bytes: try bytes(of: section, at: 0, count: length))
  }
  private func isLoaded(_ section: Section) -> Bool {
    guard let window = windows[section.rawValue] else { return false }
    return window.start == 0 && window.end == length(of: section)
  }

  /// Whether a section is so long that a key is looked up in the directory, rather than in all of it.
  func isReadInParts(_ section: Section) -> Bool {
    length(of: section) > Self.windowSize && !isLoaded(section)
  }
}
