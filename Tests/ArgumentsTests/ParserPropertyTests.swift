import Testing
import Thoroughness

@testable import Arguments

/// Laws that hold for every command line, tried on many.
@Suite struct ParserPropertyTests {
  static let pieces = [
    "boil", "pour", "shelf", "add", "service", "parts", "order", "fly", "blue", "-", "--", "-h",
    "--help", "--version", "-q", "-vv", "-wl", "-nx", "-n", "-x", "-5", "-.5", "--note", "--note=",
    "--note=a=b", "--no-whistle", "--whistle", "--json", "--json=id,", "--color=pink", "--color",
    "--amount", "1l", "--amount=1l", "--timer=5", "--alarm", "--grams", "3", "", " ", "é", "=",
    "--=",
    "---", "-=", "--no-", "--é", "-é", "\u{301}", "-\u{301}",
  ]

  static func line(_ random: inout SplitMix64) -> [String] {
    (0..<Int.random(in: 0...8, using: &random)).map { _ in
      random.pick(pieces) + (Int.random(in: 0..<8, using: &random) == 0 ? random.pick(pieces) : "")
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func everyLineIsUnderstoodOrRefusedWithWords(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let parser = Parser(Kettle.program)
    for _ in (0..<2000).sweep(250) {
      let words = Self.line(&random)
      do throws(ParseError) {
        _ = try parser.parse(words)
      } catch {
        let message = error.message(program: "kettle")
        #expect(!message.line.isEmpty && !message.hints.isEmpty, "seed \(seed): \(words)")
        if case .word(let index) = error.origin {
          #expect(words.indices.contains(index), "seed \(seed): \(words)")
        }
      }
      _ = parser.globals(in: words)
    }
  }

  @Test(arguments: [5, 6] as [UInt64])
  func helpWinsWhereverItStands(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<1000 {
      let words = Self.line(&random).filter { $0 != "--" && !$0.hasPrefix("-n") } + ["-h"]
      guard case .help = try Parser(Kettle.program).parse(words) else {
        Issue.record("seed \(seed): \(words)")
        continue
      }
    }
  }

  @Test(arguments: [7, 8] as [UInt64])
  func whatIsWrittenIsReadBack(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let letters = Array("ab -=,'é\\")
    for _ in 0..<1000 {
      let note = random.word(from: letters, upTo: 6)
      let tags = (0..<3).map { _ in random.word(from: letters, upTo: 4) }
      let pot = random.word(from: letters, upTo: 4)
      let words =
        ["boil", "--note=\(note)"] + tags.map { "--tag=\($0)" } + ["-w", "--", pot]
      guard case .command(let arguments) = try Parser(Kettle.program).parse(words) else {
        Issue.record("seed \(seed): \(words)")
        continue
      }
      #expect(arguments[Kettle.note] == note, "seed \(seed)")
      #expect(arguments[Kettle.tag] == tags, "seed \(seed)")
      #expect(arguments[Kettle.pot] == pot, "seed \(seed)")
    }
  }

  @Test(arguments: [9] as [UInt64])
  func everyPlaceCanBeCompleted(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let engine = CompletionEngine(Kettle.program)
    for _ in 0..<2000 {
      let words = ["kettle"] + Self.line(&random)
      let cursor = Int.random(in: -1...(words.count + 1), using: &random)
      _ = engine.complete(words, cursor: cursor)
      for shell in Shell.allCases {
        let answer = engine.answer(["1", shell.rawValue, "\(cursor)", "--"] + words)
        #expect(answer.isEmpty || answer.contains(":"), "seed \(seed): \(words)")
      }
    }
  }
}
