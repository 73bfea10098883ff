/// The options that are valid at one point of the line: those of the command, then the global ones.
struct OptionScope {
  enum Found {
    case option(OptionDeclaration, isNegated: Bool)
    case help
    case version
  }

  let own: [OptionDeclaration]
  let globals: [OptionDeclaration]
  let isBeforeVerb: Bool
  private let advice: [Advice]

  init(_ command: CommandSpec?, _ program: ProgramSpec) {
    own = command?.options ?? []
    globals = program.globals
    isBeforeVerb = command == nil
    advice = command?.advice ?? []
  }

  /// Looks up a long name, given without dashes.
  func long(_ name: Substring) -> Found? {
    if let option = first(where: { $0.name == name }) { return .option(option, isNegated: false) }
    if name.hasPrefix("no-") {
      let positive = name.dropFirst(3)
      if let option = first(where: { $0.isFlag && $0.name == positive }) {
        return .option(option, isNegated: true)
      }
    }
    if let option = own.first(where: { $0.formerNames.contains(String(name)) }) {
      return .option(option, isNegated: false)
    }
    if name == "help" { return .help }
    if name == "version", isBeforeVerb { return .version }
    return nil
  }

  /// Looks up a short option.
  func short(_ letter: Character) -> Found? {
    if let option = first(where: { $0.short == letter }) {
      return .option(option, isNegated: false)
    }
    return letter == "h" ? .help : nil
  }

  /// Whether a word is a cluster of short options.
  ///
  /// `-` and numbers are not: `-33.9`, and `-0.50` where there is an option `-0`.
  func isCluster(_ word: String) -> Bool {
    var rest = word.dropFirst()
    guard word.first == "-", let letter = rest.popFirst() else { return false }
    guard Self.isOfNumber(letter) else { return true }
    return short(letter) != nil && !(rest.first.map(Self.isOfNumber) ?? false)
  }

  private static func isOfNumber(_ letter: Character) -> Bool {
    letter == "." || letter == "," || letter.isASCII && letter.isNumber
  }

  /// Whether a word is exactly a known option, so that it cannot be a value.
  func isExactly(_ word: String) -> Bool {
    if word == "--" { return true }
    if word.hasPrefix("--") { return long(word.dropFirst(2)) != nil }
    guard word.first == "-", word.count == 2, let letter = word.last else { return false }
    return short(letter) != nil
  }

  /// All long spellings that are valid here.
  var spellings: [String] {
    var names: [String] = []
    for option in own + globals where !option.isHidden {
      names.append("--" + option.name)
      if option.isNegatable { names.append("--no-" + option.name) }
    }
    return names + ["--help"]
  }

  /// Suggestions for an unknown option.
  func candidates(for spelling: String) -> [String] {
    if !spelling.hasPrefix("--"), long(spelling.dropFirst()) != nil { return ["-" + spelling] }
    return closest(to: spelling, among: spellings + (isBeforeVerb ? ["--version"] : []))
  }

  /// The options that are close to one; the dashes, which all have, make none closer.
  private func closest(to spelling: String, among known: [String]) -> [String] {
    guard spelling.hasPrefix("--") else { return Suggestion.closest(to: spelling, among: known) }
    let names = known.map { String($0.dropFirst(2)) }
    return Suggestion.closest(to: String(spelling.dropFirst(2)), among: names).map { "--" + $0 }
  }

  /// The command to write instead of an unknown option; nil when none is close enough to it.
  func instead(of spelling: String) -> String? {
    if let exact = advice.first(where: { $0.option == spelling }) { return exact.command }
    let known = spellings + advice.map(\.option)
    guard let closest = closest(to: spelling, among: known).first else { return nil }
    return advice.first { $0.option == closest }?.command
  }

  private func first(where matches: (OptionDeclaration) -> Bool) -> OptionDeclaration? {
    own.first(where: matches) ?? globals.first(where: matches)
  }
}
