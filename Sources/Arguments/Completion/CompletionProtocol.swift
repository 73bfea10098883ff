/// The protocol between the completion scripts and the program, version 1.
///
/// The script runs
///
///     keylime __complete 1 SHELL INDEX -- WORDS...
///
/// The words are those of the command line, from the program's name to the cursor. INDEX is the
/// index of the last one. The program answers with one line per candidate, and a last line with an
/// instruction:
///
///     rate<TAB>Rate a restaurant
///     :none
///
/// The last line is `:none`, `:nospace`, `:file`, `:file json csv` or `:directory`. For bash,
/// candidates have no description and are quoted for its command line. bash sends its words as
/// typed, with quotes; fish does so for its last word only; zsh sends words without quotes. The
/// answer to any other version of the protocol is empty, which every script treats as "no
/// candidates".
extension CompletionEngine {
  /// Answers a completion script; `request` is the words after `__complete`.
  ///
  /// - Returns: Lines for standard output, each with a final newline; empty when the request is not
  ///   understood.
  public func answer(_ request: [String]) -> String {
    guard request.count >= 5, request[0] == "1", request[3] == "--",
      let shell = Shell(rawValue: request[1]), let cursor = Int(request[2])
    else { return "" }
    let raw = Array(request.dropFirst(4))
    guard cursor >= 1, cursor <= raw.count else { return "" }
    let words = raw.enumerated().map { index, word in
      shell.sendsQuoted(at: index, cursor: cursor) ? ShellWord(word).text : word
    }
    let current = cursor < raw.count ? raw[cursor] : ""
    return lines(complete(words, cursor: cursor), shell, current)
  }

  private func lines(_ completion: Completion, _ shell: Shell, _ current: String) -> String {
    let typed = ShellWord(current)
    var answer = ""
    for candidate in completion.candidates where !candidate.value.hasControls {
      switch shell {
      case .bash: answer += typed.continued(as: candidate.value)
      case .zsh, .fish:
        answer += shell == .fish ? candidate.value(keeping: typed.text) : candidate.value
        if !candidate.summary.isEmpty { answer += "\t" + candidate.summary.withoutControls }
      }
      answer += "\n"
    }
    return answer + completion.directive.line + "\n"
  }
}

extension Candidate {
  /// The value with what was typed in place of the characters that stand for it.
  ///
  /// fish drops a candidate that does not begin with what was typed; the program understands both.
  fileprivate func value(keeping typed: String) -> String {
    guard let matchedLength, !value.lowercased().hasPrefix(typed.lowercased()) else { return value }
    return typed + value.dropFirst(matchedLength)
  }
}

extension Completion.Directive {
  /// The last line of the answer.
  var line: String {
    switch self {
    case .none: ":none"
    case .noSpace: ":nospace"
    case .files(let extensions): ([":file"] + extensions).joined(separator: " ")
    case .directories: ":directory"
    }
  }
}

extension Shell {
  fileprivate func sendsQuoted(at index: Int, cursor: Int) -> Bool {
    switch self {
    case .bash: true
    case .fish: index == cursor
    case .zsh: false
    }
  }
}

extension String {
  fileprivate var hasControls: Bool {
    unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
  }

  fileprivate var withoutControls: String {
    guard hasControls else { return self }
    return String(map { String($0).hasControls ? " " : $0 })
  }
}
