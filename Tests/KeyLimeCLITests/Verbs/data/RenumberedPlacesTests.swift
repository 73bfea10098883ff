import Arguments
import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// A place of one's own that comes with another id.
@Suite struct RenumberedPlacesTests {
  private static func line(_ id: String, _ name: String, _ latitude: String = "55.95") -> String {
    #"{"id":"\#(id)","name":"\#(name)","latitude":\#(latitude),"longitude":-3.19}"# + "\n"
  }

  private static func run(_ world: OwnersWorld, _ lines: String...) -> String {
    let result = world.run("import", "-", "--source", "town", typed: lines.joined())
    #expect(result.status == 0, "\(result.errors)")
    return result.errors
  }

  @Test func theCommandsForTheNewIdAreNamed() throws {
    try OwnersWorld.with { (world) throws in
      _ = Self.run(world, Self.line("n1", "Bao House"), Self.line("n2", "Taco Luna"))
      #expect(world.run("rate", "n1", "4").status == 0)
      #expect(world.run("fav", "n1").status == 0)
      #expect(world.run("avoid", "n2").status == 0)
      let errors = Self.run(
        world, Self.line("w1", "BAO House", "55.9503"), Self.line("w2", "Taco Luna"))
      #expect(
        errors.contains(
          "'Bao House' was n1 and is probably w1 now: 'keylime rate w1 4' and "
            + "'keylime rate n1 --remove' and 'keylime fav w1' and 'keylime fav n1 --remove' "
            + "keep what you did"), "\(errors)")
      #expect(
        errors.contains(
          "'Taco Luna' was n2 and is probably w2 now: 'keylime avoid w2' and "
            + "'keylime avoid n2 --remove' keep what you did"),
        "\(errors)")
      for command in ["rate w1 4", "rate n1 --remove", "fav w1", "fav n1 --remove"] {
        #expect(world.run(ShellLine.words(of: command)).status == 0, "\(command)")
      }
      for list in ["rate", "fav"] {
        let shown = try JSON(parsing: Array(world.run(list, "--json").output.utf8))
        let places = shown.elements?.compactMap { $0["restaurant"]?.text }
        #expect(places == ["w1"], "each once")
      }
      let again = Self.run(
        world, Self.line("w1", "BAO House", "55.9503"), Self.line("w2", "Taco Luna"))
      #expect(!again.contains("probably"), "\(again)")
    }
  }

  @Test func whatWasSaidComesAlong() throws {
    try OwnersWorld.with { (world) throws in
      _ = Self.run(
        world, Self.line("n1", "Bao House"), Self.line("n2", "Taco Luna", "55.96"),
        Self.line("n3", "Tea Room", "55.97"))
      #expect(world.run("rate", "n1", "4", "so good").status == 0)
      let note = [
        "n2", "--price", "1", "--diet", "vegan", "--tag", "patio,two seats", "--closed",
        "--hours", "Mo 09:00-17:00", "cash only",
      ]
      #expect(world.run(["note"] + note).status == 0)
      #expect(world.run("note", "n3", "--", "-5 in winter").status == 0)
      let errors = Self.run(
        world, Self.line("w1", "Bao House"), Self.line("w2", "Taco Luna", "55.96"),
        Self.line("w3", "Tea Room", "55.97"))
      #expect(errors.contains("'keylime rate w1 4 'so good''"), "\(errors)")
      #expect(errors.contains("'keylime note w3 -- '-5 in winter''"), "\(errors)")
      let command =
        "note w2 --price 1 --diet vegan --tag patio --tag 'two seats'"
        + " --hours 'Mo 09:00-17:00' --closed 'cash only'"
      #expect(errors.contains("'keylime \(command)'"), "\(errors)")
      #expect(world.run(ShellLine.words(of: command)).status == 0)
      let notes = try world.json("note", "w2")["note"]
      #expect(try notes == world.json("note", "n2")["note"] && notes != nil)
      #expect(errors.contains("'keylime note n2 --remove'"))
      #expect(world.run("note", "n2", "--remove").status == 0)
    }
  }

  @Test func anIdMayBeGivenToAnotherPlace() throws {
    try OwnersWorld.with { (world) throws in
      _ = Self.run(world, Self.line("a1", "Bao House"), Self.line("a2", "Taco Luna", "55.96"))
      for words in [["rate", "a1", "1"], ["rate", "a2", "5"], ["fav", "a2"]] {
        #expect(world.run(words).status == 0)
      }
      let errors = Self.run(
        world, Self.line("a1", "Aardvark Bar", "55.94"), Self.line("a2", "Bao House"),
        Self.line("a3", "Taco Luna", "55.96"))
      #expect(
        errors.contains(
          "'Bao House' was a1 and is probably a2 now: 'keylime rate a2 1' and "
            + "'keylime rate a1 --remove' keep what you did"), "\(errors)")
      #expect(
        errors.contains(
          "'Taco Luna' was a2 and is probably a3 now: 'keylime rate a3 5' and "
            + "'keylime fav a3' and 'keylime fav a2 --remove' keep what you did"), "\(errors)")
      let renamed = Self.run(
        world, Self.line("a1", "Badger Bar", "55.94"), Self.line("a2", "Bun House"),
        Self.line("a3", "Taco Luna", "55.961"))
      #expect(!renamed.contains("probably"), "\(renamed)")
    }
  }

  @Test func otherPlacesAreNotMeant() throws {
    try OwnersWorld.with { (world) throws in
      _ = Self.run(world, Self.line("n1", "Bao House"), Self.line("n3", "Stays"))
      #expect(world.run("rate", "n1", "4").status == 0)
      #expect(world.run("fav", "n3").status == 0)
      let errors = Self.run(
        world, Self.line("w1", "Bao House", "55.96"), Self.line("w2", "Bao Shop"),
        Self.line("n3", "Stays"), Self.line("w3", "Stays"))
      #expect(!errors.contains("probably"), "\(errors)")
    }
  }
}
