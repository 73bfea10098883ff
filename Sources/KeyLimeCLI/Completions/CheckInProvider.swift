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
    let words = visits.map { "\($0.checkIn.place.name), \($0.checkIn.day)" }
    let last = words.first.map { [Candidate("last", $0)] } ?? []
    return last + zip(visits, words).map { Candidate($0.id.text, $1) }
  }
}
