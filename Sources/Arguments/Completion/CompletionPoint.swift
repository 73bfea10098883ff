/// A position in a command line, with everything before it scanned.
struct CompletionPoint {
  let engine: CompletionEngine
  let scan: ScanResult

  private var scope: OptionScope { OptionScope(scan.command, engine.program) }

  /// Completes a verb, a sub-verb or an operand.
  func operands(_ current: String) -> Completion {
    guard let command = scan.command else {
      return scan.path.isEmpty ? verbs(current) : .nothing
    }
    let index = scan.operands.count
    var found = Completion.nothing
    if index < command.operands.count {
      found = values(command.operands[index].value, current)
    } else if let last = command.operands.last, last.isList {
      found = values(last.value, current)
    }
    if index == 0, !scan.optionsEnded {
      let below = command.subcommands.filter { !$0.isHidden && $0.name.hasPrefix(current) }
      found.candidates.insert(contentsOf: below.map { Candidate($0.name, $0.summary) }, at: 0)
    }
    return found
  }

  /// Completes a verb, including aliases and plug-ins.
  func verbs(_ current: String) -> Completion {
    let near = engine.program.verbs.filter { $0.name.hasPrefix(current) }.map(\.spec)
    let own = near.filter { !$0.isHidden }.map { Candidate($0.name, $0.summary) }
    let others = engine.customVerbs().filter { $0.value.hasPrefix(current) }
    return Completion(candidates: own + others)
  }

  /// Completes a long option, or its value after an equals sign.
  func long(_ current: String) -> Completion {
    let (spelling, text) = splitAtEquals(current)
    if let text {
      guard case .option(let option, isNegated: false)? = scope.long(spelling.dropFirst(2)),
        let type = option.value
      else { return .nothing }
      return values(type, text).prefixed(with: spelling + "=")
    }
    let candidates = offeredOptions.flatMap {
      spellings(of: $0, wantsNo: current.hasPrefix("--no"))
    }
    return Completion(candidates: candidates.filter { $0.value.hasPrefix(current) })
  }

  /// Completes a cluster of short options, or the value attached to the last one.
  func short(_ current: String) -> Completion {
    var rest = current.dropFirst()
    var lead = "-"
    while let letter = rest.popFirst() {
      lead.append(letter)
      guard case .option(let option, _)? = scope.short(letter) else {
        return letter == "h" && rest.isEmpty ? only(current, Notation.help) : .nothing
      }
      if rest.isEmpty { return only(current, option) }
      if let type = option.value { return values(type, String(rest)).prefixed(with: lead) }
    }
    return .nothing
  }

  private func only(_ current: String, _ option: OptionDeclaration) -> Completion {
    Completion(candidates: [Candidate(current, option.summary)])
  }

  /// The options that can still be given: not hidden, not already given, and not in conflict with
  /// one that is.
  private var offeredOptions: [OptionDeclaration] {
    let given = scan.occurrences.map(\.option.name)
    let excluded =
      scan.command.map { RuleCheck($0, scan, given: given).excluded } ?? []
    let builtIn = scan.path.isEmpty ? [Notation.help, Notation.version] : [Notation.help]
    return (scope.own + scope.globals + builtIn).filter { option in
      !option.isHidden && (option.isRepeatable || !given.contains(option.name))
        && !excluded.contains(option.name)
    }
  }

  private func spellings(of option: OptionDeclaration, wantsNo: Bool) -> [Candidate] {
    let plain = Candidate("--" + option.name, option.summary)
    switch option.kind {
    case .flag(negatable: true) where wantsNo:
      return [plain, Candidate("--no-" + option.name, "Turn off --" + option.name)]
    case .flag, .value: return [plain]
    case .optionalValue: return [plain, Candidate("--\(option.name)=", option.summary)]
    }
  }
}
