import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// What Tab offers is what the command takes.
@Suite struct OfferedValueTests {
  private func offered(_ world: OwnersWorld, _ words: String...) -> [Substring] {
    let line = ["keylime"] + words + [""]
    let found = world.run(["__complete", "1", "fish", "\(line.count - 1)", "--"] + line)
    // The last line says whether files are offered too.
    return found.output.split(separator: "\n").dropLast().map { $0.prefix { $0 != "\t" } }
  }

  @Test func onlyWhatCanBeTakenBack() throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "Bao House", "4").status == 0)
      #expect(world.run("fav", "Bao House").status == 0)
      let favourite = try world.json("undo")["undone"]?.text ?? ""
      let (undos, redos) = (offered(world, "undo"), offered(world, "redo"))
      #expect(redos == [Substring(favourite)])
      let rating = try #require(undos.first)
      #expect(undos.count == 1 && rating != favourite)
      for event in undos { #expect(world.run("undo", String(event)).status == 0) }
    }
  }

  @Test func everySettingThatHasAName() throws {
    try OwnersWorld.with { world in
      let keys = offered(world, "config", "set")
      for key in ["currency", "hints.empty", "limes.5", "price.1"] {
        #expect(keys.contains(Substring(key)), "\(key)")
      }
      #expect(Set(keys).count == keys.count)
    }
  }

  @Test func whoPays() throws {
    try OwnersWorld.with { world in
      #expect(world.run("contact", "add", "Eli Berg").status == 0)
      #expect(offered(world, "split", "--paid-by") == ["me", "them", "Eli Berg"])
    }
  }
}

/// What Tab offers where a value depends on what stands before it.
@Suite struct ValueCompletionTests {
  private func offered(_ words: String...) -> [String] {
    let callback = CompletionCallback(FakeWorld().environment)
    let answer = callback.answer(["1", "zsh", "\(words.count)", "--", "keylime"] + words)
    return answer.split(separator: "\n").dropLast().map { line in
      String(line.prefix { $0 != "\t" })
    }
  }

  @Test func valuesOfASetting() {
    #expect(offered("config", "set", "units", "") == ["metric", "imperial"])
    #expect(offered("config", "set", "advice", "f") == ["false"])
    #expect(offered("config", "set", "home", "san l") == ["San Luis Obispo"])
    #expect(offered("config", "set", "nonsense", "") == [])
  }

  @Test func limesByNumberOrPhrase() {
    #expect(offered("rate", "Bao House", "") == ["1", "2", "3", "4", "5"])
    #expect(offered("rate", "Bao House", "WOULD") == ["would return"])
  }

  @Test func accentsAndCaseDoNotMatter() {
    #expect(offered("show", "LINNEA LANE CAFE") == ["Linnea Lane Café"])
    #expect(offered("show", "taco l") == ["Taco Luna"])
    #expect(offered("show", "luna") == [], "what is typed is the beginning")
  }

  @Test func placesAndCuisinesToLeaveOut() {
    #expect(offered("discover", "--not", "tha").first == "thai")
    #expect(offered("discover", "--not", "taco l") == ["Taco Luna"])
    #expect(offered("discover", "--not", "").contains("mexican"))
  }

  @Test func wordsThatBecomeFilters() {
    #expect(offered("discover", "tha") == ["thai"])
    #expect(offered("discover", "ton") == ["tonight"])
    #expect(offered("discover", "thai", "veg") == ["vegetarian", "vegan"])
  }
}
