import Arguments

/// Completes settings: all known ones, and the aliases and saved places that are set.
enum ConfigKeyProvider: CompletionProvider {
  static let kind = "config-key"

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    let known = ConfigKey.all.filter { !$0.isFamily }.map { Candidate($0.name, $0.meaning) }
    let own = (try? context.configuration())?.settings.filter { $0.key.contains(".") } ?? []
    return known + own.map { Candidate($0.key, $0.value.text ?? "") }
  }
}
