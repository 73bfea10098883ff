import Testing

/// What somebody sees first who opens the repository.
@Suite struct TreeTests {
  @Test func sixNamesAreVisibleAtTheTop() throws {
    try Bench.with { bench in
      let listing = try bench.shell("git -c safe.directory='*' -C '\(Keylime.root)' ls-files")
      // Sources that came without their history have nothing to list.
      guard listing.status == 0 else { return }
      let paths = listing.outputText.split(separator: "\n")
      let names = Set(paths.map { $0.prefix { $0 != "/" } })
      let visible = names.filter { !$0.hasPrefix(".") }
      #expect(visible == ["Package.swift", "README.md", "Sources", "Tests", "completions", "man"])
    }
  }
}
