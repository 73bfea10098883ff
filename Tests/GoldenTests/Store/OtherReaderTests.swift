import Testing
import Thoroughness

/// Another user of the system, who may read a store but not its `private/`.
@Suite(.enabled(if: Reader.other != nil)) struct OtherReaderTests {
  @Test func whoMayNotReadPrivateGetsAnswers() throws {
    let user = try #require(Reader.other)
    try Bench.with { bench in
      #expect(try bench.keylime("rate", "bao-house", "5").status == 0)
      _ = try bench.shell(
        "chmod -R a+rX . && chmod \(user.isEmpty ? "000" : "700") store/private")
      defer { _ = try? bench.shell("chmod 700 store/private") }
      let answers = [
        ("show bao-house", 0), ("account list", 0), ("account", 1), ("fav", 1), ("deals", 1),
        ("deals used", 1), ("admin deal list", 5), ("rate", 1),
      ]
      for (words, status) in answers {
        let result = try bench.shell("\(user) keylime \(words)")
        #expect(result.status == Int32(status), "\(words): \(result.errorText)")
        #expect(!result.errorText.contains("Permission denied"), "\(words)")
      }
      let favourites = try bench.shell("\(user) keylime fav")
      #expect(favourites.errorText.contains("'keylime log --all' lists what they all did"))
      let list = try bench.shell("\(user) keylime account list --json")
      #expect(list.outputText.contains("\"registered\":false"))
      #expect(!list.outputText.contains("\"password\""), "that is not known")
      let doctor = try bench.shell("\(user) keylime doctor")
      #expect(doctor.status == 0, "\(doctor.outputText)")
      #expect(doctor.outputText.contains("note\tdenied\tprivate\tyou may not read it"))
      #expect(!doctor.outputText.contains("damaged"), "what is not read is not damaged")
    }
  }

  @Test func passwordsThatMayNotBeReadAreNotNone() throws {
    let user = try #require(Reader.other)
    try Bench.with { bench in
      #expect(try bench.keylime("rate", "bao-house", "5").status == 0)
      _ = try bench.shell("touch store/private/credentials")
      _ = try bench.shell(
        user.isEmpty
          ? "chmod 000 store/private/credentials"
          : "chmod a+rx . && chown -R 65534:65534 store && chown 0:0 store/private/credentials"
            + " && chmod 600 store/private/credentials")
      let result = try bench.shell("\(user) keylime account list")
      #expect(result.status == 3 && result.errorText.contains("private/credentials"))
    }
  }

  @Test(arguments: ["1", "1/restaurants.jsonl"])
  func placesThatMayNotBeReadStopOnlyWhatIsAboutPlaces(_ path: String) throws {
    let user = try #require(Reader.other)
    try Bench.with { bench in
      _ = try bench.importTown(count: 5, edition: 1)
      #expect(try bench.keylime("contact", "add", "eli").status == 0)
      let closed = "store/catalogue/\(path)"
      _ = try bench.shell("chmod -R a+rwX . && chmod 000 \(closed)")
      defer { _ = try? bench.shell("chmod 755 \(closed)") }
      #expect(try bench.shell("\(user) keylime search amber").status == 3)
      let log = try bench.shell("\(user) keylime log --all")
      #expect(log.status == 0, "\(log.errorText)")
      let doctor = try bench.shell("\(user) keylime doctor").outputText
      #expect(doctor.contains("problem\tdenied\tcatalogue/\(path)\tyou may not"), "\(doctor)")
      #expect(!doctor.contains("Permission denied") && !doctor.contains("it is missing"))
    }
  }
}
