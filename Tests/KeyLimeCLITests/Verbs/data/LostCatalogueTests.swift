import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What is done about files of the catalogue that are lost or cut short.
@Suite struct LostCatalogueTests {
  /// A store with two generations, the places `a` and `b` in the first, `c` too in the second, and
  /// the backups of both.
  private func damaged(
    by command: String, _ body: (OwnersWorld) throws -> Void
  ) throws {
    try OwnersWorld.with { world in
      try world.write("one.jsonl", Self.line("a") + Self.line("b"))
      try world.write("two.jsonl", Self.line("c"))
      try world.write("new.jsonl", Self.line("d"))
      for (file, copy) in [("one.jsonl", "early"), ("two.jsonl", "late")] {
        #expect(world.run("import", "\(world.folder)/\(file)").status == 0)
        #expect(world.run("backup", "\(world.folder)/\(copy)").status == 0)
      }
      #expect(Platform.runShell("cd '\(world.storePath)/catalogue' && \(command)") == 0)
      try body(world)
    }
  }

  private static func line(_ id: String) -> String {
    #"{"id":"\#(id)","name":"Place \#(id)","latitude":1,"longitude":20}"# + "\n"
  }

  private func ids(_ world: OwnersWorld) -> String {
    world.run("export", "--template", "{{id}}").output.split(separator: "\n").sorted().joined()
  }

  private func doctor(_ world: OwnersWorld, _ words: String...) -> (status: Int32, output: String) {
    let result = world.run(["doctor", "--json"] + words)
    return (result.status, result.output)
  }

  @Test func placesWithoutADescriptionAreGoneOnWith() throws {
    let damage = "rm current */generation.json"
    try damaged(by: damage) { world in
      let found = doctor(world)
      #expect(found.status == 1 && found.output.contains("it is missing; generation 2 is there"))
      #expect(doctor(world, "--repair").status == 0)
      #expect(doctor(world).status == 0)
      #expect(ids(world) == "abc")
      let sources = world.run("import", "--list", "--template", "{{name}} {{records}}").output
      #expect(Set(sources.split(separator: "\n")) == ["one 2", "two 1"])
    }
    try damaged(by: damage) { world in
      let listed = world.run("nearby", "--near", "1,20", "--template", "{{id}}")
      #expect(listed.status == 0 && listed.output.hasPrefix("a\n"), "no sample stands in")
      #expect(listed.errors.contains("current' was missing; generation 2 is used"))
    }
    try damaged(by: damage) { world in
      let lines = "\(world.storePath)/catalogue/2/restaurants.jsonl"
      let before = try UserFile.read(lines)
      #expect(world.run("import", "\(world.folder)/new.jsonl").status == 0)
      #expect(ids(world) == "abcd")
      let after = try UserFile.read(lines)
      #expect(after == before, "the folder stays as it was")
    }
  }

  @Test func whatNothingDescribesIsSetAsideAndNeverOverwritten() throws {
    let damage = "rm current */generation.json */index"
    try damaged(by: damage) { world in
      #expect(doctor(world).status == 1)
      #expect(doctor(world, "--repair").status == 0)
      let kept = Platform.runShell(
        "cd '\(world.storePath)/lost+found' && grep -q Place */catalogue/2/restaurants.jsonl")
      #expect(kept == 0)
    }
    try damaged(by: damage) { world in
      #expect(world.run("import", "\(world.folder)/new.jsonl").status == 0)
      let same = Platform.runShell(
        "cd '\(world.folder)' && cmp -s late/catalogue/2/restaurants.jsonl "
          + "'\(world.storePath)'/catalogue/2/restaurants.jsonl")
      #expect(same == 0)
      #expect(ids(world) == "d")
    }
  }

  /// The repair waits for an import that runs, and what was examined before is the past by then.
  @Test func aStoppedFirstImportIsToldAndARepairSparesALaterOne() throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "Bao House", "5").status == 0)
      let folder = "\(world.storePath)/catalogue/1"
      let stopped = Platform.runShell(
        "mkdir -p '\(folder)' && echo '{' > '\(folder)/restaurants.jsonl' && : > '\(folder)/index'")
      #expect(stopped == 0)
      let found = doctor(world)
      #expect(found.output.contains("left-over"), "\(found.output)")
      #expect(found.output.contains("an import that was stopped"))
      let store = try Store(at: world.storePath)
      let examination = store.examine(now: 0)
      try world.write("one.jsonl", Self.line("a"))
      #expect(world.run("import", "\(world.folder)/one.jsonl").status == 0)
      let repair = try store.repair(examination, now: 0) { 1 }
      #expect(repair.failed.isEmpty)
      #expect(ids(world) == "a")
      #expect(doctor(world).status == 0)
    }
  }

  /// The words of a finding say how many lines cannot be read, which can change meanwhile.
  @Test func aDamageThatGrewSinceTheExaminationIsMended() throws {
    try damaged(by: "sed -i '1s/^{/x/' 2/restaurants.jsonl") { world in
      let store = try Store(at: world.storePath)
      let examination = store.examine(now: 0)
      let grew = Platform.runShell(
        "sed -i '2s/^{/x/' '\(world.storePath)/catalogue/2/restaurants.jsonl'")
      #expect(grew == 0)
      let repair = try store.repair(examination, now: 0) { 1 }
      #expect(!repair.mended.isEmpty && repair.failed.isEmpty)
      #expect(doctor(world).status == 0)
      #expect(ids(world).count == 1)
    }
  }

  @Test(arguments: [
    ("truncate -s -1 2/restaurants.jsonl", "abc"), ("truncate -s -9 2/restaurants.jsonl", "ac"),
    ("rm 2/restaurants.jsonl", "ab"), (": > 2/restaurants.jsonl", nil),
    ("rm */restaurants.jsonl", nil), ("rm current */restaurants.jsonl", nil),
    ("echo x > current; rm */restaurants.jsonl", nil),
  ]) func theDoctorSaysWhatToDoAndABackupMendsIt(_ damage: String, _ left: String?) throws {
    try damaged(by: damage) { world in
      let found = doctor(world)
      #expect(found.status == 1, "\(damage)")
      #expect(found.output.contains("import again or restore a backup"), "\(found.output)")
      let mended = doctor(world, "--repair")
      #expect((mended.status == 0) == (left != nil), "\(mended.output)")
      if let left { #expect(ids(world) == left) }
    }
    try damaged(by: damage) { world in
      let restored = world.run("restore", "\(world.folder)/late")
      #expect(restored.status == 0 && restored.errors.contains("3 places"), "\(restored.errors)")
      let same = Platform.runShell(
        "cd '\(world.folder)/late' && for file in $(find catalogue -type f); do "
          + "cmp -s $file '\(world.storePath)'/$file || exit 1; done")
      #expect(same == 0, "\(damage)")
      #expect(ids(world) == "abc")
      #expect(doctor(world).status == 0)
      let again = world.run("restore", "\(world.folder)/late")
      #expect(again.errors.contains("nothing: all of it is here"), "\(again.errors)")
    }
  }

  @Test func aBackupOfOtherPlacesComesOnlyWhereNoneCanBeRead() throws {
    try damaged(by: "truncate -s -9 2/restaurants.jsonl") { world in
      let restored = world.run("restore", "\(world.folder)/early", "--fail-on-damage")
      #expect(restored.status == 3)
      #expect(restored.errors.contains("the backup lacks what is damaged here"))
      #expect(restored.errors.contains("2/restaurants.jsonl' in the store is damaged: at byte"))
    }
    try damaged(by: ": > 2/restaurants.jsonl; rm -r 1") { world in
      let restored = world.run("restore", "\(world.folder)/early")
      #expect(restored.errors.contains("restored 2 places"), "\(restored.errors)")
      #expect(ids(world) == "ab")
      #expect(doctor(world).status == 0)
    }
  }

  @Test(arguments: [
    ("truncate -s -9 2/restaurants.jsonl", 3), ("rm 2/restaurants.jsonl", 3),
    ("rm current */restaurants.jsonl", 3), ("rm current", 0), ("true", 0),
  ]) func anImportThatLosesPlacesFailsOnDamage(_ damage: String, _ status: Int32) throws {
    try damaged(by: damage) { world in
      let imported = world.run("import", "\(world.folder)/new.jsonl", "--fail-on-damage")
      #expect(imported.status == status, "\(damage): \(imported.errors)")
      #expect(ids(world).contains("d"))
    }
  }

  /// A backup of a damaged store has no file that names the live generation.
  @Test(arguments: ["rm current", "echo x > current"])
  func aBackupWithoutCurrentIsRestored(_ damage: String) throws {
    try damaged(by: damage) { world in
      #expect(world.run("backup", "\(world.folder)/copy").status == 0)
      world.storePath = "\(world.folder)/empty"
      let restored = world.run("restore", "\(world.folder)/copy")
      #expect(restored.status == 0 && restored.errors.contains("3 places"), "\(restored.errors)")
      #expect(ids(world) == "abc")
    }
  }
}
