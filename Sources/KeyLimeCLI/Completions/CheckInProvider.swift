import Arguments
import KeyLimeEngine

/// Completes check-in ids, the latest first.
enum CheckInProvider: CompletionProvider {
  static let kind = "checkin"

  /// More candidates than this do not fit on a screen.
  private static let limit = 40

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    guard let session = try? UserSession(context), let book = try? CheckInBook(session),
      let visits = try? book.latest(limit)
    else { return [] }
    return visits.map { visit in
      Candidate(visit.id.text, "\(visit.checkIn.place.name), \(visit.checkIn.day)")
    }
  }
}
