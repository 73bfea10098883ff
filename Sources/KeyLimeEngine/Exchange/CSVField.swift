/// What a column of a CSV file can hold; the raw value names it in `field=column`.
public enum CSVField: String, CaseIterable, Hashable, Sendable {
  /// The fields of a restaurant, with its address and its source taken apart.
  case id, name, otherNames, latitude, longitude, kind, cuisines, diets
  /// The parts of the address.
  case street, city, region, postcode, country
  /// What is known besides.
  case price, rating, ratingCount, phone, email, website, image, menu, openingHours, timeZone
  /// What is known besides, and where the record came from.
  case minimumAge, source, record, attribution
}
