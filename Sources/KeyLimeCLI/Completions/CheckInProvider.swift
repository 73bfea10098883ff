import Arguments
import KeyLimeEngine

/// Completes check-in ids, the latest first.
enum CheckInProvider: CompletionProvider {
  static let kind = "checkin"

  static func candidates(_ request: DynamicRequest, _ context: Context) -> [Candidate] {
    guard let session = try? UserSession(context), let book = try? CheckInBook(session) else {
      return []
    }
    return book.timeline.visits.prefix(40).map { visit in
      Candidate(visit.id.text, "\(visit.checkIn.place.name), \(visit.checkIn.day)")
    }
  }
}
