import Arguments

/// Completes settings: all that have a name, and the aliases and saved places that are set.
enum ConfigKeyProvider: CompletionProvider {
  static let kind = "config-key"

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    let named = ConfigKey.all.flatMap { setting in
      setting.keys.map { Candidate($0, setting.meaning) }
    }
    let own = ((try? context.configuration())?.settings ?? []).filter { setting in
      setting.key.contains(".") && !named.contains { $0.value == setting.key }
    }
    return named + own.map { Candidate($0.key, $0.value.text ?? "") }
  }
}
