extension TimeZone {
  /// The instant at which the zone's clocks show a local time.
  ///
  /// A time that the clocks skip stands for the instant of the skip; a time that they show twice
  /// stands for the first of the two.
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

  /// What the clocks show, except that an hour shown for the second time counts as the last second
  /// of the first showing, so that the result never runs backwards.
  func forwardLocal(_ moment: Moment) -> LocalDateTime {
    let shown = local(moment)
    let first = self.moment(shown)
    guard first < moment else { return shown }
    return local(change(after: first, notAfter: moment).adding(seconds: -1))
  }

  /// The first instant in a stretch at which the offset differs from that at the stretch's start.
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
