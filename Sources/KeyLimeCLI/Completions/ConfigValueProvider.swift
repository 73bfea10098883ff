import Arguments

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
