import Testing

@testable import KeyLimeEngine

@Suite struct WordTableTests {
  private let table = WordTable(
    """
    munchen,munich,monaco di baviera
    koln,cologne
    киів,kyiv
    """, apartBy: ",")

  @Test(
    "a whole word is found", arguments: ["munchen", "monaco di baviera", "koln", "киів", "kyiv"])
  func isFound(_ word: String) { #expect(table.contains(word)) }

  @Test(
    "nothing else is",
    arguments: ["", "mun", "unich", "monaco", "munich,monaco di baviera", "koln\n", ",", "иів"])
  func isNot(_ word: String) { #expect(!table.contains(word)) }

  @Test("the line of a word has its other words")
  func line() {
    #expect(table.line(with: "munich") == ["munchen", "munich", "monaco di baviera"])
    #expect(table.line(with: "cologne") == ["koln", "cologne"])
    #expect(table.line(with: "kyiv") == ["киів", "kyiv"])
    #expect(table.line(with: "bonn").isEmpty)
    #expect(table.lines.count == 3)
  }
}
