import Arguments
import KeyLimeEngine

/// The user's line format: text with placeholders for fields.
///
///     {{name}}\t{{address.city}}\t{{openedAt | timeago}}
///
/// A placeholder is a field, or a function with its arguments (`truncate 20 name`). `|` passes a
/// value on as the last argument of the next function. `\t`, `\n` and `\\` have their meaning from
/// C.
struct Template: Equatable {
  /// A piece of the line.
  enum Piece: Equatable {
    case text(String)
    case value(Expression)
  }

  /// The expression in a placeholder.
  indirect enum Expression: Equatable {
    case field(FieldPath)
    case literal(String)
    case call(Function, [Expression])
  }

  /// The functions of templates.
  enum Function: String, CaseIterable {
    /// `timeago TIME`: `3 hours ago`.
    case timeago
    /// `truncate COLUMNS TEXT`: at most this many columns, ending in `…`.
    case truncate
    /// `pad COLUMNS TEXT`: pads with blanks on the right, or on the left when COLUMNS is negative.
    case pad
    /// `hyperlink ADDRESS TEXT`: a link to a web address on a terminal, else the text.
    case hyperlink
    /// `join SEPARATOR LIST`.
    case join

    /// The number of arguments.
    var arity: Int { self == .timeago ? 1 : 2 }
  }

  let pieces: [Piece]

  /// The fields that the template uses.
  var fields: [FieldPath] {
    pieces.flatMap { piece -> [FieldPath] in
      if case .value(let expression) = piece { expression.fields } else { [] }
    }
  }
}

extension Template.Expression {
  fileprivate var fields: [FieldPath] {
    switch self {
    case .field(let path): [path]
    case .literal: []
    case .call(_, let arguments): arguments.flatMap(\.fields)
    }
  }
}

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
      guard isTerminal, let link = Hyperlink(first) else { return value }
      return link.around(value)
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
