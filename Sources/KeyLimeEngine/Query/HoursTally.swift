/// How many places lack nothing but the right opening hours.
public struct HoursTally: Equatable, Sendable {
  /// How many are closed at the time that was asked for.
  public internal(set) var closed = 0
  /// How many have hours that are not known, when such places are left out.
  public internal(set) var unknown = 0
  /// Whether only the nearest were counted.
  public internal(set) var isOfNearest = false
}

extension Catalogue {
  /// How many records are read to count the closed ones: a few milliseconds' worth.
  private static let counted = 500

  /// Counts the places that a question leaves out for their opening hours alone; nil when it does
  /// not ask for any.
  func hoursTally(_ question: NearbyQuestion) throws(QueryFault) -> HoursTally? {
    guard let open = question.filter.open else { return nil }
    var question = question
    question.filter.open = nil
    question.order = .distance
    question.limit = Self.counted + 1
    var tally = HoursTally()
    let found = try nearby(question).found
    tally.isOfNearest = found.count > Self.counted
    for place in found.prefix(Self.counted) {
      switch open.isMet(by: place.restaurant) {
      case true: break
      case false: tally.closed += 1
      case nil: tally.unknown += question.filter.allowsUnknown ? 0 : 1
      }
    }
    return tally
  }
}
