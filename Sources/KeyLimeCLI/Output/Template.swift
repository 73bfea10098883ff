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
    /// `hyperlink ADDRESS TEXT`: a link on a terminal, the text elsewhere.
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
