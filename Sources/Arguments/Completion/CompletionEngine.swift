/// Finds what may stand at the cursor.
public struct CompletionEngine: Sendable {
  let program: ProgramSpec
  let otherVerbs: @Sendable () -> [Candidate]
  let dynamic: @Sendable (DynamicRequest) -> [Candidate]

  /// Makes an engine.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - otherVerbs: Aliases and plug-ins.
  ///   - dynamic: Answers for the program's own kinds of values. It need not filter by prefix, and
  ///     its order is kept.
  public init(
    _ program: ProgramSpec, otherVerbs: @escaping @Sendable () -> [Candidate] = { [] },
    dynamic: @escaping @Sendable (DynamicRequest) -> [Candidate] = { _ in [] }
  ) {
    self.program = program
    self.otherVerbs = otherVerbs
    self.dynamic = dynamic
  }

  /// What may stand at word `cursor` of `words`, where word 0 is the program's name.
  ///
  /// The word at the cursor is taken up to the cursor; it may be missing and then counts as empty.
  public func complete(_ words: [String], cursor: Int) -> Completion {
    guard cursor >= 1, cursor <= words.count else { return .nothing }
    let current = cursor < words.count ? words[cursor] : ""
    let reading = Scanner.read(Array(words[1..<cursor]), of: program)
    let point = CompletionPoint(engine: self, reading: reading)
    if let pending = reading.pending?.value { return point.values(pending.completion, current) }
    let scope = OptionScope(reading.command, program)
    guard !reading.optionsEnded, scope.isCluster(current) || current == "-" else {
      return point.operands(current)
    }
    return current.hasPrefix("--") || current == "-"
      ? point.long(current) : point.short(current)
  }
}

/// A place in a command line where something may be typed.
struct CompletionPoint {
  let engine: CompletionEngine
  let reading: Reading

  private var scope: OptionScope { OptionScope(reading.command, engine.program) }

  /// A verb, a sub-verb or an operand.
  func operands(_ current: String) -> Completion {
    guard let command = reading.command else {
      return reading.path.isEmpty ? verbs(current) : .nothing
    }
    let index = reading.operands.count
    var found = Completion.nothing
    if index < command.operands.count {
      found = values(command.operands[index].value.completion, current)
    } else if let last = command.operands.last, last.isList {
      found = values(last.value.completion, current)
    }
    if index == 0, !reading.optionsEnded {
      let below = command.subcommands.filter { !$0.isHidden && $0.name.hasPrefix(current) }
      found.candidates.insert(contentsOf: below.map { Candidate($0.name, $0.summary) }, at: 0)
    }
    return found
  }

  private func verbs(_ current: String) -> Completion {
    let near = engine.program.verbs.filter { $0.name.hasPrefix(current) }.map(\.spec)
    let own = near.filter { !$0.isHidden }.map { Candidate($0.name, $0.summary) }
    let others = engine.otherVerbs().filter { $0.value.hasPrefix(current) }
    return Completion(candidates: own + others)
  }

  /// A long option, or the value stuck on one.
  func long(_ current: String) -> Completion {
    let (spelling, text) = splitAtEquals(current)
    if let text {
      guard case .option(let option, isNegated: false)? = scope.long(spelling.dropFirst(2)),
        let type = option.value
      else { return .nothing }
      return values(type.completion, text).led(by: spelling + "=")
    }
    let candidates = offeredOptions.flatMap {
      spellings(of: $0, wantsNo: current.hasPrefix("--no"))
    }
    return Completion(candidates: candidates.filter { $0.value.hasPrefix(current) })
  }

  /// A cluster of short options, or the value stuck on the last of it.
  func short(_ current: String) -> Completion {
    var rest = current.dropFirst()
    var lead = "-"
    while let letter = rest.popFirst() {
      lead.append(letter)
      guard case .option(let option, _)? = scope.short(letter) else {
        return letter == "h" && rest.isEmpty ? only(current, Notation.help) : .nothing
      }
      if rest.isEmpty { return only(current, option) }
      if let type = option.value { return values(type.completion, String(rest)).led(by: lead) }
    }
    return .nothing
  }

  private func only(_ current: String, _ option: OptionDeclaration) -> Completion {
    Completion(candidates: [Candidate(current, option.summary)])
  }

  /// Options that can still be given: not hidden, not given already, not at odds with one given.
  private var offeredOptions: [OptionDeclaration] {
    let given = Set(reading.occurrences.map(\.option.name))
    let excluded =
      reading.command.map { RuleCheck($0, reading, given: given).excluded } ?? []
    let builtIn = reading.path.isEmpty ? [Notation.help, Notation.version] : [Notation.help]
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

  /// The values that a hint stands for, as far as they go on from `prefix`.
  func values(_ hint: CompletionHint, _ prefix: String) -> Completion {
    switch hint {
    case .none: return .nothing
    case .words(let words): return matching(words.map { Candidate($0.word, $0.summary) }, prefix)
    case .files(let extensions): return Completion(directive: .files(extensions))
    case .directory: return Completion(directive: .directories)
    case .commands: return commands(prefix)
    case .dynamic(let kind): return matching(engine.dynamic(request(kind, prefix)), prefix)
    case .fields:
      let fields = reading.command?.fields ?? []
      return matching(fields.map { Candidate($0.name, $0.summary) }, prefix)
    case .commaSeparated(let element): return list(of: element, prefix)
    }
  }

  /// The commands of the program as operands: those below the ones named already.
  private func commands(_ prefix: String) -> Completion {
    let path = reading.operands.map(\.text)
    if path.isEmpty {
      let topics = engine.program.topics.map { Candidate($0.name, $0.summary) }
      return Completion(candidates: verbs(prefix).candidates + matching(topics, prefix).candidates)
    }
    let below = engine.program.command(at: path)?.subcommands.filter { !$0.isHidden } ?? []
    return matching(below.map { Candidate($0.name, $0.summary) }, prefix)
  }

  private func list(of element: CompletionHint, _ prefix: String) -> Completion {
    let pieces = prefix.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let given = pieces.dropLast()
    var found = values(element, pieces.last ?? "")
    found.candidates.removeAll { given.contains($0.value) }
    if case .none = found.directive { found.directive = .noSpace }
    return found.led(by: given.map { $0 + "," }.joined())
  }

  private func matching(_ candidates: [Candidate], _ prefix: String) -> Completion {
    guard !prefix.isEmpty else { return Completion(candidates: candidates) }
    let lowered = prefix.lowercased()
    return Completion(
      candidates: candidates.filter {
        $0.value.hasPrefix(prefix) || $0.value.lowercased().hasPrefix(lowered)
      })
  }

  private func request(_ kind: String, _ prefix: String) -> DynamicRequest {
    DynamicRequest(
      kind: kind, prefix: prefix, path: reading.path, operands: reading.operands.map(\.text),
      options: reading.occurrences.map { ($0.option.name, $0.text) })
  }
}

extension Completion {
  /// The same with `lead` before every candidate.
  func led(by lead: String) -> Completion {
    guard !lead.isEmpty else { return self }
    return Completion(
      candidates: candidates.map { Candidate(lead + $0.value, $0.summary) }, directive: directive)
  }
}
