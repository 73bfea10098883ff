import Testing

@testable import Arguments

/// A line, what it means, and what the line is there to show.
struct ParseCase: CustomTestStringConvertible, Sendable {
  let name: String
  let line: String
  let means: String

  init(_ name: String, _ line: String, _ means: String) {
    self.name = name
    self.line = line
    self.means = means
  }

  var testDescription: String { name }
}

/// What a line means, in one line: the verb, then everything given in the order of reading.
///
/// Flags are `+whistle` and `-whistle`, options `note=x`, bare options `json`, operands `POT:blue`;
/// help is `help boil (brief)` and a fault is its code and its place.
func meaning(of line: String, environment: [String: String] = [:]) -> String {
  do throws(ParseError) {
    return described(try Kettle.parse(line, environment: environment))
  } catch {
    let place =
      switch error.origin {
      case .word(let index): " @\(index)"
      case .environment(let variable): " $\(variable)"
      case .end: ""
      }
    return "! \(error.code)\(place)"
  }
}

private func described(_ result: ParseResult) -> String {
  switch result {
  case .version: "version"
  case .help(let request): (["help"] + request.path + ["(\(request.form))"]).joined(separator: " ")
  case .command(let arguments):
    (arguments.path + arguments.entries.map(described)).joined(separator: " ")
  }
}

private func described(_ entry: ParsedArguments.Entry) -> String {
  switch entry.content {
  case .flag(true): "+" + entry.name
  case .flag(false): "-" + entry.name
  case .bare: entry.name
  case .value(let value): "\(entry.name)=\(plain(value))"
  case .operand(let value): "\(entry.name):\(plain(value))"
  }
}

private func plain(_ value: any Sendable) -> String {
  if let litres = value as? Kettle.Litres { return "\(litres.tenths)dl" }
  if let words = value as? [String] { return words.joined(separator: "|") }
  return "\(value)"
}
