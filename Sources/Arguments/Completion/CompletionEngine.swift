/// Computes completions for a command line.
public struct CompletionEngine: Sendable {
  let program: ProgramSpec
  let customVerbs: @Sendable () -> [Candidate]
  let dynamic: @Sendable (DynamicRequest) -> [Candidate]

  /// Creates an engine for a program.
  ///
  /// - Parameters:
  ///   - program: The specification of the program.
  ///   - customVerbs: Returns aliases and plug-ins.
  ///   - dynamic: Returns the values of the program's own kinds. They need not be filtered by
  ///     prefix, and their order is kept.
  public init(
    _ program: ProgramSpec, customVerbs: @escaping @Sendable () -> [Candidate] = { [] },
    dynamic: @escaping @Sendable (DynamicRequest) -> [Candidate] = { _ in [] }
  ) {
    self.program = program
    self.customVerbs = customVerbs
    self.dynamic = dynamic
  }

  /// The completions for the word at index `cursor` of `words`, where word 0 is the program's name.
  ///
  /// The word at the cursor ends at the cursor. If it is missing, it counts as empty.
  public func complete(_ words: [String], cursor: Int) -> Completion {
    guard cursor >= 1, cursor <= words.count else { return .nothing }
    let current = cursor < words.count ? words[cursor] : ""
    let scan = Scanner.read(Array(words[1..<cursor]), of: program)
    let point = CompletionPoint(engine: self, scan: scan)
    if let pending = scan.pending?.value { return point.values(pending, current) }
    let scope = OptionScope(scan.command, program)
    guard !scan.optionsEnded, scope.isCluster(current) || current == "-" else {
      return point.operands(current)
    }
    return current.hasPrefix("--") || current == "-"
      ? point.long(current) : point.short(current)
  }
}

/// A position in a command line, with everything before it scanned.
private struct CompletionPoint {
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

extension CompletionPoint {
  /// Completes a value of a type that begins with `prefix`.
  func values(_ type: ErasedValueType, _ prefix: String) -> Completion {
    values(type.completion, of: type, prefix)
  }

  private func values(
    _ hint: CompletionHint, of type: ErasedValueType, _ prefix: String
  ) -> Completion {
    switch hint {
    case .none: return .nothing
    case .allowed:
      return matching(type.allowed.map { Candidate($0.word, $0.summary) }, prefix)
    case .files(let extensions): return Completion(directive: .files(extensions))
    case .directory: return Completion(directive: .directories)
    case .commands: return commands(prefix)
    case .dynamic(let kind): return matching(engine.dynamic(request(kind, prefix)), prefix)
    case .fields:
      let fields = scan.command?.fields ?? []
      return matching(fields.map { Candidate($0.name, $0.summary) }, prefix)
    case .commaSeparated(let element): return list(of: element, type, prefix)
    case .withOption(let name, let given, let otherwise):
      let isGiven = scan.occurrences.contains { $0.option.name == name }
      return values(isGiven ? given : otherwise, of: type, prefix)
    }
  }

  /// Completes names of commands as operands: the sub-verbs of those already typed.
  private func commands(_ prefix: String) -> Completion {
    let path = scan.operands.map(\.text)
    if path.isEmpty {
      let topics = engine.program.topics.map { Candidate($0.name, $0.summary) }
      return Completion(candidates: verbs(prefix).candidates + matching(topics, prefix).candidates)
    }
    let below = engine.program.command(at: path)?.subcommands.filter { !$0.isHidden } ?? []
    return matching(below.map { Candidate($0.name, $0.summary) }, prefix)
  }

  private func list(
    of element: CompletionHint, _ type: ErasedValueType, _ prefix: String
  ) -> Completion {
    let pieces = prefix.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let given = pieces.dropLast()
    var found = values(element, of: type, pieces.last ?? "")
    found.candidates.removeAll { given.contains($0.value) }
    if case .none = found.directive { found.directive = .noSpace }
    return found.prefixed(with: given.map { $0 + "," }.joined())
  }

  private func matching(_ candidates: [Candidate], _ prefix: String) -> Completion {
    guard !prefix.isEmpty else { return Completion(candidates: candidates) }
    let lowered = prefix.lowercased()
    func begins(_ candidate: Candidate) -> Bool {
      candidate.value.hasPrefix(prefix) || candidate.value.lowercased().hasPrefix(lowered)
    }
    let fitting = candidates.filter { $0.isMatched || begins($0) }
    // A shell writes what all candidates have in common, which must not be less than what is typed.
    let isShortened = fitting.count > 1 && !Self.all(fitting, share: prefix.count)
    return Completion(candidates: isShortened ? fitting.filter(begins) : fitting)
  }

  /// Whether all candidates begin with the same letters, as many as `length`.
  private static func all(_ candidates: [Candidate], share length: Int) -> Bool {
    let start = candidates.first?.value.prefix(length) ?? ""
    return start.count == length && candidates.allSatisfy { $0.value.hasPrefix(start) }
  }

  private func request(_ kind: String, _ prefix: String) -> DynamicRequest {
    DynamicRequest(
      kind: kind, prefix: prefix, path: scan.path, operands: scan.operands.map(\.text),
      options: scan.occurrences.map { ($0.option.name, $0.text) })
  }
}

extension Completion {
  /// The same completion with `lead` before every candidate.
  fileprivate func prefixed(with lead: String) -> Completion {
    guard !lead.isEmpty else { return self }
    return Completion(
      candidates: candidates.map {
        Candidate(
          lead + $0.value, $0.summary, matchedLength: $0.matchedLength.map { lead.count + $0 })
      }, directive: directive)
  }
}
