import KeyLimeEngine

extension Template {
  /// The line for one result.
  func line(for object: JSONObject, now: Instant, _ terminal: Terminal) -> String {
    let renderer = TemplateRenderer(object: object, now: now, isTerminal: terminal.outputIsTerminal)
    return pieces.reduce(into: "") { line, piece in
      switch piece {
      case .text(let text): line += text
      case .value(let expression): line += renderer.text(of: expression)
      }
    }
  }
}

/// Evaluates the expressions of a template for one object.
private struct TemplateRenderer {
  let object: JSONObject
  let now: Instant
  let isTerminal: Bool

  func text(of expression: Template.Expression) -> String {
    switch expression {
    case .literal(let text): text
    case .field(let path): clean(path.value(in: object).map(TabSeparated.text) ?? "")
    case .call(let function, let arguments): call(function, arguments)
    }
  }

  private func call(_ function: Template.Function, _ arguments: [Template.Expression]) -> String {
    guard let last = arguments.last else { return "" }
    let value = text(of: last)
    let first = text(of: arguments[0])
    switch function {
    case .timeago:
      return Instant(parsing: value).map { RelativeTime.words(from: $0, now: now) } ?? value
    case .truncate: return StyledText(value).truncated(to: Int(first) ?? .max).plain
    case .pad: return padded(value, to: Int(first) ?? 0)
    case .hyperlink:
      guard isTerminal, !first.isEmpty else { return value }
      return "\u{1B}]8;;\(first)\u{1B}\\\(value)\u{1B}]8;;\u{1B}\\"
    case .join:
      guard case .field(let path) = last, let list = path.value(in: object)?.elements else {
        return value
      }
      return list.map { clean(TabSeparated.text(of: $0)) }.joined(separator: first)
    }
  }

  private func padded(_ value: String, to columns: Int) -> String {
    let width = Int(min(columns.magnitude, 10_000))
    let blanks = String(repeating: " ", count: max(0, width - DisplayWidth.of(value)))
    return columns < 0 ? blanks + value : value + blanks
  }

  /// Values come from the catalogue, so they are sanitised; the template itself is the user's own.
  private func clean(_ text: String) -> String { isTerminal ? Sanitised.line(text) : text }
}
