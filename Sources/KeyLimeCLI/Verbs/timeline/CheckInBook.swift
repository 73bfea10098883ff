import Arguments
import KeyLimeEngine

extension ValueType<String> {
  /// A check-in operand: an id, a unique beginning of one, or `last`.
  static let checkIn = ValueType.text.named("CHECK-IN").completed(by: .dynamic("checkin"))
}

/// The check-ins of the current account, and the people in them.
struct CheckInBook {
  let timeline: Timeline
  let people: PersonReference

  /// Loads the check-ins; none without an account.
  ///
  /// Throws `store` when the state cannot be read.
  init(_ session: UserSession) throws(Failure) {
    guard let account = try session.account() else {
      timeline = Timeline([])
      people = PersonReference(among: [])
      return
    }
    (timeline, people) = try session.state { state throws(SnapshotFault) in
      let book = try state.contactBook(of: account)
      return (Timeline(try state.checkIns(of: account).map(book.naming)), PersonReference(book))
    }
  }

  /// Resolves a check-in operand.
  ///
  /// Throws `nothingFound` when there is none, and `usage` when several ids begin with `text`.
  func resolve(_ text: String, to action: String) throws(Failure) -> CheckInState {
    if text == "last", let last = timeline.visits.first { return last }
    let exact = timeline.visits.first { $0.id.text == text }
    if let exact { return exact }
    let found = text.isEmpty ? [] : timeline.visits.filter { $0.id.text.hasPrefix(text) }
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      throw .cannot(
        "\(action) '\(text)'", "\(found.count) check-ins begin with it", .usage,
        code: "ambiguous-check-in",
        hints: found.prefix(9).map { "'\($0.id)' is \($0.checkIn.place.name), \($0.checkIn.day)" })
    }
    throw .cannot(
      "\(action) '\(text)'", "no such check-in", .nothingFound, code: "no-such-check-in",
      hints: ["keylime timeline lists them with their ids; 'last' is the latest"])
  }
}
