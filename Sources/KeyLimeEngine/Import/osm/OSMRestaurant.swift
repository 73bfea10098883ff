extension OSMTags {
  /// Writes to a restaurant what the tags say, with the meaning that OpenStreetMap's wiki gives
  /// them.
  ///
  /// `stars` is a hotel's class, not a rating, and is not read.
  func describe(_ restaurant: inout Restaurant) {
    restaurant.otherNames = otherNames(besides: restaurant.name)
    restaurant.formerNames = formerNames(besides: [restaurant.name] + restaurant.otherNames)
    restaurant.cuisines = text(.cuisine).map(TagList.keywords) ?? []
    restaurant.diets = diets(cuisines: restaurant.cuisines)
    restaurant.onlyDiets = Self.diets { says("only", of: $0) }
    restaurant.noDiets = Self.diets { says("no", of: $0) }
      .filter { !restaurant.diets.contains($0) }
    let services = services
    restaurant.services = services.services(true)
    restaurant.noServices = services.services(false)
    restaurant.address = address(near: restaurant.position)
    restaurant.price = text(.price).flatMap(PriceSigns.level)
    restaurant.phone = text(.phone, .contactPhone, .contactMobile, .mobile)
      .flatMap(TagList.first)
    restaurant.email = text(.email, .contactEmail).flatMap(WebAddress.mail)
    restaurant.website = page(.website, .contactWebsite, .url)
    restaurant.image = text(.image).flatMap(Self.link)
    restaurant.menu = page(.websiteMenu, .menuURL)
    restaurant.openingHours = text(.openingHours)
    restaurant.kitchenHours = text(.openingHoursKitchen)
    restaurant.hoursChecked = text(.checkDateOpeningHours).flatMap(OSMDate.day)
    // A check of the hours is a check of the place, too.
    restaurant.checked = [
      restaurant.hoursChecked, text(.checkDate).flatMap(OSMDate.day),
      text(.surveyDate).flatMap(OSMDate.day),
    ].compactMap(\.self).max()
    restaurant.minimumAge = text(.minAge).flatMap { Int($0) }.flatMap {
      (0...99).contains($0) ? $0 : nil
    }
  }

  private func page(_ keys: OSMKey...) -> String? {
    for key in keys {
      if let page = text(key).flatMap(WebAddress.page) { return page }
    }
    return nil
  }

  /// Pictures are links only when they say so; other values name files of some archive.
  private static func link(_ text: String) -> String? {
    text.hasPrefix("http://") || text.hasPrefix("https://") ? WebAddress.page(text) : nil
  }

  /// What the place is called: its name, else what people who do not read its script call it, else
  /// its name in any language, else that of the chain.
  var placeName: String? {
    if let name = text(.name) { return name }
    for key: OSMKey in [.nameEnglish, .intName, .officialName, .altName] {
      if let name = text(key).map(TagList.texts)?.first { return name }
    }
    return localNames.lazy.compactMap { Cleaning.clean($0.name) }.first ?? text(.brand)
  }

  /// At most eight other names, each once and different from the name.
  private func otherNames(besides name: String) -> [String] {
    var names: [String] = []
    func add(_ text: String) {
      guard names.count < 8, text != name, !names.contains(text) else { return }
      names.append(text)
    }
    for key: OSMKey in [.nameEnglish, .intName, .officialName, .shortName, .altName, .locName] {
      for text in text(key).map(TagList.texts) ?? [] { add(text) }
    }
    for local in localNames {
      if let text = Cleaning.clean(local.name) { add(text) }
    }
    return names
  }

  /// At most eight names that it had before and has no longer, each once.
  private func formerNames(besides present: [String]) -> [String] {
    var names: [String] = []
    for text in text(.oldName).map(TagList.texts) ?? []
    where names.count < 8 && !(present + names).contains(text) { names.append(text) }
    return names
  }
}

// MARK: - Address

extension OSMTags {
  /// The address in the `addr:` tags.
  func address(near position: Coordinate) -> Address {
    let country = text(.country).flatMap(Country.code)
    var address = Address(
      street: streetLine(country: country, near: position),
      city: text(.city, .town, .village, .hamlet, .municipality),
      region: text(.state, .province, .region, .county),
      postcode: text(.postcode, .postalCode), country: country)
    if address.street == nil, let whole = text(.full) {
      address.street = whole
      address.takeParts()
    }
    return address
  }

  /// Street or, where there are no streets, place, with the number on the side that the country
  /// puts it.
  private func streetLine(country: String?, near position: Coordinate) -> String? {
    guard let street = text(.street, .place) else { return text(.streetAddress) ?? japaneseBlock }
    guard let number = text(.houseNumber, .streetNumber, .conscriptionNumber) else {
      // All The Places has the whole line in a tag of its own.
      if let line = text(.streetAddress) { return line }
      return text(.houseName).map { "\($0), \(street)" } ?? street
    }
    return HouseNumberOrder(country: country, street: street, near: position)
      .join(number, street)
  }

  /// Quarter, block and house, as Japanese addresses have no streets: `本町 4-2`.
  private var japaneseBlock: String? {
    guard let quarter = text(.neighbourhood, .quarter) else { return nil }
    let numbers = [text(.blockNumber), text(.houseNumber)].compactMap(\.self)
    return numbers.isEmpty ? nil : "\(quarter) \(numbers.joined(separator: "-"))"
  }
}

// MARK: - Diets and services

extension OSMTags {
  private var services: NamedServices {
    var services = NamedServices()
    for (key, service) in Self.serviceKeys {
      if let value = text(key) { services.note(service, value) }
    }
    return services
  }

  private static let serviceKeys: [(OSMKey, Service)] = [
    (.takeaway, .takeaway), (.delivery, .delivery), (.outdoorSeating, .outdoorSeating),
    (.wheelchair, .wheelchair),
  ]
}

extension OSMTags {
  private func diets(cuisines: [String]) -> [Diet] {
    var diets: [Diet] = []
    for (key, diet) in Self.dietKeys where offers(key) { diets.append(diet) }
    for cuisine in cuisines {
      if let diet = FoodWords.diets[cuisine] { diets.append(diet) }
    }
    if let category = self[.category] {
      if "vegan_only" ~= category || "vegan_friendly" ~= category { diets.append(.vegan) }
      if "vegetarian_only" ~= category || "vegetarian_friendly" ~= category {
        diets.append(.vegetarian)
      }
    }
    if diets.contains(.vegan) { diets.append(.vegetarian) }
    return diets.isEmpty ? [] : Diet.allCases.filter(diets.contains)
  }

  private static let dietKeys: [(OSMKey, Diet)] = [
    (.dietVegetarian, .vegetarian), (.vegetarian, .vegetarian), (.dietVegan, .vegan),
    (.vegan, .vegan), (.dietPescetarian, .pescetarian), (.dietHalal, .halal),
    (.dietKosher, .kosher), (.dietOrganic, .organic), (.organic, .organic),
    (.dietGlutenFree, .glutenFree), (.dietLactoseFree, .lactoseFree),
  ]

  private static func diets(where isSaid: (OSMKey) -> Bool) -> [Diet] {
    let diets = dietKeys.filter { isSaid($0.0) }.map(\.1)
    return diets.isEmpty ? [] : Diet.allCases.filter(diets.contains)
  }

  private func says(_ value: StaticString, of key: OSMKey) -> Bool {
    self[key].map { value ~= $0 } ?? false
  }

  /// Whether a diet key says that there is something for such guests.
  private func offers(_ key: OSMKey) -> Bool {
    guard let value = self[key] else { return false }
    return "yes" ~= value || "only" ~= value
  }
}
