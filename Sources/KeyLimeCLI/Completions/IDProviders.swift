import Arguments
import KeyLimeEngine

/// Completes bill ids, the newest first.
enum BillProvider: CompletionProvider {
  static let kind = "bill"

  /// More candidates than this do not fit on a screen.
  private static let limit = 40

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    guard let session = try? UserSession(context), let account = try? session.account(),
      let book = try? session.state({ state throws(SnapshotFault) in try BillBook(account, state) })
    else { return [] }
    let last = book.bills.last.map { [Candidate("last", $0.heading)] } ?? []
    return last
      + book.bills.reversed().lazy.filter { $0.id.text.hasPrefix(request.prefix) }
      .prefix(limit).map { Candidate($0.id.text, $0.heading) }
  }
}

/// Completes check-in ids, the latest first.
enum CheckInProvider: CompletionProvider {
  static let kind = "checkin"

  /// More candidates than this do not fit on a screen.
  private static let limit = 40

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    guard let session = try? UserSession(context), let book = try? CheckInBook(session),
      let visits = try? book.latest(limit)
    else { return [] }
    let words = visits.map { "\($0.checkIn.place.name), \($0.checkIn.day)" }
    let last = words.first.map { [Candidate("last", $0)] } ?? []
    return last + zip(visits, words).map { Candidate($0.id.text, $1) }
  }
}

/// Completes deal ids, with their titles.
enum DealProvider: CompletionProvider {
  static let kind = "deal"

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    guard let session = try? UserSession(context), let reference = try? DealReference(session)
    else {
      return []
    }
    return reference.offers.filter { $0.status != .expired }.prefix(40)
      .map { Candidate($0.id.text, $0.deal.title) }
  }
}

/// Completes one's own events that `undo` or `redo` would take, the latest first.
enum EventProvider: CompletionProvider {
  static let kind = "event"

  /// More candidates than this do not fit on a screen.
  private static let limit = 20

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    guard let direction = request.path.first.flatMap(Reversal.Direction.init),
      let history = try? History(context), let account = history.account,
      var newest = try? history.session.store.journal.newest(by: account)
    else { return [] }
    var events: [Event] = []
    // Nobody means an event of theirs that is older than the newest 500 of all accounts.
    for _ in 0..<500 where events.count < limit {
      guard let event = try? newest.next() else { break }
      if event.by == account, history.takes(event, direction) { events.append(event) }
    }
    return events.map { Candidate($0.id.text, (try? history.words(for: $0)) ?? "") }
  }
}

extension History {
  fileprivate func takes(_ event: Event, _ direction: Reversal.Direction) -> Bool {
    guard event.action.target == nil, !event.action.isIrrevocable else { return false }
    do throws(Failure) { return try reason(against: event) == direction.reason } catch {
      return false
    }
  }
}
