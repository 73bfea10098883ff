import Arguments
import KeyLimeEngine

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
