import Testing

@testable import KeyLimeCLI

/// An import is no event: undo says that it stays, when it came after what is undone.
@Suite struct UndoImportTests {
  private static let town = #"{"id":"e","name":"Café Bleu","latitude":55.97,"longitude":-3.2}"#

  @Test func anImportSinceThenIsNamed() throws {
    try OwnersWorld.with { (world) throws in
      #expect(world.run("rate", "Bao House", "5").status == 0)
      world.now = "2026-11-20T18:31:00Z"
      #expect(world.run("import", "-", "--source", "old town", typed: Self.town).status == 0)
      let undone = world.run("undo")
      #expect(undone.status == 0)
      #expect(undone.errors.contains("the import of 'old town' is not undone"), "\(undone.errors)")
      let none = world.run("undo")
      #expect(none.status == 1)
      #expect(none.errors.contains("keylime import 'old town' --remove"), "\(none.errors)")
    }
  }
}
