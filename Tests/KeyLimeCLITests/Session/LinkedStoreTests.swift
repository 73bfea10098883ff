import KeyLimeEngine
import Testing
import Thoroughness

@testable import KeyLimeCLI

/// A store that came from somebody else may hold links and pipes; nothing is changed behind them.
@Suite struct LinkedStoreTests {
  private static let line = #"{"id":"a","name":"Place","latitude":1,"longitude":20}"# + "\n"

  /// A store with one place and a rating, and a folder outside it with the file `id`.
  private func changed<Result>(
    by command: String, _ body: (OwnersWorld) throws -> Result
  ) throws -> Result {
    try OwnersWorld.with { world in
      try UserFile.replace("\(world.folder)/one.jsonl", with: Array(Self.line.utf8))
      try UserFile.replace("\(world.folder)/outside/id", with: Array("secret".utf8))
      #expect(world.run("import", "\(world.folder)/one.jsonl").status == 0)
      #expect(world.run("rate", "a", "4").status == 0)
      #expect(Platform.runShell("cd '\(world.storePath)' && \(command)") == 0)
      return try body(world)
    }
  }

  private func expectUnchanged(_ world: OwnersWorld) throws {
    #expect(try UserFile.names(inFolder: "\(world.folder)/outside") == ["id"])
    #expect(try UserFile.read("\(world.folder)/outside/id") == Array("secret".utf8))
    let hasItsMode = "find '\(world.folder)/outside/id' -perm 644 | grep -q ."
    #expect(Platform.runShell(hasItsMode) == 0)
  }

  @Test func anOldGenerationThatIsALinkIsRemovedAlone() throws {
    try changed(by: "ln -s ../../outside catalogue/0") { world in
      for _ in 0..<3 { #expect(world.run("import", "\(world.folder)/one.jsonl").status == 0) }
      try expectUnchanged(world)
      let names = try UserFile.names(inFolder: "\(world.storePath)/catalogue").sorted()
      #expect(names == ["3", "4", "current", "lock"])
    }
  }

  @Test(arguments: [
    ("catalogue/lock", "id", ["import", "one.jsonl"]),
    ("catalogue", "", ["import", "one.jsonl"]),
    ("private/journal.lock", "id", ["rate", "a", "5"]),
    ("private", "", ["rate", "a", "5"]),
    ("journal", "", ["rate", "a", "5"]),
    ("journal/*", "", ["rate", "a", "5"]),
    ("journal/*/000001.jsonl", "id", ["rate", "a", "5"]),
    ("photos", "", ["checkin", "a", "--photo", "p.jpg"]),
    ("snapshot", "", ["rate", "a", "5"]),
  ])
  func nothingIsWrittenThroughALink(path: String, target: String, words: [String]) throws {
    let link = #"p=$(echo \#(path)); rm -rf "$p" && ln -s "$PWD/../outside/\#(target)" "$p""#
    try changed(by: link) { world in
      let words = words.map { $0.contains(".") ? "\(world.folder)/\($0)" : $0 }
      let result = world.run(words)
      try expectUnchanged(world)
      // A snapshot is derived. That it cannot be written is no fault.
      guard path != "snapshot" else { return #expect(result.status == 0) }
      #expect(result.status == 3)
      #expect(result.errors.contains("it is a symbolic link"), "\(result.errors)")
    }
  }

  @Test(arguments: ["journal", "journal/*"])
  func noJournalIsReadThroughALink(path: String) throws {
    let link = #"p=$(echo \#(path)); mv "$p" ../moved && ln -s "$PWD/../moved" "$p""#
    try changed(by: link) { world in
      let result = world.run("rate")
      #expect(!result.output.contains("Place"), "\(result.output)")
      #expect(result.errors.contains("it is a symbolic link"), "\(result.errors)")
      #expect(!world.run("log", "--all").output.contains("Place"))
      let doctor = world.run("doctor").output
      #expect(
        doctor.contains("0 events of") && doctor.contains("this is a symbolic link"), "\(doctor)")
    }
  }

  @Test(arguments: ["format.json", "catalogue/current"])
  func aPipeIsNotWaitedFor(path: String) throws {
    try changed(by: "rm '\(path)' && mkfifo '\(path)'") { world in
      let result = TimeLimits.atMost { world.run("show", "a") }
      #expect(result.status == 3)
      #expect(result.errors.contains("\(path)': it is not a regular file"))
    }
  }
}
