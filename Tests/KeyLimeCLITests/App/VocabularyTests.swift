import Arguments
import Testing

@testable import KeyLimeCLI

/// An option means the same in every verb.
@Suite struct VocabularyTests {
  private struct Use {
    let command: String
    let option: OptionDeclaration

    /// What a user has to know: whether there is a value, which, and the letter.
    var shape: String {
      switch option.kind {
      case .flag: "a switch"
      case .value(let type, repeats: _): type.placeholder
      case .optionalValue(let type): "\(type.placeholder), or none"
      }
    }
  }

  private static func uses(_ spec: CommandSpec, _ path: String) -> [Use] {
    spec.options.filter { !$0.isHidden }.map { Use(command: path, option: $0) }
      + spec.subcommands.flatMap { uses($0, "\(path) \($0.name)") }
  }

  private static let all = ProgramSpec.keylime.verbs.map(\.spec).flatMap { uses($0, $0.name) }

  /// Values of one name that are read differently though they mean the same.
  ///
  /// `note` is a text for a bill and a check-in.
  private static let known: Set<String> = [
    "picture", "share", "place", "restaurant", "person", "amount", "next", "by",
  ]

  @Test func oneNameHasOneMeaning() {
    for (name, uses) in Dictionary(grouping: Self.all, by: \.option.name)
    where !Self.known.contains(name) {
      let shapes = Dictionary(grouping: uses, by: \.shape)
      let words = shapes.map { "\($0.key) in \($0.value.map(\.command))" }.sorted()
      #expect(shapes.count == 1, "--\(name) is \(words)")
    }
  }

  @Test func everyListTakesCommas() {
    let names = ["cuisine", "kind", "diet", "tag", "price", "known", "with"]
    for use in Self.all where names.contains(use.option.name) && use.option.isRepeatable {
      guard case .value(let type, repeats: _) = use.option.kind else { continue }
      guard case .commaSeparated = type.completion else {
        Issue.record("--\(use.option.name) of \(use.command) takes no commas")
        continue
      }
    }
  }

  @Test func everySwitchCanBeSwitchedOff() throws {
    let parser = Parser(.keylime)
    for verb in ["discover", "nearby"] {
      guard case .command(let arguments) = try parser.parse([verb, "--facets", "--no-facets"])
      else { continue }
      #expect(arguments[FacetLine.flag] == false)
    }
  }

  /// Where only what is given changes, an option has no default.
  @Test func anEditHasNoDefaults() {
    let uses = Self.all.filter { $0.command.hasSuffix(" edit") }
    #expect(!uses.isEmpty)
    for use in uses {
      let words = use.option.discussion
      #expect(use.option.standard == nil, "--\(use.option.name) of \(use.command)")
      #expect(!words.contains("default"), "--\(use.option.name) of \(use.command)")
    }
  }

  /// What looks ahead in lists looks at the clock in what is recorded.
  @Test func everyTimeSaysWhatTonightIsAtNight() {
    let uses = Self.all.filter { $0.option.discussion.contains("tonight") }
    #expect(!uses.isEmpty)
    for use in uses {
      #expect(use.option.discussion.contains("or now when that is past"), "\(use.command)")
    }
  }

  @Test func aTimeIsAtEverywhere() {
    let names = Set(Self.all.map(\.option.name))
    #expect(names.contains("at"))
    for former in ["open-at", "count", "top", "max"] {
      #expect(!names.contains(former), "--\(former) has another name elsewhere")
    }
  }
}
