/// What a list shows of a bill.
public struct BillSummary: Equatable, Sendable {
  /// Its id.
  public let id: BillID
  /// When it was, local time.
  public let date: CivilTime
  /// What it was; may be empty.
  public let title: String
  /// Whether something was bought or a debt was paid.
  public let kind: Bill.Kind
  /// What was paid altogether; below zero for a refund.
  public let amount: Money
  /// Everybody who paid or owes, sorted, each once.
  public private(set) var people: [PersonID]
  /// Those of them who paid.
  public private(set) var payers: [PersonID]
  /// Who owes whom because of it.
  public private(set) var debts: [Debt]

  /// Sums a bill up.
  public init(_ bill: Bill) {
    (id, date, title, kind) = (bill.id, bill.date, bill.title, bill.kind)
    (amount, people, debts) = (bill.amount, bill.people, bill.debts)
    payers = bill.payers.map(\.person)
  }

  /// What `other`, or everybody when that is nil, owes `me` more because of this bill, in minor
  /// units of its currency.
  public func change(for me: PersonID, with other: PersonID? = nil) -> Int64 {
    debts.change(for: me, with: other)
  }
}

extension BillSummary {
  /// The summary with other names for people; of two that become one, debts between them are gone.
  func naming(_ name: (PersonID) -> PersonID) -> BillSummary {
    var named = self
    named.people = Set(people.map(name)).sorted()
    named.payers = payers.map(name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    named.debts = debts.map {
      Debt(debtor: name($0.debtor), creditor: name($0.creditor), amount: $0.amount)
    }.filter { $0.debtor != $0.creditor }
    return named
  }
}

// MARK: - As a snapshot keeps it

extension BillSummary {
  /// The key in ``Section/billsByDate``: the latest come first, of one time those that were written
  /// later.
  func key(of account: AccountID, _ state: BillState) -> SubjectKey {
    // Year 0 began 719,528 days before 1970. One day more leaves room for the offset.
    let second = 999_999_999_999 - (date.secondsSince1970 + 719_529 * CalendarDay.seconds)
    var writer = DigitWriter()
    writer.write(second, 12)
    writer.write(inverted: state.written)
    writer.write(" ")
    writer.write(text: state.id.text)
    return SubjectKey(account.text, writer.text)
  }

  /// The bill as an array: day since 1970, second of the day, offset in minutes, kind, title, minor
  /// units, currency, people, its own id if it is kept under another, the payers as places among
  /// the people, and for each debt its debtor, creditor and amount.
  func body(_ state: BillState) -> [UInt8] {
    var columns = ColumnWriter()
    columns.append(date.day.daysSince1970)
    columns.append(date.clock?.second)
    columns.append(date.clock?.offset)
    columns.append(kind.rawValue)
    columns.append(title)
    columns.append(amount.minor)
    columns.append(amount.currency.code)
    columns.append(people.map(\.description))
    columns.append(id == state.id ? nil : id.text)
    columns.append(payers.compactMap { people.firstIndex(of: $0) }.map(String.init))
    for debt in debts {
      columns.append(people.firstIndex(of: debt.debtor))
      columns.append(people.firstIndex(of: debt.creditor))
      columns.append(debt.amount.minor)
    }
    return columns.bytes
  }

  /// Reads a line of ``Section/billsByDate``.
  init(_ line: SnapshotLine) throws(SnapshotFault) {
    let id = try BillID(line.idBehindTimes).sound()
    self = try line.body.withBytes { try? BillSummary(id, $0) }.sound()
  }

  private init?(_ id: BillID, _ body: ByteView) throws(JSONError) {
    guard var columns = ColumnReader(body), let date = try CivilTime(&columns),
      let kind = try columns.string().flatMap({ Bill.Kind(rawValue: $0.text) }),
      let title = try columns.string()?.text, let minor = try columns.integer(),
      let currency = try columns.string().flatMap({ Currency(code: $0.text) })
    else { return nil }
    (self.date, self.kind, self.title) = (date, kind, title)
    amount = Money(minor: minor, currency)
    let people = try columns.strings { PersonID($0) }
    self.id = try columns.string().flatMap { BillID($0.text) } ?? id
    let places = try columns.strings { Int($0.text) }
    guard places.allSatisfy(people.indices.contains) else { return nil }
    payers = places.map { people[$0] }
    var debts: [Debt] = []
    while let debtor = try columns.integer() {
      guard let creditor = try columns.integer(), let minor = try columns.integer(),
        people.indices.contains(Int(clamping: debtor)),
        people.indices.contains(Int(clamping: creditor))
      else { return nil }
      debts.append(
        Debt(
          debtor: people[Int(debtor)], creditor: people[Int(creditor)],
          amount: Money(minor: minor, currency)))
    }
    (self.people, self.debts) = (people, debts)
  }
}

extension CivilTime {
  /// Reads day, second and offset; nil when they are none.
  fileprivate init?(_ columns: inout ColumnReader) throws(JSONError) {
    guard let day = try columns.integer(), (-719_528...2_932_896).contains(day) else { return nil }
    let (second, offset) = (try columns.integer(), try columns.integer())
    self.init(CalendarDay(daysSince1970: Int(day)))
    guard let second else { return }
    // The last minute may have a leap second.
    let minutes = min(1439, Int(clamping: second) / 60)
    let clock = Clock(
      hour: minutes / 60, minute: minutes % 60, second: Int(clamping: second) - minutes * 60,
      offset: offset.map { Int(clamping: $0) })
    guard let clock else { return nil }
    self.init(self.day, at: clock)
  }
}
