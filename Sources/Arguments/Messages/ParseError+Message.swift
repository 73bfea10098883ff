/// An error message: one line, and hints.
public struct Message: Sendable, Hashable {
  /// The message: lower case, no full stop, subjects in single quotes.
  public let line: String
  /// What to try next, one line each, without a leading `hint:`.
  public let hints: [String]

  /// A message with hints.
  public init(_ line: String, hints: [String] = []) {
    self.line = line
    self.hints = hints
  }

  /// The hint to write another command, whose words are quoted for the shell where they must be.
  ///
  /// Quotes around quotes could not be copied into a shell.
  public static func writing(_ command: String) -> String {
    command.contains("'") ? "write: \(command)" : "write '\(command)'"
  }
}

extension ParseError {
  /// The message for the error; `program` is the name used in hints, such as `keylime`.
  public func message(program: String) -> Message {
    let hints = hints(program)
    return Message(line, hints: hints.isEmpty ? [seeHelp(program)] : hints)
  }

  private var line: String {
    switch fact {
    case .missingVerb: "no command given"
    case .unknownVerb(let word, _, _): "unknown command \(quoted(word))"
    case .missingSubcommand: "\(quoted(commandName)) needs a command of its own"
    case .unknownSubcommand(let word, _, _):
      "unknown command \(quoted(word)) after \(quoted(commandName))"
    case .unknownOption(let spelling, _, _, _): "unknown option \(quoted(spelling))"
    case .missingValue(let option, _, _): "option \(quoted(option)) needs a value"
    case .unexpectedValue(let option, let value):
      "option \(quoted(option)) takes no value, but was given \(quoted(value))"
    case .detachedValue(let option, let value):
      "\(quoted(value)) after \(quoted(option)) may be its value or an operand"
    case .badValue(let subject, let value, let reason, _, _):
      "invalid value \(quoted(value)) for \(quoted(subject))" + expectation(reason)
    case .missingOperand(let name): "missing operand \(quoted(Notation.value(name)))"
    case .extraOperands(let words, _, _, _):
      "unexpected operand\(words.count == 1 ? "" : "s") " + list(words)
    case .conflict(let first, let second):
      "\(quoted(first)) and \(quoted(second)) cannot be given together"
    case .requires(let first, let second):
      "\(quoted(first)) can only be given with \(quoted(second))"
    case .noneOf(let names): "one of \(alternatives(names)) must be given"
    }
  }

  private func expectation(_ reason: ValueError) -> String {
    switch reason {
    case .malformed(let expected): ": expected \(expected)"
    case .outOfRange(let lowest, let highest): ": expected \(lowest) to \(highest)"
    case .notAllowed: ""
    }
  }

  private func hints(_ program: String) -> [String] {
    switch fact {
    case .unknownVerb(_, let candidates, let synonym):
      (synonym.map { [Message.writing(command($0, of: program))] } ?? []) + didYouMean(candidates)
    case .missingSubcommand(let names): ["valid commands: " + list(names)]
    case .unknownSubcommand(_, let candidates, let all):
      candidates.isEmpty ? ["valid commands: " + list(all)] : didYouMean(candidates)
    case .unknownOption(_, _, _, let instead?): [Message.writing("\(program) \(instead)")]
    case .unknownOption(_, let candidates, let beforeVerb, nil):
      didYouMean(candidates) + (beforeVerb ? ["the options of a command come after it"] : [])
    case .missingValue(let option, let placeholder, let next):
      [write(option, placeholder, next)]
    case .badValue(_, _, _, let allowed, let candidates):
      candidates.isEmpty
        ? (allowed.isEmpty ? [] : ["valid values: " + list(allowed)]) : didYouMean(candidates)
    case .extraOperands(let words, _, _, let option?): [attach(words[0], to: option)]
    case .detachedValue(let option, let value):
      [
        attach(value, to: option),
        "if it is an operand, write it before \(quoted(option))",
      ]
    case .unexpectedValue(let option, "true"): ["write \(quoted(option))"]
    case .unexpectedValue(let option, "false") where isPositive(option):
      ["write \(quoted("--no-" + option.dropFirst(2)))"]
    case .extraOperands(_, [], _, nil): ["\(quoted("\(program) \(commandName)")) takes no operands"]
    case .extraOperands(let words, let names, let areWords, nil):
      if areWords || names.count == 1 && isQuoted(words) {
        [
          "\(quoted("\(program) \(commandName)")) takes "
            + (names.count == 1 ? "one " : "") + names.map(Notation.value).joined(separator: " ")
        ]
      } else if names.count == 1 {
        [Message.writing(rewritten(words, program))]
      } else {
        ["quote each that has several words: \(quoted(form(names, program)))"]
      }
    case .missingOperand(let name):
      [Message.writing(inserting(Notation.value(name), program))]
    case .missingVerb, .unexpectedValue, .conflict, .requires, .noneOf: []
    }
  }

  /// The whole command for a synonym, with the words that followed it; a help topic takes none.
  private func command(_ synonym: String, of program: String) -> String {
    guard case .word(let index) = origin, !synonym.hasPrefix("help ") else {
      return "\(program) \(synonym)"
    }
    let rest = words.dropFirst(index + 1).map(ShellLine.quoted)
    return ([program, synonym] + rest).joined(separator: " ")
  }

  /// The line with a placeholder for a missing operand, before the options.
  private func inserting(_ placeholder: String, _ program: String) -> String {
    let start = command.count
    let end = words.indices.dropFirst(start).first { words[$0].hasPrefix("-") } ?? words.endIndex
    guard words.starts(with: command) else {
      return ([program] + command + [placeholder]).joined(separator: " ")
    }
    let quoted = words.map(ShellLine.quoted)
    return ([program] + quoted[..<end] + [placeholder] + quoted[end...]).joined(separator: " ")
  }

  /// Whether a word that is too many, or the word before them, has a blank.
  ///
  /// Only quotes keep a blank in a word. Who quotes one value means the next word as another value.
  private func isQuoted(_ extra: [String]) -> Bool {
    guard case .word(let index) = origin, words.indices.contains(index - 1) else { return false }
    return ([words[index - 1]] + extra).contains { $0.contains(" ") }
  }

  /// The line with each word that is too many joined to the operand or value before it.
  private func rewritten(_ extra: [String], _ program: String) -> String {
    let unclear = "\(program) \(commandName) '…'"
    guard case .word(let index) = origin, words.indices.contains(index), index > command.count
    else { return unclear }
    var all = Array(words[..<index])
    var left = extra[...]
    for word in words[index...] {
      guard word == left.first, let last = all.popLast() else {
        all.append(word)
        continue
      }
      guard !last.hasPrefix("-") || last.contains("=") else { return unclear }
      all.append("\(last) \(word)")
      left = left.dropFirst()
    }
    return ([program] + all.map(ShellLine.quoted)).joined(separator: " ")
  }

  /// The command with placeholders for its operands.
  private func form(_ names: [String], _ program: String) -> String {
    ([program] + command + names.map(Notation.value)).joined(separator: " ")
  }

  private func isPositive(_ option: String) -> Bool {
    option.hasPrefix("--") && !["--help", "--version"].contains(option)
      && !option.hasPrefix("--no-")
  }

  private func attach(_ value: String, to option: String) -> String {
    "if \(quoted(value)) is meant as the value, write \(quoted("\(option)=\(value)"))"
  }

  private func write(_ option: String, _ placeholder: String, _ next: String?) -> String {
    let glue = option.hasPrefix("--") ? "=" : ""
    guard let next, next != "--" else {
      return "write \(quoted("\(option) \(Notation.value(placeholder))"))"
    }
    return "if \(quoted(next)) is meant as the value, write \(quoted("\(option)\(glue)\(next)"))"
  }

  private func seeHelp(_ program: String) -> String {
    "see \(quoted(([program] + command + ["-h"]).joined(separator: " ")))"
  }

  private var commandName: String { command.joined(separator: " ") }
}

private func quoted(_ text: String) -> String { "'\(text)'" }

private func list(_ words: [String]) -> String { words.map(quoted).joined(separator: ", ") }

private func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return list(words) }
  return list(words.dropLast()) + " or " + quoted(last)
}

private func didYouMean(_ candidates: [String]) -> [String] {
  candidates.isEmpty ? [] : ["did you mean \(alternatives(candidates))?"]
}
