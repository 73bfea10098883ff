/// Which files of a store a backup has: what people did and imported, and nothing derived.
enum BackupContents {
  /// The private files that are worth keeping; locks and the snapshot are not.
  private static let privateFiles = [
    "session", "credentials", "passcode", "claim-key", "deal-key", "codes", "replica",
  ]

  /// The files that are there, from the store's folder on.
  static func paths(of store: Store, withPrivate: Bool) -> [String] {
    let live = liveGeneration(of: store)
    return StoreTree(store.root).entries.filter { $0.status.kind == .regular }.map(\.path)
      .filter { path in
        guard mayHold(path), withPrivate || !path.hasPrefix("private/") else { return false }
        let steps = path.split(separator: "/")
        guard steps.first == "catalogue", steps.count == 3 else { return true }
        return live.map { steps[1] == String($0.number) } ?? true
      }
  }

  /// The generation that answers; nil when it cannot, so that all there is must be kept.
  private static func liveGeneration(of store: Store) -> Generation? {
    guard let named = try? store.namedGeneration(),
      FileStatus(store.folder(of: named.number).file(Generation.linesName))?.kind == .regular
    else { return nil }
    return named
  }

  /// Whether a path is one that a backup may have; none leads out of a store.
  static func mayHold(_ path: String) -> Bool {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    switch (steps.first, steps.count) {
    case (StoreFormat.name, 1): return true
    case ("catalogue", 2): return ["current", "names.jsonl"].contains(steps[1])
    case ("catalogue", 3):
      return Int(steps[1]).map { $0 > 0 && String($0) == steps[1] } ?? false
        && [Generation.linesName, Generation.copyName, Appearances.fileName].contains(steps[2])
    case ("journal", 3):
      return ReplicaID(steps[1]) != nil
        && Array(steps[2].utf8).withBytes { Segment.number(in: $0) } != nil
    case ("photos", 2): return PhotoName(steps[1]) != nil
    case ("private", 2): return privateFiles.contains(steps[1])
    case ("private", 3): return steps[1] == "pictures" && Store.isNoteName(steps[2])
    default: return false
    }
  }
}
