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
    ("advice", "off", .bool(false)), ("currency", "euro", .string("EUR")),
    ("pager", "", .string("")), ("alias.x y", "discover", .string("discover")),
    ("currency", "EUR", .string("EUR")), ("place.work", "1,2", .string("1,2")),
  ])
  func valuesAreRead(key: String, text: String, value: JSON) throws {
    #expect(try ConfigKey(named: key).value(of: text, for: key) == value)
  }

  @Test(arguments: [
    ("units", "furlongs"), ("advice", "si"), ("currency", "pounds"), ("home", ""), ("color", ""),
  ])
  func valuesAreChecked(key: String, text: String) throws {
    let known = try ConfigKey(named: key)
    let failure = #expect(throws: Failure.self) { try known.value(of: text, for: key) }
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
      wrong.complaints.map(\.words) == [
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
      try ConfigurationSource(environment).update { settings throws(Failure) in settings = sample }
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
          "keylime: warning: \(folder)/config.json:1: no setting is called 'untis'"))
      #expect(world.run("version", "-q").errors.isEmpty)
    }
  }

  @Test(arguments: [
    ("timeZone", "Mars/X", "this system has no such zone"),
    ("limes.9", "great", "no setting is called 'limes.9'"),
    ("price.Dishoom", "cheap", "no setting is called 'price.Dishoom'"),
    ("price.0", "free", "there are only price.1, price.2"),
    ("country", "QX", "expected an ISO 3166 code"), ("currency", "ABC", "expected an ISO 4217"),
    ("pager", "no-such-pager -x", "there is no program 'no-such-pager'"),
    ("pager", "off", "write: keylime config set pager ''"),
    ("currency", "$", "expected an ISO 4217"),
    ("location", "Oban", "did you mean 'home'?"), ("tz", "UTC", "did you mean 'timeZone'?"),
    ("hints", "off", "did you mean 'advice'?"),
    ("alias.far", "discver --within 9km", "unknown command 'discver'"),
    ("alias.far", "discover --wihtin 9km", "unknown option '--wihtin'"),
    ("alias.far", "discover --within far", "expected a distance"),
    ("alias.far", "far --open-now", "it leads back to 'far'"),
    ("home", "Nowhere at all", "neither coordinates nor a known place"),
    ("place.gym", "99,0", "a latitude is at most 90 degrees"), ("units", "feet", "expected metric"),
    ("color", "blue", "expected auto"), ("advice", "1", "expected true or false"),
    ("decimalMark", ";", "expected . or ,"),
    ("limes.5", "Fair and fresh", "limes.3 has the phrase 'fair and fresh'"),
    ("limes.5", "4", "a number is no phrase"), ("price.1", "2", "a number is no phrase"),
    ("price.4", "under $10", "price.1 has the phrase"),
  ])
  func aValueIsCheckedWhenItIsSet(_ key: String, _ value: String, _ words: String) throws {
    try OwnersWorld.with { world in
      let result = world.run("config", "set", key, value)
      #expect(result.status == 2, "\(result.errors)")
      #expect(result.errors.contains(words), "\(result.errors)")
      #expect(world.run("config", "list").status == 1)
    }
  }

  @Test func theDefaultsThatCountAreListed() throws {
    var world = FakeWorld()
    world.variables.merge(["LC_ALL": "de_DE.UTF-8", "KEYLIME_CONFIG": "/nowhere"]) { $1 }
    let list = world.run("config", "list", "--all", "--json")
    let settings = try #require(JSON(parsing: Array(list.output.utf8)).elements)
    func value(_ key: String) -> JSON? { settings.first { $0["key"]?.text == key }?["value"] }
    #expect(value("units") == "metric" && value("currency") == "EUR")
    #expect(value("decimalMark") == "," && value("limes.5") == "tell everyone")
    #expect(value("advice") == true && value("hints.pages") == true)
    world.variables["KEYLIME_ADVICE"] = "0"
    let silent = world.run("config", "list", "--all", "--json=key,value")
    #expect(silent.output.contains(#"{"key":"advice","value":false}"#))
    let quiet = world.run("config", "list", "--all", "--quiet", "--json=key,value")
    #expect(quiet.output.contains(#"{"key":"advice","value":false}"#))
  }

  @Test(arguments: [
    ("home", "KEYLIME_NEAR", "1,2"), ("pager", "KEYLIME_PAGER", "more"),
    ("pager", "KEYLIME_PAGER", ""), ("overpass", "KEYLIME_OVERPASS", "https://example.org/api"),
  ])
  func theVariableThatCountsIsPrinted(key: String, variable: String, value: String) throws {
    let file = #"{"home":"55.95,-3.19","pager":"cat","overpass":"https://example.org/old"}"#
    for config in [file, "{}"] {
      try TemporaryFolder.with(["config.json": config]) { folder in
        var world = FakeWorld()
        world.variables["KEYLIME_CONFIG"] = "\(folder)/config.json"
        world.variables[variable] = value
        #expect(world.run("config", "get", key).output == "\(value)\n")
        let json = world.run("config", "get", key, "--json=origin,decider").output
        #expect(json == "{\"origin\":\"environment\",\"decider\":\"\(variable)\"}\n")
        #expect(world.run("config", "list").output.contains("\(key)\t\(value)\tenvironment\n"))
      }
    }
  }

  @Test(arguments: [
    ("advice", "KEYLIME_ADVICE", "0", "false"), ("color", "NO_COLOR", "1", "never"),
    ("timeZone", "TZ", "Asia/Tokyo", "Asia/Tokyo"), ("pager", "PAGER", "more", "more"),
  ])
  func aVariableCountsWithoutTheFile(key: String, variable: String, value: String, shown: String) {
    var world = FakeWorld()
    world.variables[variable] = value
    world.variables["KEYLIME_CONFIG"] = "/nowhere"
    #expect(world.run("config", "get", key).output == "\(shown)\n")
    let isOwn = variable.hasPrefix("KEYLIME_")
    #expect(world.run("config", "list").status == (isOwn ? 0 : 1))
  }

  @Test func anOptionCounts() {
    let world = FakeWorld()
    #expect(world.run("config", "get", "color", "--color=never").output == "never\n")
    #expect(world.run("config", "get", "color").status == 1)
  }

  @Test func aDefaultThatIsNotKnownIsNull() throws {
    let list = FakeWorld().run("config", "list", "--all", "--json=key,value").output
    for key in ["home", "decimalMark", "country"] {
      #expect(list.contains(#"{"key":"\#(key)","value":null}"#), "\(list)")
    }
  }

  @Test func anEmptyVariableIsNoLocation() throws {
    try TemporaryFolder.with(["config.json": #"{"home":"55.95,-3.19"}"#]) { folder in
      var world = FakeWorld()
      world.variables["KEYLIME_CONFIG"] = "\(folder)/config.json"
      world.variables["KEYLIME_NEAR"] = ""
      #expect(world.run("config", "get", "home").output == "55.95,-3.19\n")
    }
  }

  @Test(arguments: [
    ("1", #"{"advice":false}"#, true), ("1", #"{"hints":{"errors":false}}"#, false),
    ("0", #"{"advice":true}"#, false), ("", #"{"advice":false}"#, false),
  ])
  func theVariableForAdviceIsStrongerThanTheFile(
    variable: String, file: String, isGiven: Bool
  ) throws {
    try TemporaryFolder.with(["config.json": file]) { folder in
      var world = FakeWorld()
      world.variables["KEYLIME_CONFIG"] = "\(folder)/config.json"
      world.variables["KEYLIME_ADVICE"] = variable
      #expect(world.run("nearbi").errors.contains("hint:") == isGiven)
      let errors = OutputStream()
      try world.context(errors: errors).hint("more", .errors)
      #expect(errors.text.contains("hint:") == isGiven)
    }
  }

  @Test func aPhraseStaysThatOfOneLevel() throws {
    try OwnersWorld.with { world in
      #expect(world.run("config", "set", "limes.5", "wow").status == 0)
      #expect(world.run("config", "set", "limes.4", "WOW").status == 2)
      #expect(world.run("config", "set", "limes.5", "Wow").status == 0)
      #expect(world.run("config", "set", "limes.3", "so so").status == 0)
      #expect(world.run("config", "set", "limes.4", "fair and fresh").status == 0)
      let removed = world.run("config", "unset", "limes.3")
      #expect(removed.status == 2)
      let words = "cannot remove limes.3: limes.4 has the phrase 'fair and fresh'"
      #expect(removed.errors.contains(words), "\(removed.errors)")
      #expect(world.run("config", "get", "limes.3").output == "so so\n")
    }
  }

  @Test func aSettingThatIsNotSetIsRemovedAllTheSame() throws {
    try OwnersWorld.with { world in
      #expect(world.run("config", "set", "country", "GB").status == 0)
      #expect(world.run("config", "unset", "country").status == 0)
      let again = world.run("config", "unset", "country")
      #expect(again.status == 0 && again.errors.contains("country is not set"), "\(again.errors)")
      #expect(world.run("config", "unset", "nonsense").status == 2)
      #expect(world.run("config", "get", "country").status == 1)
    }
  }

  @Test(arguments: [
    ("timeZone", "Europe/London"), ("limes.5", "to die for"), ("price.4", "dear"),
    ("country", "GB"), ("currency", "JPY"), ("pager", "sh"), ("pager", ""),
    ("pager", "LESS=x less | cat"), ("alias.one", "rate --clear"), ("alias.two", "split settle"),
    ("alias.x", "!echo"), ("home", "55.95,-3.19"), ("place.gym", "San Luis Obispo"),
  ])
  func aGoodValueIsTaken(_ key: String, _ value: String) throws {
    try OwnersWorld.with { world in
      let result = world.run("config", "set", key, value)
      #expect(result.status == 0, "\(result.errors)")
      #expect(world.run("config", "get", key).output == "\(value)\n")
    }
  }

  @Test func aZoneThatTheSystemLostIsNamed() throws {
    try OwnersWorld.with { world in
      try UserFile.replace(
        "\(world.folder)/config.json", with: Array(#"{"timeZone":"Mars/X"}"#.utf8))
      let result = world.run("nearby")
      #expect(result.status == 3)
      #expect(result.errors.contains("config 'timeZone' is 'Mars/X'"), "\(result.errors)")
    }
  }

  @Test func manyMayChangeTheSettingsAtOnce() throws {
    try TemporaryFolder.with { folder in
      let result = RunBinary.shell(
        """
        export KEYLIME_CONFIG='\(folder)/config.json' KEYLIME_STORE='\(folder)/store'
        for n in 1 2 3 4 5 6 7 8 9; do
          $KEYLIME_BIN config set place.p$n $n,$n -q & $KEYLIME_BIN config set alias.a$n nearby -q &
        done; wait
        $KEYLIME_BIN config list | wc -l; ls '\(folder)' | tr '\n' ' '
        """)
      #expect(result?.output.filter { $0 != " " } == "18\nconfig.json")
    }
  }

  @Test func everySettingIsListedAndNoVerbHidesATopic() {
    let page = FakeWorld().run("help", "settings").output
    for setting in ConfigKey.all { #expect(page.contains("  \(setting.name) ")) }
    #expect(FakeWorld().run("help", "config").output.contains("'keylime help settings'"))
    for topic in HelpTopics.all { #expect(Commands.named(topic.name) == nil) }
  }
}
