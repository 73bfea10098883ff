import Testing
import Thoroughness

/// The index is derived: whatever happens to it, the answers stay, and it is there again
/// afterwards.
@Suite struct IndexTests {
  @Test(
    arguments: [
      "rm INDEX", ": > INDEX", "head -c 5000 INDEX > x; mv x INDEX",
      "head -c -1 INDEX > x; mv x INDEX",
      "echo more >> INDEX",
      "printf 'KLINDEX\\n\\377\\0\\0\\0' | dd of=INDEX conv=notrunc 2>/dev/null",
      "tr '\\0-\\377' '\\1-\\377\\0' < INDEX > x; mv x INDEX", "rm INDEX; mkdir INDEX",
      "cp CATALOGUE/restaurants.jsonl INDEX", "head -c 200000 /dev/zero > INDEX",
    ].sweep(3))
  func isMadeAnew(_ damage: String) throws {
    try Town.home.with { bench in
      let before = try Town.answers.get()
      #expect(before.status == 0 && before.errorText == "")
      let line = damage.replacing("INDEX", with: "store/catalogue/1/index")
        .replacing("CATALOGUE", with: "store/catalogue/1")
      #expect(try bench.shell(line).status == 0)
      #expect(try bench.answers() == before)
    }
  }

  @Test func anIndexOfAnotherGenerationIsNotTrusted() throws {
    try Town.home.with { bench in
      // Same size of lines, other prices.
      _ = try bench.importTown(edition: 2)
      let before = try bench.answers()
      _ = try bench.shell("cp store/catalogue/1/index store/catalogue/2/index")
      #expect(try bench.answers() == before)
    }
  }

  @Test(arguments: ["s/Amber/Umber/", "1,5d", "s/price\":2/price\":1/"].sweep(1))
  func linesThatWereEditedByHandAreIndexedOnce(_ edit: String) throws {
    try Town.home.with { bench in
      let before = try Town.answers.get()
      _ = try bench.shell("sleep 0.02; sed -i '\(edit)' store/catalogue/1/restaurants.jsonl")
      let edited = try bench.answers()
      #expect(edited.status == 0 && edited != before)
      let made = try bench.shell("stat -c '%i %Y' store/catalogue/1/index")
      #expect(try bench.answers() == edited)
      #expect(try bench.shell("stat -c '%i %Y' store/catalogue/1/index") == made)
      // Copied lines are the same lines, however young.
      _ = try bench.shell("touch store/catalogue/1/restaurants.jsonl")
      #expect(try bench.answers() == edited)
    }
  }

  @Test func aStoreThatCannotBeWrittenAnswers() throws {
    guard let user = Reader.other else { return }
    try Town.home.with { bench in
      let before = try bench.answers()
      _ = try bench.shell("chmod -R a+rX . && chmod -R a-w store")
      let answers = try bench.answers(as: user)
      #expect(answers.outputText == before.outputText)
      // `@1` cannot be moved to the new lists.
      #expect(answers.errorText.contains("@N does not name its rows"), "\(answers.errorText)")
      _ = try bench.shell("chmod -R u+w store && rm store/catalogue/1/index && chmod -R a-w store")
      #expect(try bench.answers(as: user).outputText == before.outputText)
      let refused = try bench.shell("\(user) keylime import amber.json")
      #expect(refused.status == 3, "\(refused.errorText)")
      #expect(refused.errorText.contains("hint: choose another store"))
    }
  }

  @Test(.enabled(if: Reader.other != nil))
  func aSessionThatMayNotBeReadIsNotNobodys() throws {
    let user = try #require(Reader.other)
    try Bench.with { bench in
      #expect(try bench.keylime("rate", "bao-house", "5").status == 0)
      _ = try bench.shell(
        user.isEmpty
          ? "chmod 000 store/private/session"
          : "chmod a+rx . && chown -R 65534:65534 store && chown 0:0 store/private/session")
      for words in ["rate", "undo", "rate taco-luna 4"] {
        let result = try bench.shell("\(user) keylime \(words)")
        #expect(result.status == 3 && result.errorText.contains("private/session"), "\(words)")
      }
      let doctor = try bench.shell("\(user) keylime doctor")
      #expect(doctor.status == 1 && doctor.outputText.contains("private/session"))
    }
  }

  @Test func damagedTruthIsNamedAndRefused() throws {
    try Town.home.with { bench in
      _ = try bench.shell(
        "cd store/catalogue/1; head -c 20000 restaurants.jsonl > x; mv x restaurants.jsonl")
      let finished = try bench.keylime("search", "amber")
      #expect(finished.status == 3)
      #expect(finished.errorText.contains("restaurants.jsonl' is damaged at byte"))
    }
  }

  @Test(arguments: ["{\"format\":999}", "{}", "not json", ""])
  func anUnknownFormatIsRefusedAndNotTouched(_ format: String) throws {
    try Bench.with { bench in
      _ = try bench.importTown(count: 5, edition: 1)
      try writeFile("\(bench.home)/store/format.json", Array(format.utf8))
      let before = try bench.shell("cd store; find . -type f | sort | xargs cksum")
      #expect(try bench.keylime("search", "amber").status == 3)
      #expect(try bench.keylime("import", "amber.json").status == 3)
      #expect(try bench.shell("cd store; find . -type f | sort | xargs cksum") == before)
    }
  }
}

/// How to run a command as somebody who may not write what root wrote.
enum Reader {
  /// The words before the command; nil when this process may not become somebody else, or that
  /// somebody may not run the program.
  static let other: String? = {
    guard isRoot else { return "" }
    guard let setpriv = Bench.path(of: "setpriv") else { return nil }
    let words = "\(setpriv) --reuid=65534 --regid=65534 --clear-groups"
    let trial = try? Bench.with { bench in
      try bench.shell("chmod a+rx . && \(words) keylime version")
    }
    return trial?.status == 0 ? words : nil
  }()
}
