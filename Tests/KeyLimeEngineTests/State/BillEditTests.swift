import Testing

@testable import KeyLimeEngine

/// A bill is folded part by part, so that machines which change different parts both keep theirs.
@Suite struct BillEditTests {
  private var scribe = Scribe()
  private let first: Bill

  init() throws {
    first = try Self.bill()
    scribe.write(.bill(first.id, .add(BillEntry(.bill, first.json))))
  }

  private static func bill(
    _ minor: Int64 = 4000, with people: [String] = ["eli"], title: String = "Pizza",
    note: String? = nil
  ) throws -> Bill {
    let currency = try #require(Currency(code: "USD"))
    let me = try #require(PersonID(account: "ana"))
    return try Bill(
      id: named("b"), date: CivilTime(CalendarDay(daysSince1970: 20_000)), title: title,
      amount: Money(minor: minor, currency), payers: [.init(me, minor)],
      split: .equally([me] + people.map { PersonID(contact: named($0)) }), note: note)
  }

  private func bill() throws -> Bill {
    let bills = try State.fold(scribe.events).bills(of: account("ana"))
    return try Bill(try #require(bills.first).entry.fields)
  }

  @discardableResult
  private mutating func change(to new: Bill, replica: UInt64 = 1) -> EventID {
    scribe.write(.bill(first.id, .edit(BillEdit(from: first, to: new))), replica: replica)
  }

  @Test mutating func partsFromTwoMachinesAreBothKept() throws {
    change(to: try Self.bill(5000))
    change(to: try Self.bill(note: "with beer"), replica: 2)
    change(to: try Self.bill(title: "Pasta"), replica: 3)
    #expect(try bill() == Self.bill(5000, title: "Pasta", note: "with beer"))
  }

  /// Neither amount nor people of one are mixed with those of the other, who did not know of them.
  @Test mutating func amountAndPeopleChangeTogether() throws {
    change(to: try Self.bill(5000))
    change(to: try Self.bill(with: ["eli", "eve"]), replica: 2)
    #expect(try bill() == Self.bill(with: ["eli", "eve"]))
  }

  @Test mutating func aNoteIsTakenOut() throws {
    let noted = try Self.bill(note: "with beer")
    change(to: noted)
    scribe.write(.bill(first.id, .edit(BillEdit(from: noted, to: first))))
    #expect(try bill() == first)
  }

  @Test mutating func aWholeBillOfAnEarlierVersionReplacesAllOfIt() throws {
    change(to: try Self.bill(note: "with beer"))
    scribe.write(.bill(first.id, .edit(BillEdit(try Self.bill(5000).json))))
    #expect(try bill() == Self.bill(5000))
    change(to: try Self.bill(title: "Pasta"))
    #expect(try bill() == Self.bill(5000, title: "Pasta"))
  }

  @Test mutating func undoingOneChangeRestoresThatPart() throws {
    change(to: try Self.bill(note: "with beer"))
    let second = change(to: try Self.bill(note: "with wine"))
    change(to: try Self.bill(5000))
    scribe.write(.undo(second))
    #expect(try bill() == Self.bill(5000, note: "with beer"))
  }

  @Test mutating func ofManyChangesOnlyThoseThatMatterAreKept() throws {
    for number in 1...50 { change(to: try Self.bill(note: "\(number)")) }
    change(to: try Self.bill(5000))
    let key = SubjectKey(account("ana").text, first.id.text)
    #expect(try State.fold(scribe.events).register(.bills, key).events.count == 3)
  }

  @Test func aChangeIsReadAsItWasWritten() throws {
    let edit = BillEdit(from: first, to: try Self.bill(note: "with beer"))
    var members = JSONObject()
    edit.write(to: &members)
    #expect(members["set"]?.object == edit.fields, "an earlier version reads the whole bill")
    #expect(members["changed"] == ["note"])
    #expect(try BillEdit(from: members) == edit)
    members["changed"] = nil
    #expect(try BillEdit(from: members) == BillEdit(edit.fields))
  }
}
