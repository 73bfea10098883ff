import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct BalanceSheetTests {
  /// Whatever happens to bills in whatever order, with snapshots in between and without, the sums
  /// that are kept are those of a look at all bills.
  @Test(arguments: (1...6 as ClosedRange<UInt64>).sweep(1))
  func agreesWithALookAtAllBills(seed: UInt64) throws {
    var history = RandomHistory(seed: seed)
    let events = history.events(360)
    let late = ReplicaID(random: 2)
    let store = try TemporaryStore()
    try Folder.make("\(store.path)/private")
    var seen = 0
    for count in [120, 240, 360] {
      // The events of one replica arrive at the very end.
      let known = events.prefix(count).filter { count == events.count || $0.id.replica != late }
      try store.write(known)
      if count == 120 { #expect(store.foldsInParts()) }
      let journal = store.journal()
      let whole = State.fold(known)
      for _ in 0..<2 {
        try journal.read { (state) throws(SnapshotFault) in
          for person in ["ana", "ben", "cho"] {
            let states = try whole.bills(of: account(person))
            let bills = states.compactMap { try? Bill($0.entry.fields) }
            let sheet = try state.balanceSheet(of: account(person))
            #expect((try? sheet.ledger()) == (try? Ledger(bills)), "seed \(seed)")
            #expect(sheet.bills == bills.count, "seed \(seed)")
            let summaries = try state.billSummaries(of: account(person))
            #expect(summaries == Self.summaries(states), "seed \(seed)")
            #expect(sheet.unreadableBills == states.count - bills.count, "seed \(seed)")
            seen += bills.count
          }
        }
        #expect(journal.writesSnapshot())
      }
    }
    #expect(seen > 0)
  }

  /// What is told of each readable bill, the latest first.
  private static func summaries(_ states: [BillState]) -> [BillSummary] {
    let read = states.compactMap { state in
      (try? Bill(state.entry.fields)).map { (state, BillSummary($0)) }
    }
    return read.sorted {
      ($1.1.date, $1.0.written, $0.0.id) < ($0.1.date, $0.0.written, $1.0.id)
    }.map(\.1)
  }

  @Test(
    "a line tells all of a bill that a list shows",
    arguments: ["2026-11-20", "2026-11-20T23:59:60", "2026-11-20T19:30:00-08:00", "0000-01-01"])
  func theLine(date: String) throws {
    let (ana, ben) = (PersonID(contact: named("ana \"a\"")), PersonID(contact: named("ben")))
    let bill = try Bill(
      id: named("b 1"), date: try #require(CivilTime(date)), title: "Tri\t\"tip\"", kind: .payment,
      amount: Money(minor: 4001, try #require(Currency(code: "EUR"))), payers: [.init(ana, 4001)],
      split: .whole(ben))
    for id in ["b 1", "b2"] {
      let state = BillState(
        id: named(id), entry: BillEntry(.bill, bill.json), written: HybridTime(milliseconds: 5),
        changed: HybridTime(milliseconds: 5))
      let summary = BillSummary(bill)
      let key = summary.key(of: account("ana"), state)
      let line = SnapshotLine(
        Subject(section: .billsByDate, key: key), body: summary.body(state))
      #expect(try BillSummary(line) == summary)
    }
  }

  @Test func aSumBeyond64BitsIsRefusedAndNotLost() throws {
    let sheet = BalanceSheet(try [1, 2].map { try bill($0, .max) })
    #expect(throws: MoneyError.overflow) { try sheet.ledger() }
    var less = sheet
    less.add(try bill(2, .max).debts, sign: -1)
    #expect(try less.ledger() == Ledger([try bill(1, .max)]))
  }

  private func bill(_ number: Int, _ minor: Int64) throws -> Bill {
    let (ana, ben) = (PersonID(contact: named("ana")), PersonID(contact: named("ben")))
    return try Bill(
      id: named("b\(number)"), date: CivilTime(CalendarDay(daysSince1970: 20_000)), title: "",
      amount: Money(minor: minor, try #require(Currency(code: "EUR"))), payers: [.init(ana, minor)],
      split: .whole(ben))
  }
}
