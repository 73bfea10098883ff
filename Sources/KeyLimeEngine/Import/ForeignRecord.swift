/// One record of a publisher other than OpenStreetMap on its way to a restaurant.
///
/// The texts are as published; ``outcome(prefix:run:)`` cleans them.
struct ForeignRecord {
  var id: String?
  var name: String?
  var latitude: Double?
  var longitude: Double?
  var categories = FoodCategories()
  /// Whether a record about which no category is known is a place to eat all the same.
  var isFoodUnlessSaid = false
  var isClosed = false
  var services = NamedServices()
  var otherNames: [String] = []
  var formerNames: [String] = []
  var street, city, region, postcode, country: String?
  var price: PriceLevel?
  var rating: Double?
  var ratingCount: Int?
  var phone, email, website, image, menu, openingHours: String?
  /// The parts of its opening hours that cannot be read.
  var unreadHours: [String] = []

  /// The restaurant, or why the record is none; ids are `prefix:id`.
  func outcome(prefix: String, run: ReadingRun) -> ReadingRun.Outcome {
    guard isFoodUnlessSaid || categories.kind != nil else { return .skipped(.notFood) }
    let hours = openingHours.flatMap(BusinessStatus.init(openingHours:))
    guard !isClosed, hours != .closedForGood else { return .skipped(.permanentlyClosed) }
    guard let latitude, let longitude else { return .skipped(.noPosition) }
    guard let position = Coordinate(latitude: latitude, longitude: longitude) else {
      return .skipped(.positionOutOfRange)
    }
    guard let name = name.flatMap(Cleaning.clean) else { return .skipped(.noName) }
    let own = id.flatMap(Cleaning.clean)
    guard let identity = DerivedID.id(prefix: prefix, own: own, name: name, position: position)
    else { return .skipped(.malformed) }
    var restaurant = Restaurant(id: identity, name: name, position: position)
    describe(&restaurant)
    restaurant.source = run.source(record: own, usual: nil)
    return .accepted(restaurant)
  }

  private func describe(_ restaurant: inout Restaurant) {
    restaurant.otherNames = Self.names(otherNames, besides: [restaurant.name])
    restaurant.formerNames = Self.names(
      formerNames, besides: [restaurant.name] + restaurant.otherNames)
    restaurant.cuisines = categories.cuisines + categories.tagged
    restaurant.settle(kind: kind(ofName: restaurant.name))
    restaurant.diets = Diet.allCases.filter(categories.diets.contains)
    restaurant.services = services.services(true)
    restaurant.noServices = services.services(false)
    restaurant.address = Address(
      street: street.flatMap(Cleaning.clean), city: city.flatMap(Cleaning.clean),
      region: region.flatMap(Cleaning.clean),
      postcode: postcode.flatMap(Cleaning.clean).map(Self.withoutFraction),
      country: country.flatMap(Cleaning.clean).flatMap(Country.code))
    restaurant.address.takeParts()
    restaurant.price = price
    restaurant.rating = rating.flatMap { Stars($0) }
    restaurant.ratingCount = ratingCount.flatMap { $0 >= 0 ? $0 : nil }
    restaurant.phone = phone.flatMap(WrittenPhone.first)
    restaurant.email = email.flatMap(Cleaning.clean).flatMap(WebAddress.mail)
    restaurant.website = website.flatMap(Cleaning.clean).flatMap(WebAddress.page)
    restaurant.image = image.flatMap(Cleaning.clean).flatMap(WebAddress.page)
    restaurant.menu = menu.flatMap(Cleaning.clean).flatMap(WebAddress.page)
    restaurant.openingHours = openingHours.flatMap(Cleaning.clean)
  }

  /// What sort of place it is; where no category says that, its name may.
  private func kind(ofName name: String) -> Kind? {
    guard isFoodUnlessSaid, !categories.saysKind else { return categories.kind }
    var categories = categories
    return categories.addKinds(inName: name) ? categories.kind : nil
  }

  /// The digits of `10115.0`, which programs make of a column that lacks some values.
  private static func withoutFraction(_ postcode: String) -> String {
    postcode.hasSuffix(".0") && Int(postcode.dropLast(2)) != nil
      ? String(postcode.dropLast(2)) : postcode
  }

  private static func names(_ texts: [String], besides known: [String]) -> [String] {
    var names: [String] = []
    for text in texts.compactMap(Cleaning.clean) where !(known + names).contains(text) {
      names.append(text)
    }
    return Array(names.prefix(8))
  }
}

extension JSON {
  /// A text, or a number as it is spelled; nil for other values.
  var textOrNumber: String? { text ?? number?.literal }

  /// A number, or a text that spells one.
  var doubleValue: Double? { number?.double ?? text.flatMap(PlainNumber.read) }

  /// A number, or a text that people write for one, such as `4,3`.
  var writtenNumber: Double? { number?.double ?? text.flatMap(WrittenPosition.decimal) }

  /// The value, or what a text that holds JSON says: GDAL writes nested values so.
  var unfolded: JSON {
    guard let text, let first = text.first, first == "{" || first == "[",
      let value = try? JSON(parsing: text)
    else { return self }
    return value
  }

  /// The elements of an array, or the value itself as the only one; none for null.
  var list: [JSON] {
    switch self {
    case .array(let elements): elements
    case .null: []
    default: [self]
    }
  }
}
