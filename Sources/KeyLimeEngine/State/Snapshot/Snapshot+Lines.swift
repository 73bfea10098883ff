// What the lines of a section say.

extension Snapshot {
  /// How many bytes a pass over a section holds at once: small enough to be used again and again
  /// without asking the system for more memory.
  private static let pieceSize = 65_536

  /// Calls `body` with each line under a prefix, and where its key ends, in order.
  private func visit(
    _ section: Section, under prefix: SubjectKey?,
    _ body: (ByteView, _ keyEnd: Int) -> Bool
  ) throws(SnapshotFault) {
    guard let prefix else {
      try load(section)
      let window = windows[section.rawValue] ?? SnapshotWindow(start: 0, bytes: [])
      return try visit(section, window, from: 0, under: nil, body)
    }
    guard isReadInParts(section), prefix.partCount == section.keyParts else {
      let window = try window(section, prefix)
      return try visit(section, window, from: window.lowerBound(prefix), under: prefix, body)
    }
    guard let window = try lines(of: prefix, in: section) else { return }
    try visit(section, window, from: 0, under: prefix, body)
  }

  /// Visits the lines from an offset on, checking each, the one before and the one behind.
  private func visit(
    _ section: Section, _ window: SnapshotWindow, from start: Int, under prefix: SubjectKey?,
    _ body: (ByteView, _ keyEnd: Int) -> Bool
  ) throws(SnapshotFault) {
    let base = starts[section.rawValue] + window.start
    let parts = section.keyParts
    try window.bytes.withBytes { (buffer) throws(SnapshotFault) in
      var offset = start
      if offset > 0 {
        var before = offset - 1
        while before > 0, buffer[before - 1] != 0x0A { before -= 1 }
        guard SnapshotLine.isWhole(ByteView(rebasing: buffer[before..<(offset - 1)]))
        else { throw SnapshotFault(byte: base + before) }
      }
      while offset < buffer.count {
        let end = SnapshotWindow.lineEnd(buffer, from: offset)
        let line = ByteView(rebasing: buffer[offset..<(end - 1)])
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
    _ section: Section, _ key: SubjectKey, _ read: (ByteView) -> Value?
  ) throws(SnapshotFault) -> Value? {
    var value: Value?
    try visit(section, under: key) { line, keyEnd in
      value = read(ByteView(rebasing: line[keyEnd...]))
      return value != nil
    }
    return value
  }

  /// What a reader makes of the one line of each key, nil where there is none; the keys are sorted.
  ///
  /// Many keys are found in one pass over the section, a piece at a time, rather than by one search
  /// each.
  func bodies<Value>(
    _ section: Section, _ keys: [SubjectKey], _ read: (ByteView) -> Value?
  ) throws(SnapshotFault) -> [Value?] {
    var values: [Value?] = []
    values.reserveCapacity(keys.count)
    let isDense = keys.count * 2048 >= length(of: section)
    var window = SnapshotWindow(start: 0, bytes: [])
    for key in keys {
      guard isDense else {
        values.append(try body(section, key, read))
        continue
      }
      try advance(&window, in: section, to: key)
      var value: Value?
      try visit(section, window, from: window.lowerBound(key), under: key) { line, keyEnd in
        value = read(ByteView(rebasing: line[keyEnd...]))
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
      let body = ByteView(rebasing: line[keyEnd...])
      guard let event = try? EventLine.readBody(body),
        section == .keys || event.subject == Subject(section: section, key: key)
      else { return false }
      found.append((key, event))
      return true
    }
    return found
  }
}
