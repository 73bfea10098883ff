import Testing

@testable import Arguments

@Suite struct ListOptionTests {
  @Test func valuesAddUpInOrder() throws {
    let arguments = try Kettle.command("boil --tag a b --tag=c -td")
    #expect(arguments[Kettle.tag] == ["a", "c", "d"])
    #expect(arguments[Kettle.pot] == "b")
  }

  @Test func noneGivenIsAnEmptyList() throws {
    #expect(try Kettle.command("boil b")[Kettle.tag].isEmpty)
  }

  @Test func aCommaDoesNotPartValues() throws {
    #expect(try Kettle.command("boil b --tag a,b")[Kettle.tag] == ["a,b"])
  }
}
