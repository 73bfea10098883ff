import Arguments
import KeyLimeEngine

/// Takes codes at the till, one after the other.
struct TillDesk {
  let session: UserSession
  let arguments: ParsedArguments

  /// What became of a code.
  struct Outcome {
    let answer: TillAnswer
    /// The output of the command when the code was accepted, now or by the same `--key` before.
    var output: Output?
  }

  private var context: Context { session.context }
  private var store: Store { session.store }

  /// Judges a code and redeems it when it is good.
  ///
  /// Throws `store` when the journal cannot be read or written.
  func redeem(_ text: String) throws(Failure) -> Outcome {
    let code: TypedCode
    do throws(TypedCode.ReadingError) { code = try TypedCode(reading: text) } catch {
      return Outcome(answer: TillAnswer(unreadable: text, error, now: context.now))
    }
    guard let account = try session.account() else {
      return Outcome(answer: answer(Till.Answer(verdict: .notYours, find: nil), nil))
    }
    let key = try context.asking { () throws(StoreError) in try store.dealKey() }
    // This first look finds the place, whose clocks decide; the code is judged again under the
    // lock.
    let look = Till(
      code, by: account, now: context.moment, hours: try session.dealHours(at: []), key: key)
    let first = try session.state { (state) throws(SnapshotFault) in try look.answer(in: state) }
    let place = try self.place(of: first)
    let till = Till(
      code, by: account, now: context.moment,
      hours: try session.dealHours(at: [place].compactMap(\.self)), key: key)
    return try redeem(with: till, at: place)
  }

  private func redeem(with till: Till, at place: Restaurant?) throws(Failure) -> Outcome {
    var found = try session.state { (state) throws(SnapshotFault) in try till.answer(in: state) }
    let draft = answer(Till.Answer(verdict: .good, find: found.find), place)
    let output = try session.perform(
      arguments, named: place.map { [NamedPlace($0)] } ?? [], json: draft.json,
      line: draft.line
    ) { (state) throws(SnapshotFault) in
      found = try till.answer(in: state)
      guard found.verdict == .good, let find = found.find else { return nil }
      return [.deal(find.restaurant, find.id, .redeem(find.mark))]
    }
    if case .done(let done) = output, done.json["repeated"] != nil {
      return Outcome(answer: draft, output: output)
    }
    if found.verdict == .wrong {
      found = try context.journaling { () throws(JournalError) in
        try till.answer(in: store.journal)
      }
    }
    // A use that does not count is found only by the second look.
    var named = place
    if named == nil { named = try self.place(of: found) }
    let answer = answer(found, named)
    guard answer.isGood, let find = found.find else { return Outcome(answer: answer) }
    if !(arguments[WriteOptions.dryRun] ?? false) {
      try context.asking { () throws(StoreError) in try store.forgetCode(of: find.mark) }
    }
    return Outcome(answer: answer, output: output)
  }

  private func place(of answer: Till.Answer) throws(Failure) -> Restaurant? {
    guard let id = answer.find?.restaurant else { return nil }
    return try context.asking { () throws(StoreError) in try store.restaurantEvenRemoved(id) }
  }

  private func answer(_ answer: Till.Answer, _ place: Restaurant?) -> TillAnswer {
    TillAnswer(answer, at: place, now: context.now)
  }
}
