/// Whole lines of a section that are in memory.
struct SnapshotWindow {
  /// Where they start, counted from the start of the section.
  var start: Int
  var bytes: [UInt8]

  var end: Int { start + bytes.count }

  /// The offset in `bytes` of the first line whose key is not before `key`.
  func lowerBound(_ key: SubjectKey) -> Int {
    bytes.withBytes { Self.lowerBound($0, key, 0, $0.count) }
  }

  private static func lowerBound(
    _ buffer: ByteView, _ key: SubjectKey, _ start: Int, _ end: Int
  ) -> Int {
    var (low, high) = (start, end)
    while low < high {
      var line = (low + high) / 2
      while line > low, buffer[line - 1] != 0x0A { line -= 1 }
      if isBefore(buffer, line, key) {
        low = lineEnd(buffer, from: line)
      } else {
        high = line
      }
    }
    return low
  }

  /// As ``lowerBound(_:)``, for a line that is at `start` or behind it, and likely near.
  func lowerBound(_ key: SubjectKey, from start: Int) -> Int {
    bytes.withBytes { buffer in
      var (low, step) = (start, 256)
      while low + step < buffer.count {
        let line = Self.lineEnd(buffer, from: low + step)
        guard line < buffer.count, Self.isBefore(buffer, line, key) else { break }
        (low, step) = (line, step * 2)
      }
      let high = min(buffer.count, Self.lineEnd(buffer, from: min(low + step, buffer.count)))
      return Self.lowerBound(buffer, key, low, high)
    }
  }

  /// Where the line before the one at an offset starts; the offset itself at the first line.
  func lineBefore(_ offset: Int) -> Int {
    var start = max(0, offset - 1)
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }

  /// Whether the first line is one under a prefix.
  func begins(with prefix: SubjectKey) -> Bool {
    bytes.withBytes { Self.begins($0, with: prefix) }
  }

  /// Whether the last line is one under a prefix.
  func ends(with prefix: SubjectKey) -> Bool {
    let last = lineBefore(bytes.count)
    return bytes.withBytes {
      Self.begins(ByteView(rebasing: $0[last...]), with: prefix)
    }
  }

  /// Whether the key of a line begins with a prefix.
  static func begins(_ line: ByteView, with prefix: SubjectKey) -> Bool {
    guard line.count >= SnapshotLine.keyOffset + prefix.bytes.count else { return false }
    return prefix.bytes.withBytes { wanted in
      for index in 0..<wanted.count where line[SnapshotLine.keyOffset + index] != wanted[index] {
        return false
      }
      return true
    }
  }

  /// Whether the key of the line at an offset stands before a key.
  static func isBefore(
    _ buffer: ByteView, _ line: Int, _ key: SubjectKey
  ) -> Bool {
    key.bytes.withBytes { wanted in
      var index = line + SnapshotLine.keyOffset
      for byte in wanted {
        guard index < buffer.count else { return true }
        if buffer[index] != byte { return buffer[index] < byte }
        index += 1
      }
      return false
    }
  }

  /// The offset behind the line feed of the line in which an offset lies.
  static func lineEnd(_ buffer: ByteView, from offset: Int) -> Int {
    buffer.firstIndex(of: 0x0A, from: offset).map { $0 + 1 } ?? buffer.count
  }

  /// Whether the lines under a prefix, and the lines on both sides of them, are all here.
  func settles(_ prefix: SubjectKey, length: Int) -> Bool {
    guard !bytes.isEmpty else { return length == 0 }
    return bytes.withBytes { buffer in
      guard start == 0 || Self.isBefore(buffer, 0, prefix) else { return false }
      guard end < length else { return true }
      var last = buffer.count - 1
      while last > 0, buffer[last - 1] != 0x0A { last -= 1 }
      return !Self.isBefore(buffer, last, prefix.afterAllBelow)
    }
  }
}

extension SubjectKey {
  /// The first key that stands behind every key with this prefix: a tab is followed by a line feed,
  /// which no key holds.
  var afterAllBelow: SubjectKey { SubjectKey(bytes: bytes.dropLast() + [0x0A]) }
}
