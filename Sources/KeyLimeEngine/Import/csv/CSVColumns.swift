/// Which column of a CSV file holds which field.
struct CSVColumns {
  /// Column numbers from 0 by field.
  private(set) var columns: [RecordField: Int] = [:]
  /// Column numbers by name, as the header spells them.
  let header: [String]
  /// The same names in lower case without punctuation.
  private let folded: [String]
  /// The first column of each of them.
  private let numbers: [String: Int]
  /// The columns that say whether a place is still in business, by their folded names.
  let statuses: [(name: String, number: Int)]
  /// The columns with the times of some days.
  let days: [(days: WrittenDays, number: Int)]
  /// The columns with the parts of hours that were JSON; all those of businesses of Yelp, which were
  /// JSON as a whole.
  let flattened: FlattenedColumns
  /// The columns about one diet each, by their numbers.
  let diets: [(diet: Diet, number: Int)]
  /// Whether the file has objects of OpenStreetMap in such a way that every column is a tag: GDAL
  /// made it, or it has a column for shops besides their numbers or positions.
  ///
  /// Who says which columns hold the fields does not mean tags.
  let areTags: Bool
  /// Whether the file was written by keylime, though a spreadsheet may have added, moved or removed
  /// columns since: no other file has all of these names, spelled so.
  let isOwn: Bool
  /// Whether its rows are businesses of Yelp's data set, which are of all trades.
  let areYelps: Bool
  /// Whether latitude and longitude count ten millionths of a degree.
  private(set) var isInTenMillionths = false
  /// Whether some columns have a part of the opening hours each.
  private(set) var hasPartsOfHours = false
  /// The columns with the name in one language each.
  let namesInLanguages: [Int]
  /// The column of words for all sorts of things, if there is one.
  let tags: Int?
  /// Whether its ids may be the numbers of its rows.
  private(set) var mayNumberRows = false
  /// What the numbers of its ratings and prices mean.
  var scales = RecordScales()

  /// Finds the columns by the names given, else by their usual names.
  ///
  /// A name and a position must be found; the fault says which are missing and lists the columns
  /// that there are. `position` is asked for the column with positions where no name tells it.
  init(
    header: [String], chosen: [RecordField: String], byte: Int, position: () -> Int? = { nil }
  ) throws(ImportFault) {
    self.header = header
    areTags =
      (header.contains { OtherTags.names.contains($0) } || Self.hasShops(header))
      && chosen.keys.allSatisfy { [.latitude, .longitude, .position].contains($0) }
    areYelps = chosen.isEmpty && YelpRecords.areColumns(header)
    isOwn = Self.peculiar.allSatisfy { header.contains($0.rawValue) }
    folded = header.map(RecordField.folded)
    numbers = Dictionary(zip(folded, folded.indices), uniquingKeysWith: { first, _ in first })
    namesInLanguages = folded.indices.filter { [folded] in
      RecordField.namesInLanguages.contains(folded[$0])
    }
    tags = folded.firstIndex(where: FoodCategories.tagNames.contains)
    statuses = folded.enumerated().filter { BusinessStatus.isSaid(in: $0.element) }
      .map { ($0.element, $0.offset) }
    diets = folded.enumerated().compactMap { number, name in
      DietAnswers.diet(named: name).map { ($0, number) }
    }
    days = DayNames.find(inHeader: header).enumerated().compactMap { number, days in
      days.map { ($0, number) }
    }
    flattened =
      areYelps
      ? FlattenedColumns(header)
      : FlattenedColumns(of: .openingHours, in: days.isEmpty ? header : [])
    for field in RecordField.allCases {
      columns[field] =
        if let name = chosen[field] {
          column(named: name) ?? column(folded: RecordField.folded(name))
        } else {
          usualColumn(of: field)
        }
    }
    if chosen[.latitude] == nil, columns[.latitude] == nil, columns[.position] == nil {
      columns[.position] = folded.firstIndex(where: RecordField.isPosition) ?? position()
    }
    if columns[.name] == nil, chosen[.name] == nil {
      columns[.name] = namesInLanguages.first
    }
    isInTenMillionths =
      columns[.latitude].map { RecordField.isInTenMillionths(folded[$0]) } ?? false
    hasPartsOfHours = RecordField.partsOfHours.contains { columns[$0] != nil }
    mayNumberRows = chosen[.id] == nil && columns[.id].map { header[$0] == "_id" } ?? false
    let missing = missing(chosen)
    if !missing.isEmpty {
      throw ImportFault(.missingColumns(missing, found: header), byte: byte, line: 1)
    }
  }

  /// The number of the column that by its name holds a field.
  private func usualColumn(of field: RecordField) -> Int? {
    // The grade of an inspection, the Food Hygiene Rating Scheme, is no guest's rating.
    if field == .rating, column(folded: "fhrsid") != nil { return nil }
    var names = field.usualNames
    if field == .name { names += RecordField.namesOfPlaces.sorted() }
    // Elsewhere a note is a remark.
    if field == .rating, folded.contains(where: { $0 == "nom" || $0.hasPrefix("nomd") }) {
      names.append("note")
    }
    if field == .rating, Self.isOpenStreetMap(header) { names.removeAll { $0 == "stars" } }
    let found = names.lazy.compactMap { column(folded: $0) }
    // Portals put the number of the row before the id (CKAN).
    if field == .id { return found.first { header[$0] != "_id" } ?? found.first }
    return found.first ?? columnInSomeLanguage(of: field)
  }

  /// The first column with the field in one language, such as `address-it`.
  private func columnInSomeLanguage(of field: RecordField) -> Int? {
    guard !field.isName else { return nil }
    return header.firstIndex { name in
      RecordField.withoutLanguage(name).map(field.usualNames.contains) ?? false
    }
  }

  /// The fields that have no column, of those chosen and those that every place needs.
  private func missing(_ chosen: [RecordField: String]) -> [String] {
    let unfound = RecordField.allCases.filter { columns[$0] == nil }
    let needed: [RecordField] =
      columns[.position] == nil ? [.name, .latitude, .longitude] : [.name]
    return unfound.compactMap { field in chosen[field].map { "\(field.rawValue) (\($0))" } }
      + needed.filter { columns[$0] == nil && chosen[$0] == nil }.map(\.rawValue)
  }

  /// Whether the rows are objects of OpenStreetMap, whose `stars` are the class of a hotel.
  private static func isOpenStreetMap(_ header: [String]) -> Bool {
    header.contains { ["@id", "osm_id", "osm_type", "full_id"].contains($0) }
  }

  /// Whether an Overpass server or QGIS wrote the columns, with what several kinds of places are
  /// tagged with: `@id`, `@lat`, `@lon`, `name`, `amenity`, `shop`.
  private static func hasShops(_ header: [String]) -> Bool {
    (isOpenStreetMap(header) || header.contains("@lat"))
      && header.contains { ["shop", "craft"].contains($0) }
  }

  /// The names of the columns that hold no field.
  var unused: [String] {
    let used = Set(columns.values).union(statuses.map(\.number)).union(days.map(\.number))
      .union(diets.map(\.number)).union(namesInLanguages).union(flattened.columns)
    return header.indices.filter { number in
      !used.contains(number) && !header[number].isEmpty
        && !CSVRow.isReadBesides(header[number])
    }.map { header[$0] }
  }

  /// The number of a column with exactly this name.
  func column(named name: String) -> Int? { header.firstIndex(of: name) }

  /// The number of the first column with this name, in lower case without punctuation.
  func column(folded name: String) -> Int? { numbers[name] }

  private static let peculiar: [RecordField] = [
    .id, .name, .otherNames, .formerNames, .latitude, .longitude, .cuisines, .source, .record,
    .attribution,
  ]
}
