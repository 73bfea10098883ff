import Testing

/// What people and scripts see, command by command, compared with the files under `Golden/`.
///
/// To add a case, write a file `Golden/<verb>/<case>.txt` that holds its commands (`$ keylime …`)
/// and run `RECORD=1 swift test --filter GoldenTests`; read what it recorded before you commit it.
@Suite struct GoldenTests {
  static let folder = "\(Keylime.root)/Tests/GoldenTests/Golden"

  /// Every case as `verb/case`.
  static let cases: [String] = names(in: folder).flatMap { verb in
    names(in: "\(folder)/\(verb)").map { "\(verb)/\($0.dropLast(".txt".count))" }
  }

  @Test(arguments: cases)
  func session(_ name: String) throws {
    let path = "\(Self.folder)/\(name).txt"
    let expected = String(decoding: try #require(readFile(path)), as: UTF8.self)
    let session = Session(expected)
    #expect(!session.commands.isEmpty, "the case has no commands")
    let actual = try session.run()
    guard actual != expected else { return }
    if Keylime.isRecording {
      try writeFile(path, Array(actual.utf8))
      Issue.record("recorded \(name); read it and run the tests again")
    } else {
      Issue.record("\(name) answers otherwise:\n\(Difference(from: expected, to: actual))")
    }
  }

  @Test func everyVerbHasCases() {
    let verbs = Set(Self.cases.map { $0.prefix { $0 != "/" } }.map(String.init))
    for verb in Specification.verbs where !verbs.contains(verb) {
      Issue.record("there is no case under Golden/\(verb)")
    }
  }
}
