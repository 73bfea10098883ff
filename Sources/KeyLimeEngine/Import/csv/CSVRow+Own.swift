import OpeningHours

extension CSVRow {
  /// The restaurant in a row that keylime wrote; see ``CSVCells`` for what its cells mean.
  ///
  /// A spreadsheet may have changed a detail, such as a date, which is then unknown and noted.
  func ownOutcome(_ run: inout ReadingRun) throws(ImportFault) -> ReadingRun.Outcome {
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
    try readDetails(&restaurant, &run)
    return .accepted(restaurant)
  }

  private func cell(_ field: RecordField) throws(ImportFault) -> String? {
    try text(field).map(CSVCells.unguarded)
  }

  private func readTexts(_ restaurant: inout Restaurant) throws(ImportFault) {
    restaurant.otherNames = try cell(.otherNames).map(CSVCells.items) ?? []
    restaurant.formerNames = try cell(.formerNames).map(CSVCells.items) ?? []
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

  /// Reads what not every text can be.
  private func readDetails(
    _ restaurant: inout Restaurant, _ run: inout ReadingRun
  ) throws(ImportFault) {
    restaurant.kind = try value(.kind, &run) { Kind(rawValue: $0) }
    restaurant.diets = try words(.diets, &run)
    restaurant.onlyDiets = try words(.onlyDiets, &run)
    restaurant.noDiets = try words(.noDiets, &run)
    restaurant.services = try words(.services, &run)
    restaurant.noServices = try words(.noServices, &run)
    restaurant.hoursChecked = try value(.hoursChecked, &run) { CalendarDay($0) }
    restaurant.checked = try value(.checked, &run) { CalendarDay($0) }
    restaurant.price = try value(.price, &run) { Int($0).flatMap(PriceLevel.init(rawValue:)) }
    restaurant.rating = try value(.rating, &run) { Double($0).flatMap { Stars($0) } }
    restaurant.ratingCount = try value(.ratingCount, &run) { Int($0) }
    restaurant.minimumAge = try value(.minimumAge, &run) { Int($0) }
  }

  private func value<Value>(
    _ field: RecordField, _ run: inout ReadingRun, _ read: (String) -> Value?
  ) throws(ImportFault) -> Value? {
    guard let text = try text(field) else { return nil }
    let value = read(text)
    if value == nil { run.note(unread: text, column: field.rawValue) }
    return value
  }

  /// The diets or services that a cell names.
  private func words<Word: RawRepresentable<String>>(
    _ field: RecordField, _ run: inout ReadingRun
  ) throws(ImportFault) -> [Word] {
    var words: [Word] = []
    for item in try text(field).map(CSVCells.items) ?? [] {
      if let word = Word(rawValue: item) {
        words.append(word)
      } else {
        run.note(unread: item, column: field.rawValue)
      }
    }
    return words
  }
}
