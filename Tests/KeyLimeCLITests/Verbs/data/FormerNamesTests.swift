import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// Events of version 0.1.0 hold the id of a place alone.
///
/// Its name must outlive the import that drops the place.
@Suite struct FormerNamesTests {
  private static let lines = ["a", "b", "c", "d"].enumerated().map { number, id in
    #"{"id":"\#(id)","name":"Bao \#(id.uppercased())","latitude":\#(number),"longitude":20}"#
  }

  /// A store with four places and what somebody did with three of them by version 0.1.0.
  private func withStore(_ body: (_ folder: String, Store) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      for (name, lines) in [("all", Self.lines), ("last", Array(Self.lines.suffix(1)))] {
        let text = lines.joined(separator: "\n") + "\n"
        try UserFile.replace("\(folder)/\(name).jsonl", with: Array(text.utf8))
      }
      #expect(try run("import all.jsonl --source town; $KEYLIME_BIN fav d", folder).status == 0)
      let store = try Store(at: "\(folder)/store")
      let account = try #require(try store.session())
      let replica = try #require(try store.journal.log.replicas().first)
      let ids = ["a", "b", "c"].compactMap { RestaurantID($0) }
      let limes = try #require(Limes(4))
      _ = try store.beginWriting(as: replica).append(
        [.favourite(ids[0]), .rate(ids[1], limes), .card(.like(ids[2]))], by: account, now: 0)
      try body(folder, store)
    }
  }

  private func run(_ words: String, _ folder: String) throws -> RunBinary.Result {
    try #require(
      RunBinary.shell(
        "cd '\(folder)'; export KEYLIME_STORE='\(folder)/store'; $KEYLIME_BIN \(words) 2>&1"))
  }

  private func expectNames(_ folder: String, _ comment: Comment) throws {
    for (words, name) in [("fav", "Bao A"), ("rate", "Bao B"), ("likes", "Bao C")] {
      let listed = try run("\(words) --json=name", folder)
      #expect(listed.output.contains("\"\(name)\""), "\(comment): \(words): \(listed.output)")
    }
    let log = try run("log", folder).output
    for name in ["Bao A", "Bao B", "Bao C"] { #expect(log.contains(name), "\(comment): \(log)") }
  }

  @Test(arguments: [
    "import last.jsonl --source town",
    "import --remove town --yes",
    "import last.jsonl --source other && $KEYLIME_BIN import --remove town --yes",
  ])
  func outliveTheImportThatDropsThePlace(_ command: String) throws {
    try withStore { folder, store in
      try expectNames(folder, "before")
      #expect(try run(command, folder).status == 0)
      #expect(try store.formerNames().keys.map(\.text).sorted() == ["a", "b", "c"])
      try expectNames(folder, "after")
      // The next import knows them no longer, and notes nothing twice.
      let noted = try UserFile.read("\(folder)/store/catalogue/names.jsonl")
      #expect(try run("import last.jsonl --source third", folder).status == 0)
      #expect(try UserFile.read("\(folder)/store/catalogue/names.jsonl") == noted)
      try expectNames(folder, "after one more")
    }
  }

  @Test func aDamagedFileCostsNoOtherName() throws {
    try withStore { folder, store in
      let path = "\(folder)/store/catalogue/names.jsonl"
      try UserFile.replace(path, with: Array("{\"id\":\"x\",\"name\":\"X\"}\n{\"id\":\"y".utf8))
      #expect(try run("import last.jsonl --source town", folder).status == 0)
      #expect(try store.formerNames().keys.map(\.text).sorted() == ["a", "b", "c", "x"])
      try expectNames(folder, "after")
    }
  }

  @Test func eventsThatHoldTheNameNeedNoNote() throws {
    try TemporaryFolder.with { folder in
      let text = Self.lines.joined(separator: "\n") + "\n"
      try UserFile.replace("\(folder)/all.jsonl", with: Array(text.utf8))
      #expect(try run("import all.jsonl && $KEYLIME_BIN fav a", folder).status == 0)
      #expect(try run("import --remove all --yes", folder).status == 0)
      #expect(try run("fav --json=name", folder).output.contains("Bao A"))
      #expect(try Store(at: "\(folder)/store").formerNames().isEmpty)
    }
  }
}
