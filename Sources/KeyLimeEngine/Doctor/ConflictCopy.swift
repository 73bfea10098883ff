/// A copy that a synchroniser made where two machines changed one file, such as
/// `000001.sync-conflict-20261125-120000-ABCDEFG.jsonl` or `000001 (conflicted copy).jsonl`.
struct ConflictCopy {
  /// The copy, from the store's folder on.
  let path: String
  /// The file that it is a copy of.
  let original: String

  /// Nil for a path without such a mark.
  init?(_ path: String) {
    self.path = path
    original = path.split(separator: "/").map(Self.unmarked).joined(separator: "/")
    if original == path { return nil }
  }

  private static func unmarked(_ name: Substring) -> String {
    if let mark = name.firstRange(of: ".sync-conflict-") {
      let rest = name[mark.upperBound...]
      return name[..<mark.lowerBound] + String(rest[(rest.lastIndex(of: ".") ?? rest.endIndex)...])
    }
    guard let open = name.firstIndex(of: "("), let close = name.lastIndex(of: ")"), open < close,
      name[open..<close].lowercased().contains("conflict")
    else { return String(name) }
    var head = name[..<open]
    while head.last == " " { head.removeLast() }
    return head + String(name[name.index(after: close)...])
  }
}

extension Store {
  /// One finding for each conflict copy, which says what it has that its original lacks.
  func examineConflictCopies(in tree: StoreTree) -> [Finding] {
    tree.entries.compactMap { $0.conflictCopy.map(finding) }
  }

  private func finding(of copy: ConflictCopy) -> Finding {
    let words = "a synchroniser made this conflict copy of '\(copy.original)'"
    let steps = copy.original.split(separator: "/").map(String.init)
    guard steps.count == 3, steps[0] == "journal", let replica = ReplicaID(steps[1]) else {
      return Finding(
        .conflictCopy, copy.path, words,
        advice: "keep the right one of the two as '\(copy.original)', and remove the other")
    }
    let known = (try? root.folder(for: Array(steps.dropLast())).names()) ?? []
    var journal: [Int: Set<ArraySlice<UInt8>>] = [:]
    for name in known where Array(name.utf8).withBytes({ Segment.number(in: $0) }) != nil {
      for (n, line) in events(of: replica, in: "journal/\(replica.text)/\(name)") {
        journal[n, default: []].insert(line)
      }
    }
    let lacking = events(of: replica, in: copy.path).filter {
      !journal[$0.n, default: []].contains($0.line)
    }
    guard !lacking.isEmpty else {
      return Finding(
        .conflictCopy, copy.path, "\(words); the journal has all of its events",
        advice: "remove it")
    }
    let number = lacking.count == 1 ? "1 event" : "\(lacking.count) events"
    let isForked = lacking.contains { journal[$0.n] != nil }
    return Finding(
      .conflictCopy, copy.path, "\(words); it has \(number) that the journal lacks",
      advice: isForked
        ? "two machines wrote as one: move it out of the store and do again what is missing"
        : "put it in the place of '\(copy.original)'")
  }

  /// The lines that are events of a replica, with their numbers.
  private func events(
    of replica: ReplicaID, in path: String
  ) -> [(n: Int, line: ArraySlice<UInt8>)] {
    var steps = path.split(separator: "/").map(String.init)
    let name = steps.popLast() ?? ""
    guard let bytes = try? root.folder(for: steps).contents(name) else { return [] }
    return bytes.split(separator: 0x0A).compactMap { line in
      guard let event = try? EventLine.read(line), event.id.replica == replica else { return nil }
      return (event.id.n, line)
    }
  }
}
