import Arguments
import Testing

@testable import KeyLimeCLI

/// What every verb owes its users.
@Suite struct RegistryTests {
  static let names = Commands.all.map(\.name)

  @Test func namesAreUnique() {
    #expect(Set(Self.names).count == Self.names.count)
  }

  @Test("verb", arguments: names) func isComplete(name: String) throws {
    let verb = try #require(Commands.named(name))
    let spec = verb.spec
    #expect(spec.name == name, "the registry and the spec must agree")
    #expect(spec.group != nil, "'keylime help' lists it under a group")
    #expect(!spec.summary.isEmpty && spec.summary.count <= 55)
    #expect(!spec.examples.isEmpty, "help shows an example")
    #expect(!spec.fields.isEmpty || !spec.subcommands.isEmpty, "every result has JSON fields")
  }

  @Test("verb", arguments: names) func everyFieldIsListedOnce(name: String) throws {
    var open = [try #require(Commands.named(name)).spec]
    while let spec = open.popLast() {
      let fields = spec.fields.map(\.name)
      #expect(Set(fields).count == fields.count, "\(name) \(spec.name): \(fields)")
      open += spec.subcommands
    }
  }

  @Test func theSpecificationsHaveNoFaults() {
    #expect(ProgramSpec.keylime.audit() == [])
  }

  @Test("kinds of", arguments: names) func everyDynamicKindHasAProvider(name: String) throws {
    let spec = try #require(Commands.named(name)).spec
    let provided = Set(CompletionProviders.all.map { $0.kind })
    for kind in spec.dynamicKinds { #expect(provided.contains(kind), "no provider of '\(kind)'") }
  }

  @Test func everyNeighbourLeadsToOneVerb() {
    let words = VerbSynonyms.known.map(\.word)
    #expect(Set(words).count == words.count)
    #expect(words.allSatisfy { Commands.named($0) == nil }, "a verb is no neighbour")
  }

  @Test func everyVariableIsDocumentedOnce() {
    let names = EnvironmentTable.notes.map(\.name)
    #expect(Set(names).count == names.count)
  }
}

extension CommandSpec {
  /// The kinds of things that Tab asks the program for.
  fileprivate var dynamicKinds: [String] {
    let hints = operands.map { $0.value.completion } + options.compactMap { $0.value?.completion }
    return hints.compactMap(\.dynamicKind) + subcommands.flatMap(\.dynamicKinds)
  }
}

extension CompletionHint {
  fileprivate var dynamicKind: String? {
    switch self {
    case .dynamic(let kind): kind
    case .commaSeparated(let inner): inner.dynamicKind
    default: nil
    }
  }
}
