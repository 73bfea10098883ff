extension OptionDeclaration {
  /// The full description of an option, as prose for `--help` and the manual.
  ///
  /// `finish` adapts the summary to the page, for instance into a sentence.
  func explanation(finish: (String) -> String) -> String {
    let remarks = Notation.remarks(self)
    let aside = remarks.isEmpty ? "" : " (" + remarks.joined(separator: "; ") + ")"
    return [finish(summary + aside), discussion, value?.meaning ?? "", words].filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  /// The allowed values, unless the notation already shows them.
  private var words: String {
    guard let value, !value.allowed.isEmpty else { return "" }
    if value.allowed.contains(where: { !$0.summary.isEmpty }) {
      let width = value.allowed.map(\.word.count).max() ?? 0
      return value.allowed.map { allowed in
        let gap = String(repeating: " ", count: width - allowed.word.count + 2)
        return "  " + allowed.word + (allowed.summary.isEmpty ? "" : gap + allowed.summary)
      }.joined(separator: "\n")
    }
    let isShown = Notation.value(value).hasPrefix("{")
    return isShown ? "" : "One of: " + value.allowed.map(\.word).joined(separator: ", ") + "."
  }
}
