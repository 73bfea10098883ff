import Testing

@testable import KeyLimeCLI

/// Where an option and words speak of one thing, the option wins, and the words are told.
@Suite struct OptionsAndWordsTests {
  @Test(arguments: [
    ("thai", ["--cuisine", "indian"], "cuisine thai"), ("bars", ["--kind", "cafe"], "kind bar"),
    ("cheap", ["--price", "4"], "up to $$"), ("fancy", ["--max-price", "1"], "price $$$ or $$$$"),
    ("tonight", ["--open-now"], "open 20:00"), ("100m", ["--within", "1km"], "within 100 m"),
    ("near 1,1", ["--near", "35.28,-120.66"], "near 1,1"),
  ])
  func theOptionWins(_ words: String, _ options: [String], _ told: String) throws {
    let alone = try Town.run(["nearby", "--ndjson=name"] + options)
    let both = try Town.run(["nearby", words, "--ndjson=name"] + options)
    #expect(!alone.output.isEmpty && both.output == alone.output)
    let errors = try Town.run(["nearby", words] + options).errors
    #expect(errors.contains("keylime: options win over \(told)\n"), "\(errors)")
    let json = try Town.run(["nearby", words, "-n1", "--ndjson=asked"] + options).output
    #expect(json == "{\"asked\":\"options win over \(told)\"}\n")
  }

  @Test func anOptionSaysHowNewAPlaceMustBe() throws {
    let pick = try Town.run(["iwant-pick", "something new", "--not-since", "7d"])
    #expect(pick.errors.contains("keylime: options win over new to you\n"), "\(pick.errors)")
  }

  @Test func whatIsNotTheSameHoldsAsWell() throws {
    let result = try Town.run(["discover", "thai cheap", "--cuisine", "indian"])
    #expect(result.errors.contains("keylime: up to $$, options win over cuisine thai\n"))
    let pick = try Town.run(["iwant-pick", "taco", "cheap", "--max-price", "3"])
    #expect(pick.errors.contains("search 'taco', options win over up to $$\n"), "\(pick.errors)")
    let diets = try Town.run(["nearby", "vegan", "--diet", "vegetarian"])
    #expect(!diets.errors.contains("win over"), "\(diets.errors)")
  }
}
