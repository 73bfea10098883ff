/// One fact per line, with aligned labels; unknown facts are left out.
enum LabelledLines {
  private static let labelWidth = 10

  /// The lines of facts, in their order.
  static func of(_ facts: [(label: String, text: String?)]) -> [StyledText] {
    facts.compactMap { label, text in
      text.map { text in
        let padding = String(repeating: " ", count: max(1, labelWidth - label.count))
        return "\(label, .faint)\(padding)\(text)"
      }
    }
  }
}
