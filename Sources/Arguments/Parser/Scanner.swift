/// Classifies the words of a command line as verbs, options, values and operands, in one pass.
struct Scanner {
  let program: ProgramSpec
  let words: [String]
  private var position = 0
  private var scan = ScanResult()

  init(_ program: ProgramSpec, _ words: [String]) {
    self.program = program
    self.words = words
  }

  /// Scans all words.
  static func read(_ words: [String], of program: ProgramSpec) -> ScanResult {
    var scanner = Scanner(program, words)
    while scanner.position < words.count { scanner.step() }
    return scanner.scan
  }

  private mutating func step() {
    let word = words[position]
    let index = position
    position += 1
    if scan.optionsEnded {
      takeOperand(word, index)
    } else if word == "--" {
      scan.optionsEnded = true
    } else if word.hasPrefix("--") {
      takeLong(word, index)
    } else if scope.isCluster(word) {
      takeCluster(word, index)
    } else {
      takeOperand(word, index)
    }
  }

  private var scope: OptionScope { OptionScope(scan.command, program) }

  private mutating func takeLong(_ word: String, _ index: Int) {
    let (spelling, text) = splitAtEquals(word)
    switch scope.long(spelling.dropFirst(2)) {
    case .help where text == nil: scan.help = .full
    case .version where text == nil: scan.asksForVersion = true
    case .option(let option, let isNegated):
      let use = Use(option: option, spelling: spelling, isNegated: isNegated, index: index)
      take(use, attached: text)
    case .help, .version: fail(.unexpectedValue(spelling, value: text ?? ""), index)
    case nil: failUnknown(spelling, index)
    }
  }

  /// An option in the line, before its value is known.
  private struct Use {
    let option: OptionDeclaration
    let spelling: String
    let isNegated: Bool
    let index: Int
  }

  private mutating func take(_ use: Use, attached text: String?) {
    switch use.option.kind {
    case .flag:
      if let text {
        fail(.unexpectedValue(use.spelling, value: text), use.index)
      } else {
        record(use, nil)
      }
    case .optionalValue: record(use, text)
    case .value(let type, repeats: _):
      if let text { record(use, text) } else { takeNextWord(for: use, type) }
    }
  }

  private mutating func takeNextWord(for use: Use, _ type: ErasedValueType) {
    let next = position < words.count ? words[position] : nil
    if let next, !scope.isExactly(next) {
      position += 1
      record(use, next)
      return
    }
    if next == nil { scan.pending = use.option }
    fail(
      .missingValue(use.spelling, placeholder: type.placeholder, next: next), use.index)
  }

  private mutating func takeCluster(_ word: String, _ index: Int) {
    var rest = word.dropFirst()
    while let letter = rest.popFirst() {
      let spelling = "-\(letter)"
      guard let found = scope.short(letter) else {
        failUnknown(rest.isEmpty || letter == "-" ? word : spelling, index, in: word)
        return
      }
      guard case .option(let option, _) = found else {
        scan.help = scan.help ?? .brief
        continue
      }
      let use = Use(option: option, spelling: spelling, isNegated: false, index: index)
      if option.value == nil, rest.first != "=" {
        take(use, attached: nil)
        continue
      }
      // The rest is the value. For a flag it follows an equals sign, which is an error.
      let value = option.value == nil ? rest.dropFirst() : rest
      return take(use, attached: rest.isEmpty ? nil : String(value))
    }
  }

  private mutating func takeOperand(_ word: String, _ index: Int) {
    guard let command = scan.command else {
      return takeVerb(word, index)
    }
    if scan.operands.isEmpty, !scan.optionsEnded, let next = command.subcommand(word) {
      scan.command = next
      scan.path.append(word)
    } else {
      scan.operands.append(ScanResult.Word(text: word, index: index))
    }
  }

  private mutating func takeVerb(_ word: String, _ index: Int) {
    if scan.path.isEmpty {
      scan.path = [word]
      scan.command = program.verb(word)
      if scan.command == nil {
        scan.faults.append(
          ParseError(
            fact: .unknownVerb(word, candidates: [], synonym: nil), command: [],
            origin: .word(index)))
      }
    } else {
      scan.operands.append(ScanResult.Word(text: word, index: index))
    }
  }

  private mutating func record(_ use: Use, _ text: String?) {
    scan.occurrences.append(
      ScanResult.Occurrence(
        option: use.option, spelling: use.spelling, text: text, isNegated: use.isNegated,
        index: use.index))
  }

  private mutating func failUnknown(_ spelling: String, _ index: Int, in word: String? = nil) {
    // Options after an unknown verb belong to that verb, which may be an alias or a plug-in.
    if scan.command == nil, !scan.path.isEmpty { return }
    let instead = scope.instead(of: spelling)
    let candidates = instead == nil ? scope.candidates(for: word ?? spelling) : []
    let fact = ParseError.Fact.unknownOption(
      spelling, candidates: candidates, beforeVerb: scan.path.isEmpty, instead: instead)
    fail(fact, index)
  }

  private mutating func fail(_ fact: ParseError.Fact, _ index: Int) {
    let command = scan.command == nil ? [] : scan.path
    scan.faults.append(ParseError(fact: fact, command: command, origin: .word(index)))
  }
}

/// Splits `--name=value`; the value is nil without an equals sign.
func splitAtEquals(_ word: String) -> (spelling: String, value: String?) {
  guard let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")) else { return (word, nil) }
  return (String(word[..<equals]), String(word[word.utf8.index(after: equals)...]))
}
