import Arguments
import Testing

/// The README says what is true: every command in it runs and prints what it shows, it installs as
/// told, and its table lists every verb.
@Suite struct ReadmeTests {
  static let text = String(
    decoding: readFile("\(Keylime.root)/README.md") ?? [], as: UTF8.self)
  /// Too little to be tested: there is none yet.
  static let isThere = text.utf8.count > 2000

  /// A block of code: what stands behind its first fence, and its lines.
  struct Block {
    var language: Substring
    var lines: [Substring] = []

    /// The lines that call keylime; `$ ` before a command is dropped.
    var commands: [String] {
      lines.map { $0.hasPrefix("$ ") ? $0.dropFirst(2) : $0 }.filter { $0.hasPrefix("keylime ") }
        .map(String.init)
    }
  }

  static let code: [Block] = {
    var blocks: [Block] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside.toggle()
        if isInside { blocks.append(Block(language: line.dropFirst(3))) }
      } else if isInside {
        blocks[blocks.count - 1].lines.append(line)
      }
    }
    return blocks
  }()

  /// The commands of each block of shell.
  static let blocks = code.filter { ["sh", "console"].contains($0.language) }.map(\.commands)
    .filter { !$0.isEmpty }

  @Test(.enabled(if: isThere), arguments: blocks.isEmpty ? [[]] : blocks)
  func runs(_ block: [String]) throws {
    try Preparation.with { bench in
      // No test asks a server of the world.
      let answer = "cat > /dev/null; cat '\(bench.home)/amber.json'; printf '\\n200 '"
      _ = try bench.shell("printf '%s\\n' '#!/bin/sh' \"\(answer)\" > bin/curl; chmod +x bin/curl")
      for line in block {
        let command = line.prefix { $0 != "#" }
        let finished = try bench.shell(
          // The reader's city is any file that is called so.
          "for file in city.json my-city.json; do cp amber.json $file; done\n\(command)")
        #expect(finished.status < 2, "\(line): \(finished.errorText)")
      }
    }
  }

  /// The query for a server, with a program in the place of `curl` that notes what it is asked.
  @Test(.enabled(if: isThere)) func asksOverpassAsTold() throws {
    let block = try #require(Self.code.first { $0.lines.contains { $0.hasPrefix("curl -o ") } })
    try Preparation.with { bench in
      let curl = "printf '%s' \"$5\" > asked; cp amber.json \"$2\""
      _ = try bench.shell("printf '%s\\n' '#!/bin/sh' '\(curl)' > bin/curl; chmod +x bin/curl")
      let finished = try bench.shell(block.lines.joined(separator: "\n"))
      #expect(finished.status == 0, "\(finished.errorText)")
      let asked = try bench.shell("cat asked").outputText
      #expect(asked.hasPrefix("data=\n  [out:json]") && asked.hasSuffix("out center tags;"))
    }
  }

  /// On a terminal of 96 columns with an empty store, on a Friday afternoon.
  @Test(.enabled(if: isThere)) func printsWhatItShows() throws {
    let variables = ["KEYLIME_FORCE_TTY": "96", "KEYLIME_NOW": "2026-11-20T22:30:00Z"]
    for block in Self.code where block.language == "console" {
      let session = block.lines.map { "\($0)\n" }.joined()
      try Bench.with { bench in
        var printed = ""
        for line in block.lines where line.hasPrefix("$ ") {
          let finished = try bench.shell(String(line.dropFirst(2)), variables: variables)
          printed += "\(line)\n\(finished.outputText)"
        }
        #expect(printed == session, "\(Difference(from: session, to: printed))")
      }
    }
  }

  /// A command in a block without a language would be run by no test.
  @Test func noCommandOfKeylimeIsLeftOut() {
    #expect(Self.code.filter { $0.language.isEmpty }.flatMap(\.commands) == [])
  }

  /// The lines that install, with a folder in place of `/usr/local` and the program under test.
  @Test(.enabled(if: isThere && Bench.path(of: "install") != nil)) func installsAsTold() throws {
    let lines = Self.text.split(separator: "\n").filter { $0.hasPrefix("sudo install ") }
    #expect(lines.count == 6)
    try Bench.with { bench in
      _ = try bench.shell("mkdir -p usr/bin")
      for line in lines {
        let here = line.dropFirst("sudo ".count).replacing("/usr/local", with: "\(bench.home)/usr")
          .replacing(".build/release/keylime", with: Keylime.binary)
        let finished = try bench.shell("cd '\(Keylime.root)' && \(here)")
        #expect(finished.status == 0, "\(line): \(finished.errorText)")
      }
      let found = try bench.shell("usr/bin/keylime version; find usr -type f | wc -l")
      #expect(found.outputText.hasPrefix("keylime "))
      let pages = names(in: "\(Keylime.root)/man").count
      #expect(found.outputText.hasSuffix("\(pages + 4)\n"))
      let removing = Self.text.split(separator: "\n").filter { $0.hasPrefix("sudo rm ") }
        .map { $0.dropFirst("sudo ".count) }.joined(separator: " && ")
      let removed = try bench.shell("cd usr && \(removing) && find . -type f")
      #expect(removed.outputText.isEmpty && removed.status == 0, "\(removed.outputText)")
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
