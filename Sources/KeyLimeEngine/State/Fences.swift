/// Keys out of the long sections of a snapshot, one for about every 16,384 bytes, and where their lines
/// start: a search asks them first, so that it reads two pieces of a file rather than a dozen.
///
/// They are ``SnapshotLine``s. The key is the number of the section in two digits and the key there,
/// the body is the offset in the section:
///
///     5d1e0a77<TAB>01<TAB>n4412345678<TAB>7h2c9qk4m0wd<TAB>16391
enum Fences {
  /// How many bytes lie between two of them, or up to a line more.
  static let spacing = 16_384

  /// The key of a fence at a key of a section.
  static func key(_ section: Section, _ key: SubjectKey? = nil) -> SubjectKey {
    SubjectKey(bytes: Array(section.rawValue.padded().utf8) + [0x09] + (key?.bytes ?? []))
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

  /// Between which offsets the lines under a prefix stand, as far as the fences of a section say;
  /// nil when one of them is not as it was written.
  static func bounds(
    of prefix: SubjectKey, in section: Section, length: Int, _ fences: SnapshotWindow
  ) -> Range<Int>? {
    fences.bytes.withUnsafeBufferPointer { buffer in
      let first = fences.lowerBound(key(section))
      let above = fences.lowerBound(key(section, prefix))
      let behind = fences.lowerBound(key(section, prefix.afterAllBelow))
      let end = fences.lowerBound(key(section).afterAllBelow)
      let low = above > first ? offset(buffer, fences.lineBefore(above), section) : 0
      let high = behind < end ? offset(buffer, behind, section) : length
      guard let low, let high, low <= high, high <= length else { return nil }
      return low..<high
    }
  }

  private static func offset(
    _ buffer: UnsafeBufferPointer<UInt8>, _ start: Int, _ section: Section
  ) -> Int? {
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
