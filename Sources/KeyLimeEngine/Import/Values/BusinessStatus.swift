/// Whether a place is still in business, as columns and members of many publishers say:
/// `business_status: CLOSED_PERMANENTLY`, `permanently_closed: true`, `date_closed: 2020-01-01`.
enum BusinessStatus {
  case closedForGood, closedForNow

  /// The opening hours of what is closed for now.
  static let hoursOfClosedForNow = "off \"temporarily closed\""

  /// What a column or member may hold.
  private enum Form {
    /// Yes or no.
    case flag(BusinessStatus)
    case word
    /// The day of the closing.
    case day
    /// 0 when it has closed for good, as Yelp says.
    case zero
  }

  private static let forms: [String: Form] = [
    "permanentlyclosed": .flag(.closedForGood), "closedpermanently": .flag(.closedForGood),
    "closedforever": .flag(.closedForGood), "isclosed": .flag(.closedForGood),
    "temporarilyclosed": .flag(.closedForNow), "closedtemporarily": .flag(.closedForNow),
    "businessstatus": .word, "operatingstatus": .word, "status": .word,
    "dateclosed": .day, "closeddate": .day, "isopen": .zero,
  ]

  /// Whether a column or member with this name, folded, may say so.
  static func isSaid(in name: String) -> Bool { forms[name] != nil }

  /// Nil when this says nothing, or that it is open.
  ///
  /// - Parameters:
  ///   - name: the name of the column or member, folded.
  ///   - text: what it holds.
  init?(name: String, _ text: String) {
    let status: BusinessStatus? =
      switch Self.forms[name] {
      case .flag(let status): ["true", "yes", "1"].contains(text.lowercased()) ? status : nil
      case .word: Self.words[FoodCategories.folded(text)]
      case .day: OSMDate.day(text) == nil ? nil : .closedForGood
      // `false` may say that it is closed at this hour.
      case .zero: ["0", "0.0"].contains(text) ? .closedForGood : nil
      case nil: nil
      }
    guard let status else { return nil }
    self = status
  }

  /// What opening hours say that are none: `Permanently closed`; nil for any other.
  init?(openingHours text: String) {
    guard let status = Self.words[FoodCategories.folded(text)] else { return nil }
    self = status
  }

  private static let words: [String: BusinessStatus] = [
    "closed_permanently": .closedForGood, "permanently_closed": .closedForGood,
    "closed_temporarily": .closedForNow, "temporarily_closed": .closedForNow,
  ]
}

extension ForeignRecord {
  /// Takes what a publisher says of whether the place is still in business.
  ///
  /// One that is closed for now is there, with no hours at which to go.
  mutating func take(_ status: BusinessStatus?) {
    switch status {
    case .closedForGood: isClosed = true
    case .closedForNow: openingHours = BusinessStatus.hoursOfClosedForNow
    case nil: break
    }
  }
}
