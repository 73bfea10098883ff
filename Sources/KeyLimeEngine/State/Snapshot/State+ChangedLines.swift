// Writing a snapshot: what changed goes to the recent level, and some of that on to the base.

extension State {
  /// The lines that differ from the snapshot's, in the order of their keys.
  func changedLines() throws(SnapshotFault) -> [SnapshotLine] {
    var lines: [SnapshotLine] = []
    let hasIneffective = try snapshot?.hasLines(.ineffective) ?? false
    var effects: [EventID: NoEffect?] = [:]
    for section in Section.allCases where section.isPrimary {
      for key in try touched(section) {
        let subject = Subject(section: section, key: key)
        let fold = try fold(subject)
        let kept = KeptRegister(history: fold.history, events: fold.register.events)
        lines.append(SnapshotLine(subject, body: kept.body))
        // The section lists only events without effect. An event that has its effect again needs an
        // empty line, to hide the older one.
        if hasIneffective { for id in fold.folded { effects[id] = .some(nil) } }
        for (id, reason) in fold.refused { effects[id] = reason }
      }
    }
    for (id, reason) in effects {
      let old = hasIneffective ? try snapshot?.body(.ineffective, id.key) : nil
      guard reason != nil || old != nil else { continue }
      lines.append(
        SnapshotLine(Subject(section: .ineffective, key: id.key), body: reason?.body ?? []))
    }
    lines += try changedRatings()
    lines += try changedCheckIns()
    lines += try changedBills()
    return lines.sorted { $0.orderOfHead(to: $1) < 0 }
  }

  /// What is derived from the ratings that changed.
  private func changedRatings() throws(SnapshotFault) -> [SnapshotLine] {
    var lines: [SnapshotLine] = []
    var last: SubjectKey?
    for key in try touched(.ratings) {
      let rating = try register(.ratings, key).rating
      lines.append(
        SnapshotLine(
          Subject(section: .ratingsByAccount, key: key.swapped), body: rating?.body ?? []))
      guard key.head != last else { continue }
      last = key.head
      let terms =
        try key.restaurant.map { (id) throws(SnapshotFault) in try ratingSummary(of: id) } ?? nil
      lines.append(
        SnapshotLine(Subject(section: .scores, key: key.head), body: terms?.body ?? []))
    }
    return lines
  }
}
