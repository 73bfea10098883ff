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
    let isShortened = Self.commonLength(fitting) < prefix.count && fitting.count > 1
    return Completion(candidates: isShortened ? fitting.filter(begins) : fitting)
  }

  /// How many letters all candidates begin with.
  private static func commonLength(_ candidates: [Candidate]) -> Int {
    guard var common = candidates.first?.value[...] else { return 0 }
    for candidate in candidates {
      let pairs = zip(common, candidate.value)
      common = common.prefix(pairs.prefix { $0 == $1 }.count)
    }
    return common.count
  }

  private func request(_ kind: String, _ prefix: String) -> DynamicRequest {
    DynamicRequest(
      kind: kind, prefix: prefix, path: scan.path, operands: scan.operands.map(\.text),
      options: scan.occurrences.map { ($0.option.name, $0.text) })
  }
}

extension Completion {
  /// The same completion with `lead` before every candidate.
  func prefixed(with lead: String) -> Completion {
    guard !lead.isEmpty else { return self }
    return Completion(
      candidates: candidates.map {
        Candidate(
          lead + $0.value, $0.summary, matchedLength: $0.matchedLength.map { lead.count + $0 })
      }, directive: directive)
  }
}
