/// Finds what may stand at the cursor.
public struct CompletionEngine: Sendable {
  let program: ProgramSpec
  let customVerbs: @Sendable () -> [Candidate]
  let dynamic: @Sendable (DynamicRequest) -> [Candidate]

  /// Makes an engine.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - customVerbs: Aliases and plug-ins.
  ///   - dynamic: Answers for the program's own kinds of values. It need not filter by prefix, and
  ///     its order is kept.
  public init(
    _ program: ProgramSpec, customVerbs: @escaping @Sendable () -> [Candidate] = { [] },
    dynamic: @escaping @Sendable (DynamicRequest) -> [Candidate] = { _ in [] }
  ) {
    self.program = program
    self.customVerbs = customVerbs
    self.dynamic = dynamic
  }

  /// What may stand at word `cursor` of `words`, where word 0 is the program's name.
  ///
  /// The word at the cursor is taken up to the cursor; it may be missing and then counts as empty.
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
