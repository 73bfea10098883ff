import Arguments
import Testing

/// The README says what is true: every command in it runs, and its table lists every verb.
@Suite struct ReadmeTests {
  static let text = String(
    decoding: readFile("\(Keylime.root)/README.md") ?? [], as: UTF8.self)
  /// Too little to be tested: there is none yet.
  static let isThere = text.utf8.count > 2000

  /// The lines of shell blocks that call keylime, block by block; `$ ` before a command is dropped.
  static let blocks: [[String]] = {
    var blocks: [[String]] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = !isInside && ["```sh", "```console"].contains(line)
        if isInside { blocks.append([]) }
      } else if isInside {
        let command = line.hasPrefix("$ ") ? line.dropFirst(2) : line
        if command.hasPrefix("keylime") { blocks[blocks.count - 1].append(String(command)) }
      }
    }
    return blocks.filter { !$0.isEmpty }
  }()

  @Test(.enabled(if: isThere), arguments: blocks.isEmpty ? [[]] : blocks)
  func runs(_ block: [String]) throws {
    try Preparation.with { bench in
      for line in block {
        let command = line.prefix { $0 != "#" }
        let finished = try bench.shell(
          // The reader's city is any file that is called so.
          "for file in city.json my-city.json; do cp amber.json $file; done\n\(command)")
        #expect(finished.status < 2, "\(line): \(finished.errorText)")
      }
    }
  }

  /// Once there is a table, it is the one that the specifications give.
  @Test(.enabled(if: isThere && text.contains("| command |")))
  func listsEveryVerb() {
    for row in Specification.program.commandTable().split(separator: "\n") {
      #expect(Self.text.contains(row), "the README's table lacks: \(row)")
    }
  }
}
