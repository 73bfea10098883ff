/// Where the journals of the replicas end that were cut from an account.
///
/// A cut that stands behind the end of its own writer's journal has no effect, as anything else
/// that was written there. Places in the order decide nothing, since clocks can be set: a cut
/// counts when no cut that may count reaches it. The replicas where the account began are heard
/// first, and nobody else takes back what they cut. Of the others, those that have cut each other
/// are all cut.
struct Cuts {
  /// One line of a journal that cuts a replica.
  struct Line {
    let id: EventID
    let other: ReplicaID
    /// The last event of the other replica that counts.
    let last: Int
  }

  private var ends: [ReplicaID: Int] = [:]

  /// Decides among all the lines about one account, which began at `homes`.
  init(_ lines: [Line], homes: Set<ReplicaID>) {
    settle(lines.filter { homes.contains($0.id.replica) })
    settle(lines.filter { !homes.contains($0.id.replica) && !reaches($0.id) })
  }

  private mutating func settle(_ lines: [Line]) {
    var open = lines
    while !open.isEmpty {
      let possible = open.reduce(into: ends) { Self.cut(&$0, by: $1) }
      let certain = open.filter { !Self.reaches(possible, $0.id) }
      for line in certain { Self.cut(&ends, by: line) }
      let left = open.filter { Self.reaches(possible, $0.id) && !reaches($0.id) }
      if left.count == open.count { return ends = possible }
      open = left
    }
  }

  /// The last event of a replica that counts; nil when it was not cut.
  subscript(replica: ReplicaID) -> Int? { ends[replica] }

  /// Whether an event is behind the end of its replica's journal.
  func reaches(_ id: EventID) -> Bool { Self.reaches(ends, id) }

  private static func cut(_ ends: inout [ReplicaID: Int], by line: Line) {
    ends[line.other] = min(line.last, ends[line.other] ?? .max)
  }

  private static func reaches(_ ends: [ReplicaID: Int], _ id: EventID) -> Bool {
    id.n > ends[id.replica] ?? .max
  }
}
