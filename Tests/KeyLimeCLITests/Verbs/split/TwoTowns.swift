import Testing

@testable import KeyLimeCLI

/// A store with a café in Edinburgh, one in Hanoi and the contact Eli.
enum TwoTowns {
  private static let places = """
    {"elements":[
    {"type":"node","id":1,"lat":55.95,"lon":-3.19,"tags":{"amenity":"cafe","name":"Leith Café"}},
    {"type":"node","id":2,"lat":21.03,"lon":105.85,"tags":{"amenity":"cafe","name":"Hanoi Café"}}]}
    """

  static func with(_ body: (OwnersWorld) throws -> Void) throws {
    try OwnersWorld.with { (world) throws in
      #expect(world.run("import", "-", "--source", "towns", typed: Self.places).status == 0)
      #expect(world.run("contact", "add", "Eli").status == 0)
      try body(world)
    }
  }
}
