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
  ///   - dynamic: Answers for the program's own kinds of values; it need not filter by prefix.
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
    Completion(candidates: [], directive: .none)
  }

  /// Answers `__complete 1 SHELL INDEX -- WORDS...`, given the words after `__complete`.
  ///
  /// - Returns: Lines for standard output, each with a final newline; empty for anything that is
  ///   not understood, such as a protocol of another version.
  public func answer(_ request: [String]) -> String {
    ""
  }
}
