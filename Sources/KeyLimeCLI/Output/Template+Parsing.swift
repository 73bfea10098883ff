extension Template {
  /// Parses a template.
  ///
  /// Throws `usage` with what is malformed.
  init(parsing text: String) throws(Failure) {
    var pieces: [Piece] = []
    var rest = Substring(text)
    while let open = rest.firstRange(of: "{{") {
      let inside = rest[open.upperBound...]
      guard let close = inside.firstRange(of: "}}") else {
        throw .template("'{{' without '}}'")
      }
      pieces.append(.text(Self.unescaped(rest[..<open.lowerBound])))
      pieces.append(.value(try Expression(pipeline: inside[..<close.lowerBound])))
      rest = inside[close.upperBound...]
    }
    pieces.append(.text(Self.unescaped(rest)))
    self.pieces = pieces.filter { $0 != .text("") }
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let letter = rest.popFirst() {
      guard letter == "\\", let escaped = rest.popFirst() else {
        result.append(letter)
        continue
      }
      switch escaped {
      case "t": result.append("\t")
      case "n": result.append("\n")
      case "\\": result.append("\\")
      default: result += ["\\", escaped]
      }
    }
    return result
  }
}

extension Template.Expression {
  fileprivate init(pipeline text: Substring) throws(Failure) {
    var value: Template.Expression?
    for words in try Self.stages(of: text) {
      value = try Template.Expression(words, pipedIn: value)
    }
    guard let value else { throw .template("nothing between '{{' and '}}'") }
    self = value
  }

  private init(
    _ words: [Word], pipedIn piped: Template.Expression?
  ) throws(Failure) {
    guard let first = words.first else { throw .template("nothing on one side of '|'") }
    let arguments = words.dropFirst().map(\.expression) + (piped.map { [$0] } ?? [])
    if case .bare(let name) = first, let function = Template.Function(rawValue: name) {
      guard arguments.count == function.arity else {
        throw .template(
          "'\(name)' takes \(function.arity.counted("argument"))")
      }
      self = .call(function, arguments)
    } else if arguments.isEmpty {
      self = first.expression
    } else {
      throw .unknownFunction(first.text)
    }
  }

  /// A word of a placeholder, bare or in double quotes.
  private enum Word: Equatable {
    case bare(String)
    case quoted(String)

    var text: String {
      switch self {
      case .bare(let text), .quoted(let text): text
      }
    }

    var expression: Template.Expression {
      switch self {
      case .quoted(let text): .literal(text)
      case .bare(let text) where Int(text) != nil: .literal(text)
      case .bare(let text): .field(FieldPath(text))
      }
    }
  }

  private static func stages(of text: Substring) throws(Failure) -> [[Word]] {
    var stages: [[Word]] = [[]]
    var rest = text.drop(while: \.isWhitespace)
    while let letter = rest.first {
      if letter == "|" {
        stages.append([])
        rest.removeFirst()
      } else if letter == "\"" {
        let inside = rest.dropFirst()
        guard let end = inside.firstIndex(of: "\"") else {
          throw .template("a quote is not closed")
        }
        stages[stages.count - 1].append(.quoted(String(inside[..<end])))
        rest = inside[inside.index(after: end)...]
      } else {
        let word = rest.prefix { !$0.isWhitespace && $0 != "|" && $0 != "\"" }
        stages[stages.count - 1].append(.bare(String(word)))
        rest = rest[word.endIndex...]
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    return stages == [[]] ? [] : stages
  }
}

extension Failure {
  fileprivate static func template(_ reason: String) -> Failure {
    .cannot(
      "read the template", reason, .usage, code: "bad-template",
      hints: ["see '\(Program.name) help formatting'"])
  }

  fileprivate static func unknownFunction(_ name: String) -> Failure {
    let known = Template.Function.allCases.map(\.rawValue)
    return .cannot(
      "read the template", "no function is called '\(name)'", .usage, code: "bad-template",
      hints: ["the functions are \(known.joined(separator: ", "))"])
  }
}
