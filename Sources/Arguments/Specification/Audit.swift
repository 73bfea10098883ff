extension ProgramSpec {
  /// All errors in the specification, as messages.
  ///
  /// A test checks that there are none.
  ///
  /// It finds what types cannot rule out: options with the same name or letter, rules about unknown
  /// names, summaries too long for a line of `-h`, an operand after a list or after an optional
  /// one, and invalid examples.
  public func audit() -> [String] {
    var faults = duplicates("verb", verbs.map(\.name))
    let verbs = Set(verbs.map(\.name))
    faults += topics.map(\.name).filter(verbs.contains).map { "the verb '\($0)' hides a topic" }
    for verb in self.verbs {
      let spec = verb.spec
      if spec.name != verb.name { faults.append("\(verb.name) is specified as \(spec.name)") }
      faults += audit(spec, path: [verb.name])
    }
    return faults + examples.compactMap(fault)
  }

  private func audit(_ spec: CommandSpec, path: [String]) -> [String] {
    let options = spec.options + globals
    var faults = duplicates("option", options.map(\.name) + ["help"])
    faults += duplicates("letter", options.compactMap(\.short).map(String.init))
    faults += duplicates("operand", spec.operands.map(\.name))
    faults += duplicates("sub-verb", spec.subcommands.map(\.name))
    faults += unknownNames(in: spec) + misplacedOperands(in: spec) + longLines(inHelpOf: path)
    faults += spec.examples.compactMap(fault)
    return faults.map { "\(path.joined(separator: " ")): \($0)" }
      + spec.subcommands.flatMap { audit($0, path: path + [$0.name]) }
  }

  private func duplicates(_ kind: String, _ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }.map { "duplicate \(kind) '\($0)'" }
  }

  private func unknownNames(in spec: CommandSpec) -> [String] {
    let known = Set((spec.options + globals).map(\.name) + spec.operands.map(\.name))
    return spec.rules.flatMap(\.names).filter { !known.contains($0) }
      .map { "a rule uses the unknown name '\($0)'" }
  }

  private func misplacedOperands(in spec: CommandSpec) -> [String] {
    zip(spec.operands, spec.operands.dropFirst()).compactMap { first, second in
      let isUnreachable = first.isList || first.least == 0 && second.least > 0
      return isUnreachable
        ? "operand '\(second.name)' cannot follow '\(first.name)'" : nil
    }
  }

  private func longLines(inHelpOf path: [String]) -> [String] {
    let page = help(for: path, form: .brief) ?? ""
    return page.split(separator: "\n").filter { $0.count > 79 || $0.hasPrefix("          ") }
      .map { "needs more than one line in -h: \($0)" }
  }

  private func fault(of example: Example) -> String? {
    do throws(ParseError) {
      _ = try Parser(self).parse(ShellLine.words(of: example.line))
      return nil
    } catch {
      return "example '\(example.line)': \(error.message(program: name).line)"
    }
  }
}

extension Rule {
  /// The names of the options and operands in the rule.
  var names: [String] {
    switch self {
    case .atMostOne(let names), .oneOf(let names): names
    case .requires(let first, let second): [first, second]
    }
  }
}
