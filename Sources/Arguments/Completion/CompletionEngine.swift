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
