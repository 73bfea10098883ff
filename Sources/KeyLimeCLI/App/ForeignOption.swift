import Arguments
import KeyLimeEngine

/// Options that other tools have for finding a place, and what says the same here.
enum ForeignOption {
  /// The failure of a line with the option that was meant as its only hint; the failure itself when
  /// the line has no such option.
  ///
  /// `path` are the verbs of the line.
  static func advice(on failure: Failure, _ path: [String], _ words: [String]) -> Failure {
    guard failure.code == "unknown-option", path.count == 1, verbs.contains(path[0]),
      let option = words.map({ $0.prefix { $0 != "=" } }).first(where: {
        failure.message.contains("'\($0)'")
      }),
      let meant = meant(by: String(option.dropFirst(2)).replacing("-", with: " "))
    else { return failure }
    return Failure(
      failure.kind, failure.message, code: failure.code,
      hints: [Message.writing("\(Program.name) \(path[0]) \(meant)")])
  }

  private static let verbs = ["discover", "nearby", "search", "iwant-pick"]

  private static func meant(by name: String) -> String? {
    if let diet = Diet(word: name) { return "--diet \(dashed(diet.title))" }
    if let service = Service(word: name) { return "--service \(dashed(service.title))" }
    return others.first { $0.name == name }?.option
  }

  private static let others: [(name: String, option: String)] = [
    ("radius", "--within <distance>"), ("distance", "--within <distance>"),
    ("top", "--limit <n>"), ("max", "--limit <n>"), ("cheap", "--max-price 2"),
    ("rating", "--min-rating <stars>"), ("stars", "--min-rating <stars>"),
    ("open", "--open-now"), ("location", "--near <where>"), ("city", "--near <where>"),
  ]

  private static func dashed(_ title: String) -> String { title.replacing(" ", with: "-") }
}
