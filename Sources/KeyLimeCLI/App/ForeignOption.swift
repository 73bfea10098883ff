import Arguments
import KeyLimeEngine

/// Options as other tools call them, and what says the same here.
struct ForeignOption {
  private let spec: CommandSpec
  /// The line up to its verbs, global options among them.
  private let path: [String]
  /// The words of the line after its verbs.
  private let rest: [String]
  /// Where the option is among them.
  private let position: Int

  /// The failure of a line with the line that was meant as its only hint; the failure itself when
  /// its verb has nothing like the option.
  ///
  /// `path` are the verbs of the line.
  static func advice(on failure: Failure, _ path: [String], _ words: [String]) -> Failure {
    guard failure.code == "unknown-option", let option = ForeignOption(failure, path, words),
      let meant = option.meant
    else { return failure }
    let line = ([Program.name] + meant).joined(separator: " ")
    return Failure(
      failure.kind, failure.message, code: failure.code, hints: [Message.writing(line)])
  }

  private init?(_ failure: Failure, _ verbs: [String], _ words: [String]) {
    let spec = verbs.first.flatMap { Commands.named($0)?.spec }
    let inner = verbs.dropFirst().reduce(spec) { spec, name in spec?.subcommand(name) }
    guard let inner, let start = words.firstRange(of: verbs)?.upperBound else { return nil }
    let rest = Array(words[start...])
    let position = rest.firstIndex { word in
      word.hasPrefix("--") && failure.message.contains("'\(word.prefix { $0 != "=" })'")
    }
    guard let position else { return nil }
    (self.spec, path, self.rest, self.position) = (inner, Array(words[..<start]), rest, position)
  }

  /// What is written behind the dashes: `max results` of `--max-results`.
  private var name: String {
    rest[position].dropFirst(2).prefix { $0 != "=" }.replacing("-", with: " ").lowercased()
  }

  /// What stands behind an equals sign, else the word that follows unless it is an option.
  private var value: String? {
    if let sign = rest[position].firstIndex(of: "=") {
      return String(rest[position][sign...].dropFirst())
    }
    return rest.dropFirst(position + 1).first.flatMap { $0.hasPrefix("-") ? nil : $0 }
  }

  /// The words that say what was meant.
  private var meant: [String]? {
    if ["format", "output", "out"].contains(name), let format { return format }
    if ["csv", "tsv", "table", "plain"].contains(name) { return ["help", "formatting"] }
    if let redirection { return redirection }
    if let command = spec.subcommand(name) {
      return path + [command.name] + rest[..<position].map(ShellLine.quoted)
        + following(takingValue: false)
    }
    if has("diet"), let diet = Diet(word: name) { return replacing("--diet \(dashed(diet.title))") }
    if has("service"), let service = Service(word: name) {
      return replacing("--service \(dashed(service.title))")
    }
    if name == "cheap", has("max-price") { return replacing("--max-price 2") }
    let meanings = Self.meanings.filter { $0.names.contains(name) }.map(\.option)
    return (meanings + [name]).lazy.compactMap { option($0) ?? operand($0) }.first
  }

  /// The line with an option of keylime.
  private func option(_ name: String) -> [String]? {
    let options = spec.options.filter { !$0.isHidden } + GlobalOptions.declarations
    guard let option = options.first(where: { $0.name == name }) else { return nil }
    guard case .value(let type, _) = option.kind else { return replacing("--\(name)") }
    let given = value.map(ShellLine.quoted) ?? "<\(type.placeholder.lowercased())>"
    return replacing("--\(name) \(given)", takingValue: true)
  }

  /// The line with the value as an operand: the first one behind the verb, another where it stood.
  private func operand(_ name: String) -> [String]? {
    guard let place = spec.operands.firstIndex(where: { $0.name.lowercased() == name }), let value
    else { return nil }
    let words = ShellLine.quoted(value)
    guard place == 0 else { return replacing(words, takingValue: true) }
    return path + [words] + rest[..<position].map(ShellLine.quoted) + following(takingValue: true)
  }

  /// The line that prints in a format that is named by its value.
  private var format: [String]? {
    guard let value = value?.lowercased() else { return nil }
    switch value {
    case "json": return replacing("--json", takingValue: true)
    case "ndjson", "jsonl": return replacing("--ndjson", takingValue: true)
    case "geojson": return replacing("--geojson", takingValue: true)
    case "csv", "tsv", "table", "text", "plain", "yaml": return ["help", "formatting"]
    default:
      guard value.contains("{{") else { return nil }
      return replacing("--template \(ShellLine.quoted(value))", takingValue: true)
    }
  }

  /// The line whose output goes to the file that an option names; nil where the verb itself writes
  /// one.
  private var redirection: [String]? {
    // Elsewhere `--to 24.12.` is a day.
    let names = ["output", "out"] + (spec.name == "export" ? ["to", "file"] : [])
    guard names.contains(name), let value, value.contains("."),
      !spec.operands.contains(where: { ["DEST", "FILE"].contains($0.name) })
    else { return nil }
    return path + rest[..<position].map(ShellLine.quoted) + following(takingValue: true)
      + [">", ShellLine.quoted(value)]
  }

  /// The line with other words in place of the option, and of its value.
  private func replacing(_ words: String, takingValue: Bool = false) -> [String] {
    path + rest[..<position].map(ShellLine.quoted) + [words] + following(takingValue: takingValue)
  }

  private func following(takingValue: Bool) -> [String] {
    let isTaken = takingValue && value != nil && !rest[position].contains("=")
    return rest[(position + (isTaken ? 2 : 1))...].map(ShellLine.quoted)
  }

  private func has(_ option: String) -> Bool { spec.options.contains { $0.name == option } }

  private func dashed(_ title: String) -> String { title.replacing(" ", with: "-") }
}
