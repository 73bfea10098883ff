/// Checks the rules of a command against the given options and operands.
///
/// An environment variable can satisfy a requirement, but it never causes a conflict: it is ignored
/// if it would exclude an option in the line.
struct RuleCheck {
  private let command: CommandSpec
  private let scan: ScanResult
  /// The names given in the line itself.
  private let given: [String]

  init(_ command: CommandSpec, _ scan: ScanResult, given: [String]) {
    self.command = command
    self.scan = scan
    self.given = given
  }

  /// Throws `conflict` for two things in the line that exclude each other.
  func checkConflicts() throws(ParseError) {
    for names in exclusiveNames {
      let both = names.filter(given.contains)
      guard both.count > 1 else { continue }
      throw scan.fault(.conflict(spelling(both[0]), spelling(both[1])), origin(of: both[1]))
    }
  }

  /// Throws `requires` or `noneOf` when something required is missing from the line and the
  /// environment.
  func checkNeeds(found: [String]) throws(ParseError) {
    for rule in command.rules {
      switch rule {
      case .requires(let first, let second) where given.contains(first) && !found.contains(second):
        throw scan.fault(.requires(spelling(first), spelling(second)), origin(of: first))
      case .oneOf(let names) where !names.contains(where: found.contains):
        throw scan.fault(.noneOf(names.map(spelling)), .end)
      case .requires, .oneOf, .atMostOne: continue
      }
    }
  }

  /// The names that can no longer be given.
  var excluded: [String] {
    exclusiveNames.filter { $0.contains(where: given.contains) }.flatMap(\.self)
      .filter { !given.contains($0) }
  }

  private var exclusiveNames: [[String]] {
    command.rules.compactMap { rule in
      switch rule {
      case .atMostOne(let names), .oneOf(let names): names
      case .requires: nil
      }
    }
  }

  private func spelling(_ name: String) -> String {
    command.operands.contains { $0.name == name } ? Notation.value(name) : "--" + name
  }

  private func origin(of name: String) -> ParseError.Origin {
    if let place = command.operands.firstIndex(where: { $0.name == name }) {
      return .word(scan.operands[place].index)
    }
    let last = scan.occurrences.last { $0.option.name == name }
    return last.map { .word($0.index) } ?? .end
  }
}
