import Testing

@testable import Arguments

@Suite struct AuditTests {
  @Test func aSoundProgramHasNoFaults() {
    #expect(Kettle.program.audit() == [])
  }

  @Test(
    arguments: [
      ("duplicate option 'x'", [Flag("x", summary: "X"), Flag("x", summary: "Y")]),
      (
        "duplicate letter 'x'",
        [Flag("x", short: "x", summary: "X"), Flag("y", short: "x", summary: "Y")]
      ),
      ("needs more than one line", [Flag("x", summary: String(repeating: "long ", count: 20))]),
    ] as [(String, [Flag])])
  func faultsOfOptions(_ fault: String, _ flags: [Flag]) {
    let spec = CommandSpec(name: "a", summary: "A", options: flags.map(\.declaration))
    #expect(faults(of: spec).contains { $0.contains(fault) })
  }

  @Test func faultsOfRulesOperandsAndExamples() {
    let list = ListOperand("LIST", value: .text, summary: "L")
    let behind = Operand("BEHIND", value: .text, summary: "B")
    let spec = CommandSpec(
      name: "a", summary: "A", operands: [list.declaration, behind.declaration],
      rules: [.conflict("up", "down")], examples: [Example("a --sideways", "Go")])
    let faults = faults(of: spec)
    #expect(faults.contains("a: a rule uses the unknown name 'up'"))
    #expect(faults.contains("a: operand 'BEHIND' cannot follow 'LIST'"))
    #expect(faults.contains("a: example 'a --sideways': unknown option '--sideways'"))
  }

  @Test func aVerbMustNotHideATopic() {
    let topic = HelpTopic("a", "About a", text: "A")
    let program = ProgramSpec(
      name: "p", summary: "P", verbs: [Verb("a", CommandSpec(name: "a", summary: "A"))],
      topics: [topic])
    #expect(program.audit() == ["the verb 'a' hides a topic"])
  }

  private func faults(of spec: CommandSpec) -> [String] {
    ProgramSpec(name: "p", summary: "P", verbs: [Verb("a", spec)]).audit()
  }
}
