/// Which of somebody's check-ins are asked for.
public struct TimelineQuestion: Equatable, Sendable {
  /// Only on these days, both ends included.
  public var days: ClosedRange<CalendarDay>?
  /// Only with all of these people.
  public var people: [ContactID] = []
  /// Only at places that were called so then or have this id; part of a name will do.
  public var place: String?
  /// Or, where a place is asked for, at these.
  public var restaurants: Set<RestaurantID> = []
  /// At most this many, the latest; nil for all.
  public var limit: Int?

  /// Asks for all.
  public init() {}

  /// Whether the days alone decide which check-ins are meant.
  var asksForDaysOnly: Bool { people.isEmpty && place == nil }
}

/// Somebody's check-ins, as they were asked for.
public struct TimelineAnswer: Equatable, Sendable {
  /// The check-ins, the latest first.
  public var timeline = Timeline()
  /// How many more fit, beyond the limit.
  public var remaining = 0

  /// No check-ins.
  public init() {}
}

/// Tells which check-ins fit a question.
struct TimelineFilter {
  private let question: TimelineQuestion
  private let foldedPlace: String?
  private let earliest: Int64?

  init(_ question: TimelineQuestion) {
    self.question = question
    foldedPlace = question.place.map { Folding.fold($0) }
    // Local time is less than a day behind UTC everywhere.
    earliest = question.days.map { Int64($0.lowerBound.daysSince1970 - 1) * 86_400 }
  }

  /// Whether neither this check-in nor any earlier one can fit.
  func isPast(_ checkIn: CheckIn) -> Bool { earliest.map { checkIn.at.seconds < $0 } ?? false }

  func fits(_ checkIn: CheckIn) -> Bool {
    if let days = question.days, !days.contains(checkIn.day) { return false }
    guard question.people.allSatisfy(checkIn.with.contains) else { return false }
    guard let place = question.place, let foldedPlace else { return true }
    if let id = checkIn.restaurant, question.restaurants.contains(id) { return true }
    return checkIn.restaurant?.text == place
      || Folding.fold(checkIn.place.name).contains(foldedPlace)
  }
}
