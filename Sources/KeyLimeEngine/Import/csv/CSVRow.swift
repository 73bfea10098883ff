/// One row of a CSV file of restaurants.
struct CSVRow {
  let rows: CSVRows
  let values: [CSVRows.Value]
  let columns: CSVColumns

  /// The text of a field; nil when the file has no such column, or the cell is empty or holds a
  /// word for nothing.
  func text(_ field: RecordField) throws(ImportFault) -> String? {
    guard let column = columns.columns[field] else { return nil }
    let text = try rows.text(values[column])
    // A place may be called so, and what keylime wrote is read back exactly.
    if !columns.isOwn, !field.isName, Cleaning.isNothing(text) { return nil }
    if text.isEmpty { return nil }
    return columns.isOwn ? text : Self.unformulated(text)
  }

  /// The text in a formula such as `="0131 555"`, which keeps a spreadsheet from reading a number.
  private static func unformulated(_ text: String) -> String {
    guard text.utf8.first == UInt8(ascii: "="), text.hasPrefix("=\""), text.hasSuffix("\""),
      text.utf8.count > 3
    else { return text }
    return String(text.dropFirst(2).dropLast())
  }

  /// The text of a field, the first one of a list such as `['https://bao.example']`.
  private func first(_ field: RecordField) throws(ImportFault) -> String? {
    guard let text = try text(field) else { return nil }
    return PythonLiteral.read(text).flatMap(PlainObject.text) ?? text
  }

  /// The text of a column by its exact name, or by its name without case and punctuation.
  func text(column name: String, folded: Bool = false) throws(ImportFault) -> String? {
    let found =
      folded ? columns.column(folded: name) : columns.column(named: name)
    guard let column = found else { return nil }
    let text = try rows.text(values[column])
    return text.isEmpty || Cleaning.isNothing(text) ? nil : text
  }

  /// The row of somebody else's file, or why it is no restaurant.
  func outcome(run: ReadingRun) throws(ImportFault) -> ReadingRun.Outcome {
    var record = try record()
    record.isFoodUnlessSaid = true
    let kind = try text(.kind).flatMap {
      PlainObject.neutralKinds.contains($0.lowercased()) ? nil : $0
    }
    if let kind, !record.categories.addOwnKind(kind), !record.categories.add(kind: kind),
      !FoodCategories.saysFood(kind)
    {
      return .skipped(.notFood)
    }
    let words = try text(.cuisines).flatMap(Cleaning.clean).map(Self.cuisineWords) ?? []
    if kind == nil, OtherTrades.areOnlySaid(in: words) { return .skipped(.notFood) }
    for cuisine in words { record.categories.addCuisine(cuisine) }
    if words.isEmpty, let tags = columns.tags {
      record.categories.add(tags: [try rows.text(values[tags])])
    }
    var outcome = record.outcome(prefix: run.reader.sourceName, run: run)
    if case .accepted(var restaurant) = outcome {
      try restaurant.takeOwnFields(
        text: { (field) throws(ImportFault) in try text(field) },
        diets: { (field) throws(ImportFault) in try namedDiets(field).diets })
      restaurant.take(try dietAnswers())
      if let reference = try reference() {
        restaurant.id = reference.id ?? restaurant.id
        restaurant.source = run.source(
          record: reference.record, usual: CatalogueFormat.openStreetMapAttribution)
      }
      outcome = .accepted(restaurant)
    }
    return outcome
  }

  /// The words of a list, also of one that was JSON: `[{'alias': 'thai', 'title': 'Thai'}]`.
  private static func cuisineWords(_ text: String) -> [String] {
    let objects = PythonLiteral.read(text)?.list.filter { $0.object != nil } ?? []
    let names = objects.flatMap(PlainObject.items).joined(separator: ";")
    return FoodCategories.words(in: names.isEmpty ? text : names)
  }

  /// Which object of OpenStreetMap it is, as an Overpass server says in `@type` and `@id`, and
  /// QuickOSM in `osm_type` and `osm_id`.
  func reference() throws(ImportFault) -> OSMReference? {
    for prefix in ["@", "osm_"] {
      guard let type = try text(column: prefix + "type"), let id = try text(column: prefix + "id")
      else { continue }
      return OSMReference(typed: "\(type)/\(id)")
    }
    return nil
  }

  /// The fields that Foursquare's files and all others have in common.
  func record() throws(ImportFault) -> ForeignRecord {
    var record = ForeignRecord()
    record.id = try text(.id)
    if columns.mayNumberRows, RecordField.isRowNumber("_id", record.id) { record.id = nil }
    record.name = try text(.name)
    (record.latitude, record.longitude) = try point()
    record.otherNames = try text(.otherNames).map(TagList.texts) ?? []
    for column in columns.namesInLanguages {
      record.otherNames.append(try rows.text(values[column]))
    }
    record.formerNames = try text(.formerNames).map(TagList.texts) ?? []
    record.street = try streetLine()
    record.city = try text(.city)
    record.region = try text(.region)
    record.postcode = try text(.postcode)
    record.country = try text(.country)
    if let town = try town(besides: record.city) {
      record.takeTown(of: town.address)
    }
    record.price = try text(.price).flatMap(Cleaning.clean).flatMap(columns.scales.price)
    let rating = try ratingText()
    record.rating = rating.flatMap(columns.scales.rating)
    record.ratingCount =
      try text(.ratingCount).flatMap(WrittenCount.read) ?? rating.flatMap(WrittenRating.init)?.count
    record.phone = try first(.phone)
    record.email = try first(.email)
    record.website = try first(.website)
    record.image = try first(.image)
    record.menu = try first(.menu)
    record.openingHours = try statedHours()?.text
    if record.openingHours == nil { record.openingHours = try hoursByDay().text }
    if columns.hasPartsOfHours { record.openingHours = try inParts(record.openingHours).text }
    if let text = try text(.services) { record.services.note(cell: text) }
    record.services.note(named: try text(.noServices).map { [$0] } ?? [], isOffered: false)
    for (field, service) in RecordField.ofServices {
      guard let text = try text(field), let column = columns.columns[field] else { continue }
      record.services.note(service, text, under: RecordField.folded(columns.header[column]))
    }
    for column in columns.statuses {
      record.take(BusinessStatus(name: column.name, try rows.text(values[column.number])))
    }
    return record
  }

  /// The rating, with the best that there is where another column says that.
  func ratingText() throws(ImportFault) -> String? {
    WrittenRating.text(
      try text(.rating), outOf: try text(column: WrittenRating.bestName, folded: true))
  }

  /// The hours in the column for them, or in the columns with the parts of their value.
  private func statedHours() throws(ImportFault) -> JSONHours? {
    if let column = columns.columns[.openingHours], let text = try text(.openingHours) {
      return JSONHours(.string(text), name: columns.header[column])
    }
    return try unflattened().map { JSONHours($0, name: RecordField.openingHours.rawValue) }
  }

  /// The value that the flattened columns had, if there are any.
  func unflattened() throws(ImportFault) -> JSON? {
    try columns.flattened.value { (column) throws(ImportFault) in
      let text = try rows.text(values[column])
      return text.isEmpty ? nil : .string(text)
    }
  }

  /// The hours with what columns of their own say of them.
  private func inParts(_ hours: String?) throws(ImportFault) -> HoursInParts {
    var parts = HoursInParts(
      hours: hours, opens: try text(.opens), closes: try text(.closes),
      openDays: try text(.openDays), closedDays: try text(.closedDays), breaks: try text(.breaks),
      isAlwaysOpen: try text(.alwaysOpen).flatMap(WrittenAnswer.read) ?? false)
    parts.takeDaysOff()
    return parts
  }

  private func hoursByDay() throws(ImportFault) -> WrittenWeek {
    var week = WrittenWeek()
    for (days, number) in columns.days {
      week.add(days, name: columns.header[number], try rows.text(values[number]))
    }
    return week
  }

  /// Notes what the row says of numbers, diets and days and the restaurant does not know.
  func noteUnread(of restaurant: Restaurant, _ run: inout ReadingRun) throws(ImportFault) {
    let unknown: [(RecordField, Bool)] = [
      (.price, restaurant.price == nil), (.rating, restaurant.rating == nil),
      (.ratingCount, restaurant.ratingCount == nil),
    ]
    for (field, isUnknown) in unknown where isUnknown {
      guard let column = columns.columns[field], let text = try text(field),
        PlainObject.saysNumber(text)
      else { continue }
      run.note(unread: text, column: columns.header[column])
    }
    for field in RecordField.dietFields {
      guard let column = columns.columns[field] else { continue }
      for word in try namedDiets(field).unread {
        run.note(unread: word, column: columns.header[column])
      }
    }
    if let column = columns.columns[.closedDays], try inParts(nil).hasUnreadClosing {
      run.note(unread: try rows.text(values[column]), column: columns.header[column])
    }
    if let column = columns.columns[.breaks], try inParts(nil).hasUnreadBreak {
      run.note(unread: try rows.text(values[column]), column: columns.header[column])
    }
    for unread in try statedHours()?.unread ?? [] {
      run.note(unread: unread.text, column: unread.name)
    }
    // A day that nobody can read is unknown, or no day is read.
    guard try text(.openingHours) == nil, restaurant.openingHours?.contains("unknown") != false
    else { return }
    for unread in try hoursByDay().unread { run.note(unread: unread.text, column: unread.name) }
  }

  /// Whether a column is read though it holds no field of its own.
  static func isReadBesides(_ name: String) -> Bool {
    ["@type", "@id", "osm_type", "full_id"].contains(name)
      || FoodCategories.tagNames.contains(RecordField.folded(name))
      || (towns + [WrittenRating.bestName]).contains(RecordField.folded(name))
  }

  /// The columns that may hold town and country together.
  private static let towns = ["location", "citycountry", "citystatecountry", "place", "area"]

  /// The town and the country in one column, under any of its names.
  private func town(besides city: String?) throws(ImportFault) -> TownAndCountry? {
    if let city { return TownAndCountry(city) }
    for name in Self.towns {
      if let town = try text(column: name, folded: true).flatMap(TownAndCountry.init) {
        return town
      }
    }
    return nil
  }

  /// The diets that a field names.
  private func namedDiets(_ field: RecordField) throws(ImportFault) -> NamedDiets {
    NamedDiets(try text(field).map { [$0] } ?? [])
  }

  private func dietAnswers() throws(ImportFault) -> DietAnswers {
    var answers = DietAnswers()
    for column in columns.diets { answers.note(column.diet, try rows.text(values[column.number])) }
    return answers
  }

  private func streetLine() throws(ImportFault) -> String? {
    guard let street = try text(.street) else { return nil }
    guard let number = try text(.houseNumber) else { return street }
    let (latitude, longitude) = try point()
    guard let latitude, let longitude,
      let position = Coordinate(latitude: latitude, longitude: longitude)
    else { return street }
    let country = try text(.country).flatMap(Country.code)
    return HouseNumberOrder(country: country, street: street, near: position).join(number, street)
  }

  /// Latitude and longitude, from two columns or one.
  func point() throws(ImportFault) -> (Double?, Double?) {
    let latitude = try text(.latitude).flatMap(WrittenPosition.latitude)
    let longitude = try text(.longitude).flatMap(WrittenPosition.longitude)
    if let latitude, let longitude {
      guard columns.isInTenMillionths else { return (latitude, longitude) }
      let degrees = RecordField.degrees(inTenMillionths:)
      return (degrees(latitude), degrees(longitude))
    }
    guard let text = try text(.position) else { return (latitude, longitude) }
    guard let point = WrittenPosition.point(text) else { return (nil, nil) }
    return (point.latitude, point.longitude)
  }
}

extension CSVRow {
  /// The cells that are not empty, by the names of their columns.
  func object() throws(ImportFault) -> JSON {
    var object = JSONObject()
    for (number, name) in columns.header.enumerated() {
      let text = try rows.text(values[number])
      if !text.isEmpty { object.members.append(.init(name: name, value: .string(text))) }
    }
    return .object(object)
  }
}
