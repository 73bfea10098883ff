import Arguments
import KeyLimeEngine

/// Completes deal ids, with their titles.
enum DealProvider: CompletionProvider {
  static let kind = "deal"

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    guard let session = try? UserSession(context), let reference = try? DealReference(session)
    else {
      return []
    }
    return reference.offers.filter { $0.status != .expired }.prefix(40)
      .map { Candidate($0.id.text, $0.deal.title) }
  }
}
