import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// An import says which columns and values of a table it could not use.
@Suite struct UnreadColumnTests {
  private func imported(_ table: String, _ options: String...) throws -> FakeWorld.Result {
    try OwnersWorld.with { world in
      try world.write("t.csv", table)
      return world.run(["import", "\(world.folder)/t.csv"] + options)
    }
  }

  private static let table = """
    name,lat,lon,Type of food,rating,price
    A,55.95,-3.19,Thai,4.4/5,10-20
    B,55.951,-3.19,Thai,88%,$$
    C,55.952,-3.19,Thai,n/a,-

    """

  @Test func valuesThatSaySomethingAreTold() throws {
    let result = try imported(Self.table)
    #expect(result.status == 0)
    #expect(result.errors.contains("cannot read 1 value of 'rating', such as '88%'"))
    #expect(result.errors.contains("cannot read 1 value of 'price', such as '10-20'"))
    #expect(!result.errors.contains("Type of food"))
  }

  @Test func columnsThatAreNotUsedAreTold() throws {
    let result = try imported(Self.table, "--verbose")
    #expect(result.errors.contains("read nothing from 'Type of food'; --fields says"))
    let chosen = try imported(Self.table, "--verbose", "--fields", "cuisines=Type of food")
    #expect(!chosen.errors.contains("read nothing from"))
  }

  @Test(arguments: [
    "", #"{"type":"node","id":3,"lat":1,"lon":2,"tags":{"amenity":"pub","name":"B"}},"#,
  ])
  func howToAskForPositionsIsTold(others: String) throws {
    let way = #"{"type":"way","id":2,"nodes":[1],"tags":{"amenity":"pub","name":"A"}}"#
    let result = try imported(#"{"elements":[\#(others)\#(way)]}"#)
    #expect(
      result.errors.contains("1 place lacks a position: ask the Overpass server with 'out center'"))
  }

  @Test func whatIsUnderstoodIsNotMentioned() throws {
    let result = try imported(
      "name,lat,lon,rating,price,Monday,location\nA,55.95,-3.19,4.4,$$,10-18,\"Leith, Scotland\"\n",
      "--verbose")
    #expect(result.status == 0)
    #expect(!result.errors.contains("cannot read") && !result.errors.contains("read nothing"))
  }
}
