import Arguments
import KeyLimeEngine

/// Completes words that become filters: cuisines of the catalogue, kinds, diets, prices and times.
enum WordsProvider: CompletionProvider {
  static let kind = "words"

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    let given = Set(request.operands)
    let cuisines = CuisineProvider.candidates(request, context).prefix(12).map {
      Candidate($0.value.spaced, $0.summary)
    }
    return (cuisines + fixed).filter { !given.contains($0.value) }
  }

  private static var fixed: [Candidate] {
    let plain = [
      Candidate("cheap", "up to $$"), Candidate("tonight", "open at 20:00"),
      Candidate("open", "now, late, or a time"), Candidate("near", "a place"),
      Candidate("not", "before a cuisine or kind"),
    ]
    return plain + Kind.allCases.map { Candidate($0.title, "kind") }
      + Diet.allCases.map { Candidate($0.title, "diet") }
  }
}
