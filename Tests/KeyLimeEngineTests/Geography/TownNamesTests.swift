import Testing

@testable import KeyLimeEngine

@Suite struct TownNamesTests {
  @Test func areWrittenAsTheyAreCompared() {
    let names = TownNames.towns.lines.flatMap(\.self)
    for name in names { #expect(Folding.fold(name) == name) }
    #expect(Set(names).count == names.count, "a name of two towns")
  }

  @Test func othersAreAllButTheNameItself() {
    #expect(TownNames.others(of: " Cologne ") == ["koln", "keulen"])
    #expect(TownNames.others(of: "KÖLN") == ["cologne", "keulen"])
    #expect(TownNames.others(of: "Leith") == [])
  }
}
