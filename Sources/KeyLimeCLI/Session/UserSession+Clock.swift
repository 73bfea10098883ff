import KeyLimeEngine

extension UserSession {
  /// A year in milliseconds: a longer pause is more likely a wrong clock.
  private static let longestPause: Int64 = 366 * HybridTime.day

  /// Asks before anything is stamped with a clock that is more than a year past the last event
  /// here.
  ///
  /// `KEYLIME_NOW` and `--yes` are the user's own word and are never doubted. Throws `cancelled`
  /// when the user doubts the clock, and `refused` when nobody can be asked.
  func checkClock(of journal: FoldedJournal) throws(Failure) {
    guard context.environment.nonEmpty("KEYLIME_NOW") == nil else { return }
    let last = try context.journaling { () throws(JournalError) in
      try journal.log.lastTime(of: journal.log.replica)
    }
    guard let last, milliseconds - last.milliseconds > Self.longestPause else { return }
    let question =
      "The clock shows \(context.now.rfc3339.prefix(10)), and your last entry is of "
      + "\(last.text.prefix(10))."
    guard context.isInteractive || context.isConfirmed else {
      throw Failure(
        .refused, "\(question) Nothing was written", code: "clock-jump",
        hints: ["when the clock is right, say so with --yes"])
    }
    try context.confirm("\(question) Is the clock right?", isConfirmed: context.isConfirmed)
  }
}
