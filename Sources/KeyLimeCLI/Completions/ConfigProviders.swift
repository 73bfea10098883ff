import Arguments
import KeyLimeEngine

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

/// Completes the value of the setting before the cursor.
enum ConfigValueProvider: CompletionProvider {
  static let kind = "config-value"

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    guard let key = request.operands.first, let setting = try? ConfigKey(named: key) else {
      return []
    }
    if key == "home" { return WhereProvider.candidates(request, context) }
    return setting.words.map { Candidate($0) }
  }
}

/// Completes ratings: 1 to 5 with their phrases, or the phrases once a letter is typed.
enum LimesProvider: CompletionProvider {
  static let kind = "limes"

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    let phrases = (try? context.phrases()) ?? .standard
    let ratings = (1...5).compactMap { Limes($0) }
    if request.prefix.isEmpty || Int(request.prefix) != nil {
      return ratings.map { Candidate("\($0.count)", phrases[$0]) }
    }
    return ratings.map { Candidate(phrases[$0], "\($0.count) of 5 limes") }
  }
}
