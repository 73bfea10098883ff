import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

@Suite struct ConfigurationTests {
  private let sample = Configuration([
    "units": "imperial", "alias": ["a": "discover"], "unknown": 1,
  ])

  @Test func keysLeadIntoObjects() {
    #expect(sample["units"] == "imperial")
    #expect(sample["alias.a"] == "discover")
    #expect(sample["alias.b"] == nil)
    #expect(sample["units.x"] == nil)
    #expect(sample.units == .imperial)
  }

  @Test func settingKeepsTheOrderAndUnsettingRemovesEmptyFamilies() {
    var configuration = sample
    configuration["home"] = "55.95,-3.19"
    configuration["units"] = "metric"
    configuration["alias.b"] = "nearby"
    #expect(
      configuration.settings.map(\.key) == ["units", "alias.a", "alias.b", "unknown", "home"])
    configuration["alias.a"] = nil
    configuration["alias.b"] = nil
    #expect(configuration.members["alias"] == nil)
  }

  @Test(arguments: [
    ("units", "metric", JSON.string("metric")), ("advice", "false", .bool(false)),
    ("pager", "", .string("")), ("alias.x y", "discover", .string("discover")),
    ("currency", "EUR", .string("EUR")), ("place.work", "1,2", .string("1,2")),
  ])
  func valuesAreRead(key: String, text: String, value: JSON) throws {
    #expect(try ConfigKey(named: key).value(of: text) == value)
  }

  @Test(arguments: [
    ("units", "furlongs"), ("advice", "yes"), ("currency", "euro"), ("home", ""), ("color", ""),
  ])
  func valuesAreChecked(key: String, text: String) throws {
    let known = try ConfigKey(named: key)
    let failure = #expect(throws: Failure.self) { try known.value(of: text) }
    #expect(failure?.message == "cannot set \(key) to '\(text)': expected \(known.expected)")
  }

  @Test func unknownKeysSuggest() {
    let failure = #expect(throws: Failure.self) { try ConfigKey(named: "untis") }
    #expect(failure?.hints == ["did you mean 'units'?"])
    #expect(throws: Failure.self) { try ConfigKey(named: "alias.") }
    #expect(throws: Failure.self) { try ConfigKey(named: "alias") }
  }

  @Test func complaintsNameTheKey() {
    let wrong = Configuration(["unts": "metric", "advice": "no", "units": "metric"])
    #expect(
      wrong.complaints == [
        "no setting is called 'unts'; did you mean 'units'?",
        "'advice' is ignored: expected true or false",
      ])
  }

  @Test func aValueThatIsSetAlreadyIsLeftAlone() throws {
    try TemporaryFolder.with { folder in
      let path = "\(folder)/config.json"
      let world = FakeWorld(variables: ["HOME": folder, "KEYLIME_CONFIG": path])
      #expect(world.run("config", "set", "units", "metric").status == 0)
      let hand = Array("{\"units\": \"metric\"}".utf8)
      try UserFile.replace(path, with: hand)
      let again = world.run("config", "set", "units", "metric")
      #expect(again.status == 0)
      #expect(again.errors.contains("units is already metric"))
      #expect(try UserFile.read(path) == hand)
    }
  }

  @Test func whatIsWrittenIsReadBackInPlaceOfTheOldFile() throws {
    try TemporaryFolder.with { folder in
      let path = "\(folder)/new/deep/config.json"
      let environment = Environment(["KEYLIME_CONFIG": path])
      #expect(try ConfigurationSource(environment).read() == Configuration())
      try ConfigurationSource(environment).write(sample)
      #expect(try ConfigurationSource(environment).read() == sample)
      #expect(try UserFile.names(inFolder: "\(folder)/new/deep") == ["config.json"])
    }
  }

  @Test(arguments: [
    (["KEYLIME_CONFIG": "/a/b", "HOME": "/h"], "/a/b"),
    (["XDG_CONFIG_HOME": "/x", "HOME": "/h"], "/x/keylime/config.json"),
    (["XDG_CONFIG_HOME": "relative", "HOME": "/h"], "/h/.config/keylime/config.json"),
    (["HOME": "/h"], "/h/.config/keylime/config.json"),
  ])
  func theFileIsFound(variables: [String: String], path: String) throws {
    #expect(try ConfigurationSource(Environment(variables)).path() == path)
  }

  @Test(arguments: [
    (["KEYLIME_STORE": "/s", "XDG_DATA_HOME": "/x"], "/s"),
    (["XDG_DATA_HOME": "/x", "HOME": "/h"], "/x/keylime"),
    (["HOME": "/h"], "/h/.local/share/keylime"),
  ])
  func theStoreIsFound(variables: [String: String], folder: String) throws {
    var world = FakeWorld()
    world.variables = variables
    #expect(try world.context().storeFolder() == folder)
  }

  @Test func withoutAHomeTheStoreMustBeNamed() throws {
    var world = FakeWorld()
    world.variables = [:]
    let context = try world.context()
    let failure = #expect(throws: Failure.self) { try context.storeFolder() }
    #expect(failure?.kind == .store)
  }

  @Test func everyRunWarnsOfWhatIsWrong() throws {
    try TemporaryFolder.with(["config.json": #"{"untis":"metric"}"#]) { folder in
      var world = FakeWorld()
      world.variables["KEYLIME_CONFIG"] = folder + "/config.json"
      let result = world.run("version")
      #expect(result.status == 0)
      #expect(
        result.errors.hasPrefix(
          "keylime: warning: \(folder)/config.json: no setting is called 'untis'"))
      #expect(world.run("version", "-q").errors.isEmpty)
    }
  }
}
