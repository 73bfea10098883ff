extension ProgramSpec {
  /// The help page for a path of verbs or a topic; the overview for an empty path.
  ///
  /// - Parameters:
  ///   - path: Such as `[]`, `["nearby"]`, `["deals", "use"]` or `["exit-codes"]`.
  ///   - form: One screen or everything.
  ///   - width: The columns to fill, at least 40; 79 where it is not known.
  /// - Returns: The page with a final newline; nil when nothing is called so.
  public func help(for path: [String], form: HelpForm, width: Int = 79) -> String? {
    nil
  }
}
