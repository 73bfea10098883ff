/// A restaurant from all sources that have it: one record, completed by its duplicates.
public struct MergedRestaurant: Equatable, Sendable {
  /// What is known about it from all sources together.
  public var restaurant: Restaurant
  /// The sources that have it; the one of the primary record comes first.
  public var sources: [Source]

  /// Makes a restaurant of some sources.
  public init(restaurant: Restaurant, sources: [Source]) {
    self.restaurant = restaurant
    self.sources = sources
  }
}

extension Restaurant {
  /// What its source's reviews say; nil when they say nothing.
  var sourceRating: SourceRating? { SourceRating(stars: rating, reviews: ratingCount) }

  /// Fills what is unknown from another record of the same place, and takes the rating of the
  /// source that has more reviews.
  mutating func fillGaps(from other: Restaurant) {
    kind = kind ?? other.kind
    price = price ?? other.price
    if let better = other.sourceRating, better.reviews > sourceRating?.reviews ?? 0 {
      (rating, ratingCount) = (other.rating, other.ratingCount)
    }
    phone = phone ?? other.phone
    email = email ?? other.email
    website = website ?? other.website
    image = image ?? other.image
    menu = menu ?? other.menu
    // The hours of a kitchen go with those of the door.
    if openingHours == nil || openingHours == other.openingHours {
      kitchenHours = kitchenHours ?? other.kitchenHours
      hoursChecked = [hoursChecked, other.hoursChecked].compactMap(\.self).max()
    }
    openingHours = openingHours ?? other.openingHours
    // Nobody goes there, even if other sources still have hours.
    if other.openingHours == BusinessStatus.hoursOfClosedForNow {
      (openingHours, kitchenHours) = (other.openingHours, nil)
    }
    checked = [checked, other.checked].compactMap(\.self).max()
    timeZone = timeZone ?? other.timeZone
    minimumAge = minimumAge ?? other.minimumAge
    address.street = address.street ?? other.address.street
    address.city = address.city ?? other.address.city
    address.region = address.region ?? other.address.region
    address.postcode = address.postcode ?? other.address.postcode
    address.country = address.country ?? other.address.country
    cuisines += other.cuisines.filter { !cuisines.contains($0) }
    diets += other.diets.filter { !diets.contains($0) }
    onlyDiets += other.onlyDiets.filter { !onlyDiets.contains($0) }
    noDiets = (noDiets + other.noDiets.filter { !noDiets.contains($0) })
      .filter { !diets.contains($0) }
    // Of two sources that contradict each other, the first is believed.
    let known = services + noServices
    services += other.services.filter { !known.contains($0) }
    noServices += other.noServices.filter { !known.contains($0) }
    let isSameName = Words.ofQuery(name) == Words.ofQuery(other.name)
    let names = isSameName ? other.otherNames : [other.name] + other.otherNames
    otherNames += names.filter { $0 != name && !otherNames.contains($0) }
    formerNames += other.formerNames.filter { !allNames.contains($0) }
  }
}

/// The duplicates of a generation: hidden rows that repeat another source's restaurant, and their
/// primary rows, which are shown.
///
/// Two sections hold pairs of rows sorted by their first. In `duplicates` the hidden row comes
/// first, in `duplicatesByPrimary` the primary one. They are searched where they lie and never read
/// whole.
struct Duplicates {
  typealias IndexFault = IndexFile.IndexFault

  let index: IndexFile

  /// The rows hidden behind a primary row, in the order their sources were first imported.
  func hidden(behind primary: Row) throws(IndexFault) -> [Row] {
    var place = try firstPair(of: .duplicatesByPrimary, notBefore: primary)
    var hidden: [Row] = []
    while let pair = try pair(of: .duplicatesByPrimary, at: place), pair.first == primary {
      hidden.append(pair.second)
      place += 1
    }
    return hidden
  }

  /// The primary row of a hidden one, or nil when the row is primary itself.
  func primary(for hidden: Row) throws(IndexFault) -> Row? {
    let place = try firstPair(of: .duplicates, notBefore: hidden)
    guard let pair = try pair(of: .duplicates, at: place), pair.first == hidden else { return nil }
    return pair.second
  }

  private func firstPair(
    of section: IndexLayout.Section, notBefore row: Row
  ) throws(IndexFault) -> Int {
    try (0..<index.length(of: section) / 8).firstPlace { (place) throws(IndexFault) in
      try pair(of: section, at: place).map { $0.first >= row } ?? true
    }
  }

  private func pair(
    of section: IndexLayout.Section, at place: Int
  ) throws(IndexFault) -> (first: Row, second: Row)? {
    guard place < index.length(of: section) / 8 else { return nil }
    let view = try index.read(section, place * 8..<place * 8 + 8)
    return (Row(view.load(at: 0, as: UInt32.self)), Row(view.load(at: 4, as: UInt32.self)))
  }
}
