import Testing

@testable import Arguments

@Suite struct ValueTypeTests {
  @Test func integers() throws {
    let type = ValueType<Int>.integer(in: -3...3)
    #expect(try type.parse("-3") == -3)
    #expect(throws: ValueError.outOfRange(lowest: "-3", highest: "3")) { try type.parse("4") }
    #expect(throws: ValueError.malformed(expected: "a whole number")) { try type.parse("3.5") }
    #expect(throws: ValueError.self) { try type.parse("99999999999999999999") }
  }

  @Test func closedLists() throws {
    #expect(try ValueType<Kettle.When>.oneOf(Kettle.When.self).parse("never") == .never)
    #expect(try ValueType<String>.oneOf(["a", "b"]).parse("b") == "b")
    #expect(throws: ValueError.notAllowed) { try ValueType<String>.oneOf(["a"]).parse("A") }
  }

  @Test func listsReadEveryPiece() throws {
    let type = ValueType<[Int]>.commaSeparated(.integer)
    #expect(try type.parse("1,2,3") == [1, 2, 3])
    #expect(throws: ValueError.self) { try type.parse("1,,3") }
    #expect(type.completion == .commaSeparated(.none))
  }

  @Test func aBlankAfterACommaIsNoPartOfTheValue() throws {
    let type = ValueType<[String]>.commaSeparated(.text)
    #expect(try type.parse("indian, fish and chips ,thai") == ["indian", "fish and chips", "thai"])
    #expect(try type.parse(" ,") == ["", ""])
  }

  @Test func anEmptyTextIsNothingWhereAFieldCanBeCleared() throws {
    let type = ValueType<Kettle.When>.oneOf(Kettle.When.self).orNothing
    let (cleared, given) = (try type.parse(""), try type.parse("never"))
    #expect(cleared == nil && given == .never)
    #expect(throws: ValueError.notAllowed) { try type.parse("perhaps") }
    #expect(type.words().map(\.word) == Kettle.When.allCases.map(\.rawValue))
  }

  @Test func namesOfFilesAreNotEmpty() throws {
    #expect(try ValueType<String>.path.parse("-") == "-")
    #expect(throws: ValueError.self) { try ValueType<String>.path.parse("") }
    #expect(throws: ValueError.self) { try ValueType<String>.directory.parse("") }
  }

  @Test func renamingKeepsTheRest() throws {
    let type = ValueType<Int>.integer(in: 1...2).named("CUP").completed(by: .dynamic("cup"))
    #expect(type.placeholder == "CUP")
    #expect(type.completion == .dynamic("cup"))
    #expect(throws: ValueError.self) { try type.parse("3") }
  }
}
