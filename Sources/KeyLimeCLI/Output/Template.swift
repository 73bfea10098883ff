import Arguments
import KeyLimeEngine

/// A line of the user's own making: text with places for fields in it.
///
///     {{name}}\t{{address.city}}\t{{openedAt | timeago}}
///
/// A place holds a field, or a function with its arguments (`truncate 20 name`); `|` hands a value
/// on as the last argument of the next function. `\t`, `\n` and `\\` mean what they mean in C.
struct Template: Equatable {
  /// A stretch of the line.
  enum Piece: Equatable {
    case text(String)
    case value(Expression)
  }

  /// What a place computes.
  indirect enum Expression: Equatable {
    case field(FieldPath)
    case literal(String)
    case call(Function, [Expression])
  }

  /// What can be done with a value.
  enum Function: String, CaseIterable {
    /// `timeago TIME`: `3 hours ago`.
    case timeago
    /// `truncate COLUMNS TEXT`: cut to so many columns, with `…`.
    case truncate
    /// `pad COLUMNS TEXT`: blanks on the right; on the left when COLUMNS is negative.
    case pad
    /// `hyperlink ADDRESS TEXT`: a link on a terminal, the text elsewhere.
    case hyperlink
    /// `join SEPARATOR LIST`.
    case join

    /// How many arguments it takes.
    var arity: Int { self == .timeago ? 1 : 2 }
  }

  let pieces: [Piece]

  /// The fields that it shows.
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
