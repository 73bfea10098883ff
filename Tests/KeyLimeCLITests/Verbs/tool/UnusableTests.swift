import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// A store or a config that cannot be used is named by everything, `doctor` among them.
@Suite struct UnusableTests {
  @Test func aFileIsNoStore() throws {
    try OwnersWorld.with { world in
      try world.write("file", "x")
      for words in [["discover"], ["rate", "bao-house", "3"], ["backup", "b"]] {
        let result = world.run(words + ["--store", "\(world.folder)/file"])
        #expect(result.status == 3 && result.errors.contains("it is not a folder"), "\(words)")
      }
      let doctor = world.run("doctor", "--store", "\(world.folder)/file")
      #expect(doctor.status == 1 && doctor.output.contains("it is not a folder"))
    }
  }

  @Test(arguments: [
    ("{bad", "cannot read the config"), (#"{"pager":3}"#, "'pager' is ignored"),
  ]) func doctorReadsTheConfig(text: String, words: String) throws {
    try OwnersWorld.with { world in
      #expect(world.run("doctor").status == 0)
      try world.write("config.json", text)
      let doctor = world.run("doctor")
      #expect(doctor.status == 1, "\(doctor)")
      #expect(doctor.output.contains("problem\tconfig\t\t\(words)"), "\(doctor.output)")
    }
  }

  @Test func aSettingThatDoesNotCountIsNotShownAsOne() throws {
    try OwnersWorld.with { world in
      try world.write("config.json", #"{"pager":3,"units":"metric"}"#)
      let get = world.run("config", "get", "pager")
      #expect(get.status == 1 && get.output.isEmpty)
      #expect(get.errors.contains("'pager' is 3 in the config, which does not count"))
      #expect(world.run("config", "list").output == "units\tmetric\tfile\n")
    }
  }

  @Test(arguments: ["me", "@1", "1,2", "geo:1,2"])
  func aPlaceIsNotSavedUnderANameThatMeansAnother(name: String) throws {
    try OwnersWorld.with { world in
      let refused = world.run("config", "set", "place.\(name)", "35.28,-120.66")
      #expect(refused.status == 2 && refused.errors.contains("--near \(name) is"), "\(refused)")
    }
  }

  @Test func theKeyIsNamedAsItWasTyped() throws {
    try OwnersWorld.with { world in
      #expect(world.run("config", "set", "limes.5", "").errors.contains("cannot set limes.5 to ''"))
    }
  }

  @Test(arguments: [
    (["split", "histroy"], "did you mean 'keylime split history'?"),
    (["deals", "ues", "3"], "did you mean 'use'?"),
  ]) func aMisspeltSubverbIsRecognised(words: [String], hint: String) throws {
    try OwnersWorld.with { world in
      let result = world.run(words)
      #expect(result.status == 2 && result.errors.contains("hint: \(hint)\n"), "\(result.errors)")
    }
  }
}
