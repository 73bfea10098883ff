import Testing

@testable import KeyLimeCLI

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
