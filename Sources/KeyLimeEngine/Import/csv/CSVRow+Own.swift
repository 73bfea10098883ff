import OpeningHours

extension CSVRow {
  /// The restaurant in a row that keylime wrote; see ``CSVCells`` for what its cells mean.
  func ownOutcome() throws(ImportFault) -> ReadingRun.Outcome {
    guard let name = try cell(.name) else { return .skipped(.noName) }
    guard let latitude = try text(.latitude).flatMap({ Double($0) }),
      let longitude = try text(.longitude).flatMap({ Double($0) })
    else { return .skipped(.noPosition) }
    guard let position = Coordinate(latitude: latitude, longitude: longitude) else {
      return .skipped(.positionOutOfRange)
    }
    let id = try cell(.id).map { RestaurantID($0) } ?? DerivedID.id(name: name, position: position)
    guard let id else { return .skipped(.malformed) }
    var restaurant = Restaurant(id: id, name: name, position: position)
    try readTexts(&restaurant)
    let isRead = try readNumbers(&restaurant)
    return isRead ? .accepted(restaurant) : .skipped(.malformed)
  }

  private func cell(_ field: RecordField) throws(ImportFault) -> String? {
    try text(field).map(CSVCells.unguarded)
  }

  private func readTexts(_ restaurant: inout Restaurant) throws(ImportFault) {
    restaurant.otherNames = try cell(.otherNames).map(CSVCells.items) ?? []
    restaurant.cuisines = try cell(.cuisines).map(CSVCells.items) ?? []
    restaurant.address = Address(
      street: try cell(.street), city: try cell(.city), region: try cell(.region),
      postcode: try cell(.postcode), country: try cell(.country))
    restaurant.phone = try cell(.phone)
    restaurant.email = try cell(.email)
    restaurant.website = try cell(.website)
    restaurant.image = try cell(.image)
    restaurant.menu = try cell(.menu)
    restaurant.openingHours = try cell(.openingHours)
    restaurant.kitchenHours = try cell(.kitchenHours)
    restaurant.timeZone = try cell(.timeZone)
    if let source = try cell(.source) {
      restaurant.source = Source(
        name: source, record: try cell(.record), attribution: try cell(.attribution))
    }
  }

  private func diets(_ field: RecordField) throws(ImportFault) -> [Diet] {
    try text(field).map(CSVCells.items)?.compactMap(Diet.init(rawValue:)) ?? []
  }

  /// Reads what has a range; false when a value is outside it.
  private func readNumbers(_ restaurant: inout Restaurant) throws(ImportFault) -> Bool {
    var isValid = true
    func checked<Value>(_ text: String?, _ read: (String) -> Value?) -> Value? {
      guard let text else { return nil }
      let value = read(text)
      if value == nil { isValid = false }
      return value
    }
    restaurant.kind = checked(try text(.kind)) { Kind(rawValue: $0) }
    restaurant.diets = try diets(.diets)
    (restaurant.onlyDiets, restaurant.noDiets) = (try diets(.onlyDiets), try diets(.noDiets))
    restaurant.hoursChecked = checked(try text(.hoursChecked)) { CalendarDay($0) }
    restaurant.checked = checked(try text(.checked)) { CalendarDay($0) }
    restaurant.price = checked(try text(.price)) { Int($0).flatMap(PriceLevel.init(rawValue:)) }
    restaurant.rating = checked(try text(.rating)) { Double($0).flatMap { Stars($0) } }
    restaurant.ratingCount = checked(try text(.ratingCount)) { Int($0) }
    restaurant.minimumAge = checked(try text(.minimumAge)) { Int($0) }
    return isValid
  }
}
