import Arguments
import KeyLimeEngine

/// Who pays whom how much, as typed for `split settle`.
struct SettleRequest {
  /// The people, in the order they were named: one, or the payer and the receiver.
  let people: [PersonID]
  /// The amount as typed; nil for what is open.
  let amount: String?

  /// Reads `eli`, `eli 20`, `jo priya` and `jo priya 2.78`; `jo,priya` is `jo priya`.
  ///
  /// Throws `usage` when there are too many words or a person is named twice, and `nothingFound`
  /// for an unknown person.
  init(_ words: [String], in book: BillBook) throws(Failure) {
    var words = BillRequest.joiningCurrency(words)
    var resolving = book.everybody(to: "settle with")
    if words.count > 1, let last = words.last, last.contains(where: \.isNumber),
      (try? resolving.known(last)) == nil
    {
      amount = last
      words.removeLast()
    } else {
      amount = nil
    }
    words = resolving.separated(words)
    guard words.count < 3 else {
      throw .cannot(
        "settle", "a payment goes from one person to another, not among \(words.count)", .usage,
        code: "bad-bill", hints: ["keylime split settle PAYER RECEIVER AMOUNT"])
    }
    people = try resolving.people(words)
    guard people.count == 2 ? people[0] != people[1] : people.first != book.me else {
      throw .cannot(
        "settle with '\(words[0])'", "a payment goes from one person to another", .usage,
        code: "bad-bill")
    }
  }

  /// The person across from me when only one was named.
  var onlyPerson: PersonID? { people.count == 1 ? people.first : nil }
}
