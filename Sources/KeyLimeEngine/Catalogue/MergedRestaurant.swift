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
    let isSameName = Words.ofQuery(name) == Words.ofQuery(other.name)
    let names = isSameName ? other.otherNames : [other.name] + other.otherNames
    otherNames += names.filter { $0 != name && !otherNames.contains($0) }
  }
}
