import Arguments
import KeyLimeEngine

/// The options that describe a restaurant, for adding and editing.
///
/// Ratings are not among them: these belong to the guests.
enum RestaurantOptions {
  static let name = Option("name", value: .filledText.named("NAME"), summary: "Its name")
  static let address = Option(
    "address", value: .address, summary: "Street, town and more, separated by commas",
    discussion: "Such as '1 High Street, Edinburgh, EH1 1AA, GB'. A part may be empty.")
  static let cuisine = Option(
    "cuisine", short: "c", value: .cuisine, summary: "What is served, such as thai"
  ).repeatable
  static let price = Option(
    "price", value: .priceLevel, summary: "Price level: 1 (cheap) to 4 (expensive)")
  static let phone = Option("phone", value: .filledText.named("NUMBER"), summary: "Telephone")
  static let photo = Option(
    "photo", value: .path("FILE"), summary: "A picture: a file or a web address",
    discussion: "A file is copied into the store and named by its hash.")
  static let position = Option(
    "position", value: .position, summary: "Where it is: LAT,LON or a geo: URI")
  static let kind = Option(
    "kind", short: "k", value: .kind, summary: "What kind of place it is")
  static let hours = Option(
    "hours", value: .openingHours, summary: "Opening hours, such as 'Mo-Su 12:00-22:00'")
  static let website = Option("website", value: .webAddress, summary: "Its web page")

  static let email = Option("email", value: .mailAddress, summary: "Mail address")
  static let menu = Option(
    "menu", value: .webAddress, summary: "Web address of the menu")
  static let otherName = Option(
    "other-name", value: .filledText.named("NAME"), summary: "Another name it can be found by"
  ).repeatable
  static let diet = Option(
    "diet", short: "d", value: .commaSeparated(.diet), summary: "A diet it caters for"
  ).repeatable
  static let service = Option(
    "service", value: .commaSeparated(.service), summary: "What it offers, such as takeaway"
  ).repeatable
  static let timeZone = Option(
    "time-zone", value: .text.named("ZONE"), summary: "Its time zone, such as Europe/London")
  static let minimumAge = Option(
    "minimum-age", value: .integer("YEARS", in: 0...130), summary: "Minimum age of guests")

  /// The options that `add` asks for on a terminal.
  static let asked: [OptionDeclaration] = [
    name.declaration, address.declaration, cuisine.declaration, price.declaration,
    phone.declaration, photo.declaration,
  ]

  /// The others.
  static let others: [OptionDeclaration] = [
    position.declaration, kind.declaration, hours.declaration, website.declaration,
    email.declaration, menu.declaration, otherName.declaration, diet.declaration,
    service.declaration, timeZone.declaration, minimumAge.declaration,
  ]

  /// Applies the options to `place`, except the picture, which must be copied first.
  ///
  /// Throws `usage` when the system does not know the time zone.
  static func apply(
    _ arguments: ParsedArguments, to place: inout Restaurant, _ context: Context
  ) throws(Failure) {
    place.name = arguments[name] ?? place.name
    if !arguments[cuisine].isEmpty { place.cuisines = arguments[cuisine].flatMap(\.self) }
    place.price = arguments[price] ?? place.price
    place.phone = arguments[phone] ?? place.phone
    place.position = arguments[position] ?? place.position
    if let line = arguments[address] { set(line, of: &place, context) }
    place.kind = arguments[kind] ?? place.kind
    if let value = arguments[hours] { set(hours: value, of: &place, context) }
    place.website = arguments[website] ?? place.website
    place.email = arguments[email] ?? place.email
    place.menu = arguments[menu] ?? place.menu
    if !arguments[otherName].isEmpty { place.otherNames = arguments[otherName] }
    if !arguments[diet].isEmpty { place.diets = arguments[diet].flatMap(\.self) }
    if !arguments[service].isEmpty {
      place.services = arguments[service].flatMap(\.self)
      place.noServices.removeAll(where: place.services.contains)
    }
    place.minimumAge = arguments[minimumAge] ?? place.minimumAge
    if let zone = arguments[timeZone] {
      place.timeZone = try context.zone(named: zone, kind: .usage).identifier
    }
  }

  /// Sets the opening hours of a place whose position is known, and warns of what may not be meant,
  /// as `hours` does.
  private static func set(hours value: String, of place: inout Restaurant, _ context: Context) {
    place.openingHours = value
    let here = Zones.country(at: place.position)
    guard case .understood(_, let warnings) = HoursSchedule.parse(value, country: here) else {
      return
    }
    for message in warnings.messages { context.warn("\(message)") }
  }

  /// Sets the address of a place whose position is known, and warns when they contradict.
  static func set(_ line: AddressLine, of place: inout Restaurant, _ context: Context) {
    let here = Zones.country(at: place.position)
    place.address = line.address(in: here)
    if let here, let named = place.address.country, named != here {
      context.warn("the address is in \(named), and the position in \(here)")
    }
  }
}

extension ValueType<String> {
  /// A text of one line that is not blank, cleaned as an import cleans names.
  static let filledText = ValueType("TEXT", expects: "some text") { text in
    let trimmed = Sanitised.line(text).trimmed
    return trimmed.isEmpty ? nil : trimmed
  }

  /// A page on the web.
  static let webAddress = ValueType(
    "URL", expects: "a web address such as https://example.org/menu"
  ) { text in
    let trimmed = text.trimmed
    let rest = ["https://", "http://"].first(where: trimmed.lowercased().hasPrefix)
      .map { trimmed.dropFirst($0.count) }
    let host = rest?.prefix { $0 != "/" } ?? ""
    return host.isEmpty || trimmed.contains(where: \.isWhitespace) ? nil : trimmed
  }

  /// Opening hours that the parser accepts, as typed.
  static let openingHours = ValueType(
    "HOURS", expects: "opening hours such as 'Mo-Fr 11:00-22:00; Su off'"
  ) { text in HoursSchedule.parse(text).schedule == nil ? nil : text }
}

extension ValueType<[String]> {
  /// Cuisines as OpenStreetMap slugs, separated by commas: `Fish and chips` becomes
  /// `fish_and_chips`.
  static let cuisine = ValueType("CUISINE", expects: "a cuisine such as thai") { text in
    let slugs = text.split(whereSeparator: { ",;".contains($0) }).map { part in
      part.trimmed.lowercased().split(whereSeparator: { $0.isWhitespace || $0 == "_" }
      )
      .joined(separator: "_")
    }.filter { !$0.isEmpty }
    return slugs.isEmpty ? nil : slugs
  }.completed(by: .commaSeparated(.dynamic("cuisine")))
}

extension ValueType<Coordinate> {
  /// A position.
  static let position = ValueType(
    "POSITION", expects: "coordinates such as 55.95,-3.19 or a geo: URI"
  ) { Coordinate(parsing: $0) }
}

/// A picture on the command line: a web address or a file.
enum Picture {
  /// A picture on the web, which is only linked.
  case web(String)
  /// A file, which is copied into the store.
  case file(PhotoFile)

  /// Reads the file, if it is one; nothing is copied yet.
  ///
  /// Throws `usage` when the file cannot be read or is not a picture.
  init(_ text: String) throws(Failure) {
    if text.hasPrefix("https://") || text.hasPrefix("http://") {
      self = .web(text)
      return
    }
    self = .file(try PhotoFile(text))
  }

  /// Its name in the journal.
  var name: String {
    switch self {
    case .web(let address): address
    case .file(let file): file.name.text
    }
  }

  /// Copies a file into the store, except in a dry run, and returns the name.
  ///
  /// Throws `store` when the store cannot be written.
  func kept(in store: Store, _ arguments: ParsedArguments, _ context: Context) throws(Failure)
    -> String
  {
    if case .file(let file) = self {
      try file.keep(in: store, context, isDryRun: arguments.isDryRun)
    }
    return name
  }
}
