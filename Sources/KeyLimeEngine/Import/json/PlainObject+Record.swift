extension PlainObject {
  /// Whether it has a name and a position, so that it can be a place.
  var isPlace: Bool { isElement || (placeName != nil && point != nil) }

  /// Whether it is an element of an Overpass server, outside of its answer.
  var isElement: Bool { fields.isEmpty && OverpassElement.isElement(root) }

  /// Whether it is a feature of GeoJSON with the tags of OpenStreetMap, outside of a collection.
  var isTaggedFeature: Bool {
    guard fields.isEmpty, root["type"]?.text == "Feature" else { return false }
    return ["amenity", "osm_key", "osm_type"].contains { root["properties"]?[$0]?.text != nil }
      || OpenStreetMapObject(root) != nil
  }

  /// What it says as a business of Yelp, which are of all trades; nil when it is none.
  var yelpRecord: ForeignRecord? {
    guard fields.isEmpty else { return nil }
    if YelpFusion.isBusiness(root) { return YelpFusion.record(root) }
    let names = root.object?.members.map(\.name) ?? []
    return YelpRecords.areColumns(names) ? YelpRecords.record(root) : nil
  }

  /// The restaurant, or why the object is none.
  mutating func outcome(run: ReadingRun) -> ReadingRun.Outcome {
    guard root.object != nil else { return .skipped(.malformed) }
    if fields.isEmpty {
      switch run.reader.format {
      case .foursquare: return Foursquare.outcome(of: self, run: run)
      case .overture: return overtureRecord.outcome(prefix: "overture", run: run)
      default: break
      }
    }
    let osm = OpenStreetMapObject(root)
    if let osm, !osm.isFood { return .skipped(.notFood) }
    keepHours()
    var record = record
    guard osm != nil || addKind(to: &record.categories) else { return .skipped(.notFood) }
    if let osm, let kind = osm.kind { record.categories.add(kind.rawValue) }
    if osm != nil, !ratesItself { record.rating = nil }
    var outcome = record.outcome(prefix: run.reader.sourceName, run: run)
    if case .accepted(var restaurant) = outcome {
      takeOwnFields(&restaurant)
      if let osm {
        restaurant.id = osm.reference.id ?? restaurant.id
        restaurant.source = run.source(
          record: osm.reference.record, usual: CatalogueFormat.openStreetMapAttribution)
      }
      outcome = .accepted(restaurant)
    }
    return outcome
  }

  /// Whether something but `stars` holds the rating: OpenStreetMap's are the class of a hotel.
  private var ratesItself: Bool {
    fields[.rating] != nil
      || members.contains { $0.meaning?.field == .rating && $0.name != "stars" }
  }

  /// A row of Overture's table, such as DuckDB writes as JSON.
  private var overtureRecord: ForeignRecord {
    let box = root["bbox"]?.unfolded
    return Overture.record(
      id: text(.id), properties: root,
      latitude: point?.latitude ?? box?["ymin"]?.doubleValue,
      longitude: point?.longitude ?? box?["xmin"]?.doubleValue)
  }

  /// What it says under the usual or chosen names.
  var record: ForeignRecord {
    var record = ForeignRecord()
    record.isFoodUnlessSaid = true
    record.id = text(.id)
    record.name = placeName
    (record.latitude, record.longitude) = point.map { ($0.latitude, $0.longitude) } ?? (nil, nil)
    record.otherNames = lists(.otherNames).joined().flatMap(TagList.texts) + namesInLanguages
    record.formerNames = texts(.formerNames).flatMap(TagList.texts)
    let cuisines = cuisineWords
    for cuisine in cuisines { record.categories.addCuisine(cuisine) }
    if cuisines.isEmpty { record.categories.add(tags: tags) }
    for word in lists(.cuisines).dropFirst().joined() { record.categories.addKind(alone: word) }
    describeAddress(&record)
    record.price = text(.price).flatMap(Cleaning.clean).flatMap(scales.price)
    record.rating = ratingText.flatMap(scales.rating)
    record.ratingCount =
      ratingCount ?? ratingText.flatMap(WrittenRating.init)?.count
    record.phone = text(.phone)
    record.email = text(.email)
    record.website = text(.website)
    record.image = text(.image)
    record.menu = text(.menu)
    record.openingHours = openingHours.text
    record.services = services
    for member in ownMembers where BusinessStatus.isSaid(in: member.name) {
      let text = member.value.bool.map(String.init) ?? member.value.textOrNumber ?? ""
      record.take(BusinessStatus(name: member.name, text))
    }
    return record
  }

  /// Its name, or the first of those in several languages.
  ///
  /// Google's new API has the path of its record, `places/ChIJN1t`, under `name`.
  private var placeName: String? {
    guard fields[.name] == nil else { return text(.name) }
    return values(.name).lazy.compactMap(Self.text).first { !$0.hasPrefix("places/") }
      .map(Self.withoutHighlights) ?? namesInLanguages.first
  }

  /// A name without the marks of what was searched for, as in `<b>갈비</b>명가`.
  private static func withoutHighlights(_ name: String) -> String {
    guard name.contains("</") else { return name }
    return ["<b>", "</b>", "<em>", "</em>"].reduce(name) { $0.replacing($1, with: "") }
  }

  /// The names in `"name_zh": "包"` and in `"name": {"en": "Bao", "zh": "包"}`, in the order of the file.
  private var namesInLanguages: [String] {
    let named = ownMembers.filter { RecordField.namesInLanguages.contains($0.name) }
    let inside = values(.name).compactMap(\.object).flatMap(\.members)
      .filter { RecordField.namesInLanguages.contains("name" + RecordField.folded($0.name)) }
    return named.compactMap { Self.text($0.value) } + inside.compactMap(\.value.text)
  }

  var cuisineWords: [String] {
    texts(.cuisines).compactMap(Cleaning.clean).flatMap(FoodCategories.words).map(Self.lastPart)
  }

  /// The words that an app has for all sorts of things, as in `"tags": ["french", "cosy"]`.
  private var tags: [String] {
    let lists = members.filter { member in
      FoodCategories.tagNames.contains(member.name) && member.value.object == nil
        && member.parents.allSatisfy(Self.wrappers.contains)
    }
    return lists.flatMap { $0.value.list.flatMap(Self.items) }
  }

  /// The last part of a category of Geoapify, `catering.restaurant.pizza`; other words as they are.
  private static func lastPart(_ word: String) -> String {
    guard word.hasPrefix("catering."), let dot = word.lastIndex(of: ".") else { return word }
    return String(word[word.index(after: dot)...])
  }

  private func describeAddress(_ record: inout ForeignRecord) {
    let parts = GoogleAddress(self)
    record.city = text(.city) ?? parts.city
    record.region = text(.region) ?? parts.region
    record.postcode = text(.postcode) ?? parts.postcode
    record.country =
      values(.country).lazy.compactMap(Self.text).first { Country.code($0) != nil }
      ?? parts.country
    // The first of several lines may be the name once more.
    let lines = values(.street).lazy.compactMap(Self.text).filter { !Cleaning.isNothing($0) }
    let own = lines.first { $0 != record.name } ?? lines.first
    if let street = (fields[.street] == nil ? parts.street : nil) ?? own {
      record.street = street
      if let number = text(.houseNumber) ?? parts.number, let point,
        let position = Coordinate(latitude: point.latitude, longitude: point.longitude)
      {
        let country = record.country.flatMap(Country.code)
        record.street = HouseNumberOrder(country: country, street: street, near: position)
          .join(number, street)
      }
    }
    if record.city == nil, let whole = lines.lazy.compactMap(WholeAddress.parts).first {
      record.takeTown(of: whole)
    }
    guard record.city == nil, let location = root["location"]?.text,
      let town = TownAndCountry(location)
    else { return }
    record.takeTown(of: town.address)
  }

  private var services: NamedServices {
    var services = NamedServices()
    for value in values(.services) { services.note(in: value) }
    services.note(named: texts(.noServices), isOffered: false)
    for (field, service) in RecordField.ofServices {
      for member in valuesByName(field) {
        if let text = member.value.answerText { services.note(service, text, under: member.name) }
      }
    }
    return services
  }

  private func takeOwnFields(_ restaurant: inout Restaurant) {
    let isVegetarian = ownMembers.contains {
      $0.name == "servesvegetarianfood" && $0.value.bool == true
    }
    restaurant.takeOwnFields(
      text: { $0 == .timeZone ? timeZoneName : text($0) },
      diets: { field in
        let named = NamedDiets(texts(field)).diets
        return field == .diets && isVegetarian ? named + [.vegetarian] : named
      })
    var answers = DietAnswers()
    for member in ownMembers {
      if let diet = DietAnswers.diet(named: member.name), let answer = member.value.answerText {
        answers.note(diet, answer)
      }
    }
    restaurant.take(answers)
  }
}

extension PlainObject {
  /// The name of its time zone, which Google and TomTom have in an object.
  var timeZoneName: String? {
    let names = values(.timeZone).lazy.compactMap {
      Self.text($0) ?? ($0["ianaId"] ?? $0["id"])?.text
    }
    return names.first { !Cleaning.isNothing($0) }.flatMap(Cleaning.clean)
  }
}
