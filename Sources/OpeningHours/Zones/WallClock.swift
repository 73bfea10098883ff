extension TimeZone {
  /// The instant of a local time.
  ///
  /// A local time that is skipped means the instant of the clock change; a local time that occurs
  /// twice means the first one.
  public func moment(_ local: LocalDateTime) -> Moment {
    let seconds = Int64(local.secondsSince1970)
    let before = offset(at: Moment(secondsSince1970: seconds - 86_400))
    let after = offset(at: Moment(secondsSince1970: seconds + 86_400))
    let first = Moment(secondsSince1970: seconds - Int64(before))
    if before == after || offset(at: first) == before { return first }
    let second = Moment(secondsSince1970: seconds - Int64(after))
    if offset(at: second) == after { return second }
    return change(after: min(first, second), notAfter: max(first, second))
  }

  /// The local time, except that a repeated hour counts as the last second before it, so that the
  /// result never goes backwards.
  func forwardLocal(_ moment: Moment) -> LocalDateTime {
    let shown = local(moment)
    let first = self.moment(shown)
    guard first < moment else { return shown }
    return local(change(after: first, notAfter: moment).adding(seconds: -1))
  }

  /// The first instant in an interval at which the offset differs from that at its start.
  private func change(after start: Moment, notAfter end: Moment) -> Moment {
    let old = offset(at: start)
    var low = start.secondsSince1970
    var high = end.secondsSince1970
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if offset(at: Moment(secondsSince1970: middle)) == old { low = middle } else { high = middle }
    }
    return Moment(secondsSince1970: high)
  }
}
