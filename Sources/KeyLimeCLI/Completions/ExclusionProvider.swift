import Arguments
import KeyLimeEngine

/// Completes what `--not` leaves out: cuisines of the catalogue, kinds, and places.
enum ExclusionProvider: CompletionProvider {
  static let kind = "excluded"

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    if request.prefix.hasPrefix("@") { return RestaurantProvider.candidates(request, context) }
    let cuisines = CuisineProvider.candidates(request, context).prefix(20)
    let kinds = Kind.allCases.map { Candidate($0.title, "kind") }
    return cuisines + kinds + RestaurantProvider.candidates(request, context)
  }
}
