import Testing
import Thoroughness

@testable import KeyLimeEngine

/// A separator followed by a combining mark is one Character to Swift and two signs to everybody
/// else; texts are compared scalar by scalar here, as other programs see them.
@Suite struct CSVLineTests {
  static let awkward = [
    "\"\u{301}", ",\u{301}", "\n\u{301}", "\r\n\u{301}", "a\r\nb", "a\rb", "'\u{301}=", "\"\"",
    ",\u{200D},", "e\u{301}", "é", " spaced ", "=\u{338}1", "-\u{20DD}", "'", "''=1", "'plain",
  ]

  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  @Test(arguments: awkward) func aCellComesBackScalarByScalar(_ cell: String) throws {
    let line = CSVLine([cell, "next"])
    let read = try CSVLine.lines(of: line.text + "\n")
    try #require(read.count == 1)
    #expect(read[0].cells.map(scalars) == [cell, "next"].map(scalars))
  }

  @Test(arguments: awkward) func aGuardComesOffAgain(_ cell: String) {
    #expect(scalars(CSVCells.unguarded(CSVCells.guarded(cell))) == scalars(cell))
  }

  @Test func marksAreQuotedWhateverFollowsThem() {
    #expect(CSVLine(["a\"\u{301}"]).text.utf8.elementsEqual("\"a\"\"\u{301}\"".utf8))
    #expect(CSVLine([",\u{301}"]).text.utf8.elementsEqual("\",\u{301}\"".utf8))
    #expect(CSVLine(["\r\n"]).text.utf8.elementsEqual("\"\r\n\"".utf8))
  }

  @Test func linesAreNumberedThroughBlanksAndQuotes() throws {
    let lines = try CSVLine.lines(of: "\u{FEFF}a,b\r\n\r\n\"c\r\nd\",e\rf")
    #expect(lines.map(\.cells) == [["a", "b"], ["c\r\nd", "e"], ["f"]])
    #expect(lines.map(\.number) == [1, 3, 5])
  }

  @Test func aQuoteThatNeverEndsIsNoText() {
    let fault = ImportFault(.unterminatedQuote, byte: 4, line: 2)
    #expect(throws: fault) { try CSVLine.lines(of: "a,b\n\"c,d\n") }
  }

  @Test func randomCellsComeBack() throws {
    var random = SplitMix64(seed: 41)
    let pieces = ["\"", ",", "\r", "\n", "\u{301}", "'", "=", "a", "é", "\u{200D}", "+", "寿"]
    for round in 0..<400 {
      let cells = (0..<3).map { _ in
        (0..<Int.random(in: 0...5, using: &random))
          .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      }
      // A record of one empty cell is a blank line, so one cell always holds something.
      let line = CSVLine(cells + ["end"])
      let read = try CSVLine.lines(of: line.text + "\r\n")
      #expect(read.map { $0.cells.map(scalars) } == [line.cells.map(scalars)], "round \(round)")
    }
  }
}
