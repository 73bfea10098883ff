extension Sequence<Bill> {
  /// The bills from the oldest day to the newest, for files that say only the day.
  ///
  /// Where clocks differ an earlier bill can have a later day. The bills of one day are in the
  /// order of their times, then of their ids.
  func sortedByDay() -> [Bill] {
    sorted { ($0.date.day, $0.date, $0.id) < ($1.date.day, $1.date, $1.id) }
  }
}
