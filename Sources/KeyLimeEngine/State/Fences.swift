/// Keys out of the long sections of a snapshot, one for about every 16,384 bytes, and where their lines
/// start: who searches a section often asks them first, and reads one piece of a file for a key rather
/// than a dozen.
///
/// They are ``SnapshotLine``s. The key is the number of the section in two digits and the key there,
/// the body is the offset in the section:
///
///     5d1e0a77<TAB>01<TAB>n4412345678<TAB>7h2c9qk4m0wd<TAB>16391
enum Fences {
  /// How many bytes lie between two of them, or up to a line more.
  static let spacing = 16_384

  /// The key of a fence at a key of a section.
  private static func key(_ section: Section, _ key: SubjectKey) -> SubjectKey {
    SubjectKey(bytes: Array(section.rawValue.padded().utf8) + [0x09] + key.bytes)
  }

  /// The fences of a section's lines.
  static func lines(of bytes: [UInt8], in section: Section) -> [UInt8] {
    var lines: [UInt8] = []
    bytes.withUnsafeBufferPointer { buffer in
      var start = SnapshotWindow.lineEnd(buffer, from: spacing)
      while start < buffer.count {
        let end = SnapshotWindow.lineEnd(buffer, from: start)
        let line = UnsafeBufferPointer(rebasing: buffer[start..<(end - 1)])
        if let keyEnd = SnapshotLine.keyEnd(line, parts: section.keyParts) {
          let own = SubjectKey(bytes: Array(line[SnapshotLine.keyOffset..<keyEnd]))
          SnapshotLine.append(key(section, own), Array(String(start).utf8), to: &lines)
        }
        start = SnapshotWindow.lineEnd(buffer, from: start + spacing)
      }
    }
    return lines
  }
}

/// The fences of one section, whole lines.
struct FencePosts {
  private let section: Section
  private let bytes: [UInt8]
  /// Where the line of each begins.
  private let starts: [Int]

  init(of section: Section, _ bytes: [UInt8]) {
    (self.section, self.bytes) = (section, bytes)
    starts = bytes.withUnsafeBufferPointer { buffer in
      var (starts, next): ([Int], Int) = ([], 0)
      while next < buffer.count {
        starts.append(next)
        next = SnapshotWindow.lineEnd(buffer, from: next)
      }
      return starts
    }
  }

  /// Between which offsets the lines under a prefix stand in a section of so many bytes, as far as the
  /// fences say; nil when one of those asked is not as it was written.
  func bounds(of prefix: SubjectKey, length: Int) -> Range<Int>? {
    bytes.withUnsafeBufferPointer { buffer in
      let above = firstPost(buffer, from: 0, notBefore: prefix)
      let behind = firstPost(buffer, from: above, notBefore: prefix.afterAllBelow)
      let low = above > 0 ? offset(buffer, starts[above - 1]) : 0
      let high = behind < starts.count ? offset(buffer, starts[behind]) : length
      guard let low, let high, low <= high, high <= length else { return nil }
      return low..<high
    }
  }

  /// The number of the section and its tab.
  private static let sectionLength = 3

  private func firstPost(
    _ buffer: UnsafeBufferPointer<UInt8>, from first: Int, notBefore key: SubjectKey
  ) -> Int {
    (first..<starts.count).firstPlace { post in
      !SnapshotWindow.isBefore(buffer, starts[post] + Self.sectionLength, key)
    }
  }

  private func offset(_ buffer: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    let end = SnapshotWindow.lineEnd(buffer, from: start)
    let line = UnsafeBufferPointer(rebasing: buffer[start..<max(start, end - 1)])
    guard SnapshotLine.isWhole(line),
      let keyEnd = SnapshotLine.keyEnd(line, parts: section.keyParts + 1)
    else { return nil }
    var reader = DigitReader(UnsafeBufferPointer(rebasing: line[keyEnd...]))
    let digits = line.count - keyEnd
    return (1...15).contains(digits) ? reader.number(digits) : nil
  }
}
