import Arguments
import KeyLimeEngine

/// A snapshot of one account's contacts and bills.
struct BillBook {
  let me: PersonID
  /// The contacts, and those who were removed; bills may still refer to them.
  let known: ContactBook
  /// The readable bills, in the order they were recorded.
  let bills: [Bill]
  /// Bills written by a newer keylime, which are not part of any sum.
  let unreadable: [BillID]
  /// What all bills amount to, also when they themselves were not read.
  let sheet: BalanceSheet

  /// What is read besides the contacts.
  enum Part: Equatable {
    case nothing
    /// What all bills amount to, but no bill.
    case balances
    case bills
    /// Only the bills whose ids begin with a text, and no sums.
    case billsStarting(with: String)
  }

  /// Reads contacts and bills from the state.
  ///
  /// Throws when the snapshot cannot be read.
  init(
    _ account: AccountID, _ state: State, reading part: Part = .bills
  ) throws(SnapshotFault) {
    me = PersonID(account)
    known = try state.contactBook(of: account)
    let entries: [BillState]
    switch part {
    case .nothing, .balances: entries = []
    case .bills: entries = try state.bills(of: account)
    case .billsStarting(let text):
      entries =
        text == "last"
        ? try state.bills(of: account) : try state.bills(of: account, startingWith: text)
    }
    var (bills, unreadable): ([Bill], [BillID]) = ([], [])
    for entry in entries {
      if let bill = try? Bill(entry.entry.fields) {
        bills.append(known.naming(bill))
      } else {
        unreadable.append(entry.id)
      }
    }
    (self.bills, self.unreadable) = (bills, unreadable)
    sheet = Self.ordered(
      part == .balances
        ? try state.balanceSheet(of: account).naming(known)
        : BalanceSheet(bills, unreadable: unreadable.count), me, known)
  }

  /// A book with these contacts and bills.
  init(_ me: PersonID, _ known: ContactBook = ContactBook(), bills: [Bill] = []) {
    (self.me, self.known, self.bills) = (me, known, bills)
    unreadable = []
    sheet = Self.ordered(BalanceSheet(bills), me, known)
  }

  /// A sheet that names people in the same order in every store.
  private static func ordered(
    _ sheet: BalanceSheet, _ me: PersonID, _ known: ContactBook
  ) -> BalanceSheet {
    var sheet = sheet
    let names = PeopleNames(me: me, known.contacts, former: known.former)
    sheet.order = PeopleOrder(me, names: names.plain)
    return sheet
  }

  /// The names of people.
  var names: PeopleNames { names(with: []) }

  /// The names of people, including new contacts.
  func names(with newcomers: [NewContact]) -> PeopleNames {
    PeopleNames(me: me, known.contacts, former: known.former, newcomers)
  }

  /// Resolves the people on the command line of a new bill.
  func people(
    draw: @escaping () -> UInt64, mayAdd: @escaping (String) -> Bool = { _ in false }
  ) -> BillPeople {
    BillPeople(me: me, known, for: .bill(draw: draw, mayAdd: mayAdd))
  }

  /// Resolves the people of a file of bills.
  func peopleOfFile() -> BillPeople { BillPeople(me: me, known, for: .file) }

  /// Resolves the people of the bills of before, those who were removed among them.
  ///
  /// `action` begins the message about an unknown one, such as `settle with`.
  func everybody(to action: String) -> BillPeople {
    BillPeople(me: me, known, for: .before(action: action))
  }

  /// The balances of all people.
  ///
  /// Throws `refused` when a sum overflows.
  func ledger() throws(Failure) -> Ledger {
    do throws(MoneyError) { return try sheet.ledger() } catch { throw Failure(error) }
  }

  /// Finds a bill by its id, by a unique beginning, or as the `last` that was recorded.
  ///
  /// Throws `nothingFound` when there is none, `usage` when several ids begin with `text`, and
  /// `refused` for a bill of a newer keylime.
  func bill(_ text: String, to action: String) throws(Failure) -> Bill {
    if text == "last", let last = bills.last { return last }
    if let bill = bills.first(where: { $0.id.text == text }) { return bill }
    let found = text.isEmpty ? [] : bills.filter { $0.id.text.hasPrefix(text) }
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      throw .cannot(
        "\(action) bill '\(text)'", "\(found.count) bills begin with it", .usage,
        code: "ambiguous-bill", hints: found.prefix(9).map { "\($0.id) is \($0.heading)" })
    }
    if unreadable.contains(where: { $0.text == text }) {
      throw .cannot(
        "\(action) bill '\(text)'", "a newer keylime wrote it", .refused, code: "newer-bill")
    }
    throw .cannot(
      "\(action) bill '\(text)'", "no such bill", .nothingFound, code: "no-such-bill",
      hints: ["keylime split history lists them; 'last' is the one recorded last"])
  }

  /// Warns that sums are incomplete because some bills could not be read.
  func warnOfUnreadable(_ context: Context) {
    let count = sheet.unreadableBills
    guard count > 0 else { return }
    context.warn("\(count) bills written by a newer keylime are left out")
  }
}

extension Bill {
  /// `2026-11-20 Tri-tip, $20.01`.
  var heading: String {
    "\(date.day) \(title.isEmpty ? kind.rawValue : title), \(amount.text)"
  }

  /// The action that adds the bill.
  var recorded: Action {
    .bill(id, .add(BillEntry(kind == .payment ? .settlement : .bill, json)))
  }
}
