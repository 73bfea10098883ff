import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct QRCodeTests {
  /// The symbol for HELLO WORLD at level M, as an independent encoder draws it.
  static let helloWorld = """
    #######...#.#.#######
    #.....#.###...#.....#
    #.###.#...#.#.#.###.#
    #.###.#...#.#.#.###.#
    #.###.#.#.###.#.###.#
    #.....#..###..#.....#
    #######.#.#.#.#######
    .....................
    #.#.#.#..#..#...#..#.
    .####...#..#....#...#
    ...#######.#..#.##...
    ####.#.##..###.#.###.
    .#..####.#.#..###.#.#
    ........#.#...#...#.#
    #######.....#..#.##..
    #.....#..##...##.#...
    #.###.#.##..#.#######
    #.###.#...##.#.#...#.
    #.###.#.####.###.#..#
    #.....#....###...#.##
    #######.##.#.###....#
    """

  @Test func drawsTheKnownSymbol() throws {
    let drawings = try (0...7).map { mask in
      try Self.drawing(#require(QRCode("HELLO WORLD", mask: mask)))
    }
    #expect(drawings.count { $0 == Self.helloWorld } == 1)
    #expect(try Self.drawing(#require(QRCode("HELLO WORLD"))) == Self.helloWorld)
  }

  /// The worked example of many tutorials: HELLO WORLD in version 1-M.
  @Test func knownCodewords() throws {
    let payload = try #require(QRPayload("HELLO WORLD"))
    #expect(
      payload.codewords == [
        32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17,
        196, 35, 39, 119, 235, 215, 231, 226, 93, 23,
      ])
  }

  @Test(arguments: [
    ("....#.###.#....", 0, 80), ("....#.###.##.#.", 0, 40), (".#.##.#.###.#....", 0, 40),
    ("...#.###.#...#.#", 0, 0), ("#####.#.#.#", 3, 0), ("#######.#.#.....", 8, 0),
  ])
  func linesThatAreHardToScanCost(_ line: String, _ runs: Int, _ falseFinders: Int) {
    let modules = line.map { $0 == "#" }
    #expect(QRCanvas.runs(in: modules) == runs)
    #expect(QRCanvas.falseFinders(in: modules) == falseFinders)
  }

  @Test(arguments: [
    ("", 1), (String(repeating: "A", count: 20), 1), (String(repeating: "A", count: 21), 2),
    (String(repeating: "a", count: 14), 1), (String(repeating: "a", count: 15), 2),
    (String(repeating: "A", count: 311), 10), (String(repeating: "a", count: 213), 10),
    (String(repeating: "é", count: 105), 10),
  ])
  func takesTheSmallestVersion(_ text: String, _ version: Int) {
    #expect(QRCode(text)?.version == version)
  }

  @Test func refusesWhatDoesNotFit() {
    #expect(QRCode(String(repeating: "A", count: 312)) == nil)
    #expect(QRCode(String(repeating: "a", count: 214)) == nil)
  }

  @Test func drawsHalfBlocks() throws {
    let code = try #require(QRCode("HELLO WORLD"))
    for colours in [QRCode.Colours.darkText, .lightText] {
      let lines = code.lines(colours)
      #expect(lines.count == 15)
      #expect(lines.allSatisfy { $0.count == 29 })
      let ink = colours == .darkText
      let modules = lines.flatMap { line in
        [line.map { "█▀".contains($0) == ink }, line.map { "█▄".contains($0) == ink }]
      }
      for row in 0..<21 {
        for column in 0..<21 {
          #expect(modules[row + 4][column + 4] == code[row, column], "\(row), \(column)")
        }
      }
    }
    #expect(code.lines(.blackOnWhite)[0].hasPrefix("\u{1B}[38;5;16;48;5;231m"))
  }

  /// The most characters that each version holds at level M (ISO/IEC 18004, table 7).
  @Test(
    .enabled(if: RealProgram("zbarimg") != nil),
    arguments: [
      (1, 20, 14), (2, 38, 26), (3, 61, 42), (4, 90, 62), (5, 122, 84), (6, 154, 106),
      (7, 178, 122), (8, 221, 152), (9, 262, 180), (10, 311, 213),
    ].sweep(3))
  func aRealScannerReadsEveryVersion(_ version: Int, _ capitals: Int, _ bytes: Int) throws {
    var random = SplitMix64(seed: UInt64(version))
    for (alphabet, count) in [("KEY LIME$%*+-./:0189", capitals), ("lime;0{}~Q", bytes)] {
      let text = String((0..<count).map { _ in alphabet.randomElement(using: &random) ?? "x" })
      let code = try #require(QRCode(text))
      #expect(code.version == version)
      #expect(try Self.scanned(code) == text, "seed \(version)")
    }
  }

  @Test(.enabled(if: RealProgram("zbarimg") != nil), arguments: 0...7)
  func aRealScannerReadsEveryMask(_ mask: Int) throws {
    for text in [DealCodeTests.code.symbols, "Zoë · 寿司 · 🍋"] {
      #expect(try Self.scanned(#require(QRCode(text, mask: mask))) == text)
    }
  }

  private static func scanned(_ code: QRCode) throws -> String {
    let program = try #require(RealProgram("zbarimg"))
    let answer = try program.run(["-q", "--raw", "FILE"], on: image(code), suffix: "pgm")
    return String(answer.text.dropLast())
  }

  private static func drawing(_ code: QRCode) -> String {
    (0..<code.size).map { row in
      String((0..<code.size).map { code[row, $0] ? "#" : "." })
    }.joined(separator: "\n")
  }

  /// A grey picture (PGM) with four pixels to a module and the quiet zone.
  private static func image(_ code: QRCode) -> [UInt8] {
    let scale = 4
    let side = (code.size + 2 * QRCode.quietZone) * scale
    let pixels = (0..<side).flatMap { y in
      (0..<side).map { x -> UInt8 in
        code[y / scale - QRCode.quietZone, x / scale - QRCode.quietZone] ? 0 : 255
      }
    }
    return Array("P5\n\(side) \(side)\n255\n".utf8) + pixels
  }
}
