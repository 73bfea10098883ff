import Arguments
import Testing

@testable import KeyLimeCLI

/// The manual pages and completion scripts in the repository are those that the specifications
/// give.
///
/// They are checked in so that an installation needs no build of its own; `RECORD=1 swift test`
/// writes them anew.
@Suite struct GeneratedFiles {
  /// The date that the manual pages carry.
  ///
  /// It is fixed, so that equal sources give equal pages; set it with each release.
  static let manualDate = "November 20, 2026"

  struct Generated: Sendable, CustomTestStringConvertible {
    /// The path from the root of the package.
    let path: String
    let text: String
    var testDescription: String { path }
  }

  static let pages = Specification.program.manPages(date: manualDate).map {
    Generated(path: "man/\($0.fileName)", text: $0.text)
  }
  static let scripts = Shell.allCases.map { shell in
    let name = shell == .bash ? "keylime.bash" : shell.fileName(program: "keylime")
    return Generated(path: "completions/\(name)", text: shell.script(program: "keylime"))
  }

  @Test(arguments: pages + scripts)
  func isFresh(_ file: Generated) throws {
    let path = "\(Keylime.root)/\(file.path)"
    let found = readFile(path).map { String(decoding: $0, as: UTF8.self) }
    guard found != file.text else { return }
    if Keylime.isRecording {
      try writeFile(path, Array(file.text.utf8))
      Issue.record("recorded \(file.path)")
    } else {
      let difference = Difference(from: found ?? "", to: file.text)
      Issue.record("\(file.path) is stale; RECORD=1 swift test writes it:\n\(difference)")
    }
  }

  @Test(arguments: ["man", "completions"])
  func nothingElseLiesThere(_ folder: String) {
    let expected = Set((Self.pages + Self.scripts).map(\.path))
    for name in names(in: "\(Keylime.root)/\(folder)") {
      #expect(expected.contains("\(folder)/\(name)"), "nothing generates \(folder)/\(name)")
    }
  }

  @Test func everyVerbHasAPage() {
    let expected = Set(
      ["keylime.1", "keylime-formatting.5", "keylime-settings.5", "keylime-store.5"]
        + Specification.verbs.map { "keylime-\($0).1" })
    #expect(Set(Self.pages.map { String($0.path.dropFirst("man/".count)) }) == expected)
  }

  @Test(.enabled(if: Bench.path(of: "mandoc") != nil), arguments: pages)
  func lintIsSilent(_ page: Generated) throws {
    try Bench.with { bench in
      let lint = try bench.shell("mandoc -T lint -W style '\(Keylime.root)/\(page.path)'")
      #expect(lint == Finished(status: 0, output: [], errors: []), "\(lint.outputText)")
    }
  }

  @Test(arguments: [("bash", "keylime.bash"), ("zsh", "_keylime"), ("fish", "keylime.fish")])
  func shellsReadTheirScripts(_ shell: String, _ script: String) throws {
    guard let path = Bench.path(of: shell) else { return }
    try Bench.with { bench in
      let check = try bench.shell("\(path) -n '\(Keylime.root)/completions/\(script)'")
      #expect(check == Finished(status: 0, output: [], errors: []), "\(check.errorText)")
    }
  }
}
