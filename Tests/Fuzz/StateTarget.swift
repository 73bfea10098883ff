@testable import KeyLimeEngine

/// Files of the state: any bytes as one, or a whole one with bytes changed anywhere.
///
/// What is read can be
/// reckoned with, and a changed table gives its own lines or a fault, never others.
///
/// The first byte says which file it is.
func fuzz(_ input: UnsafeBufferPointer<UInt8>) {
  guard let kind = input.first else { return }
  let bytes = Array(input.dropFirst())
  switch kind % 4 {
  case 0: readEvent(bytes)
  case 1: _ = SnapshotHeader(line: bytes)
  case 2: readRatings(bytes)
  default: WholeTable.read(changes: bytes)
  }
}

/// A line as an event: its parts lie within it, and it can be written again.
private func readEvent(_ bytes: [UInt8]) {
  guard let event = EventLine.readBody(bytes[...]) else { return }
  _ = (event.subject, event.idempotencyKey, event.action.name, event.toggle)
  let body = event.members + [UInt8(ascii: "}")]
  precondition(EventLine.readBody(body)?.id == event.id, "written otherwise")
}

private func readRatings(_ bytes: [UInt8]) {
  if let header = RatingHeader(bytes: bytes) {
    precondition(header.bytes?.count == bytes.count, "a header of another length")
  }
  guard bytes.count >= 8 else { return }
  let entry = RatingEntry(word: bytes.withBytes { $0.load(at: 0) })
  for age in [-60, 0, 1, 14, 600] { _ = entry.bound.score(after: age) }
}

private enum WholeTable {
  /// Below the folder in which the target runs.
  static let folder: Folder = {
    let folder = Folder("state")
    try? folder.make()
    return folder
  }()

  static let lines: [[UInt8]] = (0..<400).map { number in
    Array("B\(1000 + number)\tperson\tbody \(String(repeating: "x", count: number % 60))\n".utf8)
  }

  static let image: [UInt8] = {
    var draft = TableDraft()
    for line in lines {
      if let line = SnapshotLine(line.dropLast()[...]) { draft.append(line) }
    }
    return draft.finished()
  }()

  static func read(changes: [UInt8]) {
    var image = image
    for start in stride(from: 0, to: changes.count - 3, by: 4) {
      let place = Int(changes[start]) | Int(changes[start + 1]) << 8 | Int(changes[start + 2]) << 16
      image[place % image.count] ^= changes[start + 3]
    }
    try? folder.replace("table", with: image, isPrivate: true, isDurable: false)
    guard let table = Table(folder.file("table")) else { return }
    var read: [UInt8] = []
    for number in 0..<table.blockCount {
      guard let block = try? table.block(number) else { return }
      read += block
    }
    precondition(read == lines.flatMap(\.self), "lines that nobody wrote")
  }
}
