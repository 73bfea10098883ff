import Arguments
import KeyLimeEngine

/// One account's contacts and bills, as they are at one moment.
struct BillBook {
  let me: PersonID
  let contacts: [ContactState]
  /// Contacts that were removed, whom bills may name.
  let former: [ContactState]
  /// The bills that can be read, in the order in which they were written down.
  let bills: [Bill]
  /// Bills of a newer keylime, which are left out of every sum.
  let unreadable: [BillID]

  /// Reads what the state has, the bills only when they are needed.
  init(
    _ account: AccountID, _ state: State, readingBills: Bool = true
  ) throws(SnapshotFault) {
    me = PersonID(account)
    (contacts, former) = try state.contactsAndFormer(of: account)
    var (bills, unreadable): ([Bill], [BillID]) = ([], [])
    for entry in readingBills ? try state.bills(of: account) : [] {
      if let bill = try? Bill(entry.entry.fields) {
        bills.append(bill)
      } else {
        unreadable.append(entry.id)
      }
    }
    (self.bills, self.unreadable) = (bills, unreadable)
  }

  /// A book of these.
  init(_ me: PersonID, contacts: [ContactState], bills: [Bill]) {
    (self.me, self.contacts, self.bills) = (me, contacts, bills)
    (former, unreadable) = ([], [])
  }

  /// What to call people.
  var names: PeopleNames { names(with: []) }

  /// What to call people, some of whom are becoming contacts.
  func names(with newcomers: [NewContact]) -> PeopleNames {
    PeopleNames(me: me, contacts, former: former, newcomers)
  }

  /// The people that a command line may name.
  func people(
    draw: @escaping () -> UInt64, mayAdd: @escaping (String) -> Bool = { _ in false }
  ) -> BillPeople {
    BillPeople(me: me, contacts: contacts, former: former, draw: draw, mayAdd: mayAdd)
  }

  /// Who owes whom.
  ///
  /// Throws `refused` when the sums do not fit.
  func ledger() throws(Failure) -> Ledger {
    do throws(MoneyError) { return try Ledger(bills) } catch { throw Failure(error) }
  }

  /// The bill of an id, or of the beginning of one.
  ///
  /// Throws `nothingFound` when there is none, `usage` when several ids begin so.
  func bill(_ text: String, to action: String) throws(Failure) -> Bill {
    if let bill = bills.first(where: { $0.id.text == text }) { return bill }
    let found = text.isEmpty ? [] : bills.filter { $0.id.text.hasPrefix(text) }
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      throw .cannot(
        "\(action) bill '\(text)'", "\(found.count) bills begin so", .usage,
        code: "ambiguous-bill", hints: found.prefix(9).map { "\($0.id) is \($0.heading)" })
    }
    if unreadable.contains(where: { $0.text == text }) {
      throw .cannot(
        "\(action) bill '\(text)'", "a newer keylime wrote it", .refused, code: "newer-bill")
    }
    throw .cannot(
      "\(action) bill '\(text)'", "no such bill", .nothingFound, code: "no-such-bill",
      hints: ["keylime split history lists them"])
  }
}

extension Bill {
  /// `2026-11-20 Tri-tip, $20.01`.
  var heading: String {
    "\(date.day) \(title.isEmpty ? kind.rawValue : title), \(amount.text)"
  }

  /// The action that writes it down, or changes the one that is there.
  func recorded(isNew: Bool = true) -> Action {
    let entry = BillEntry(kind == .payment ? .settlement : .bill, json)
    return .bill(id, isNew ? .add(entry) : .edit(entry.fields))
  }
}
