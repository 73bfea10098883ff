import Arguments
import KeyLimeEngine

/// `admin edit`: changes the data of a restaurant.
enum AdminEdit: Verb {
  private static let forget = Option(
    "forget", value: .commaSeparated(.oneOf(ClearableField.self, "FIELD")),
    summary: "Clear a field"
  ).repeatable

  static var spec: CommandSpec {
    CommandSpec(
      name: "edit", summary: "Change a restaurant that you manage",
      discussion: """
        Everybody who uses the store sees the change at once, and a later import of its source \
        does not overwrite it. List options such as --cuisine replace the previous list. Ratings \
        from its sources cannot be changed.
        """,
      operands: [OwnerSession.restaurant.declaration],
      options: RestaurantOptions.asked + RestaurantOptions.others + [forget.declaration]
        + WriteOptions.declarations,
      examples: [
        Example("admin edit 'Bao House' --price 2 --phone '+1 805 555 0100'", "Several at once"),
        Example("admin edit 'Bao House' --hours 'Mo-Su 11:00-22:00'", "New hours"),
        Example("admin edit 'Bao House' --forget website", "It has no website any more"),
      ],
      fields: AdminFields.act + [
        ResultField("changed", type: "array of strings", "The fields that changed"),
        ResultField("before", type: "object", "Those fields before the change"),
        ResultField("after", type: "object", "Those fields after the change"),
      ],
      exits: [
        ExitNote(1, "There is no such restaurant"), ExitNote(5, "You are not an admin of it"),
      ])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let owner = try OwnerSession(context)
    let old = try owner.place(try arguments.needed(OwnerSession.restaurant), to: "edit")
    let action = "edit '\(old.name)'"
    let picture: Picture? =
      if let photo = arguments[RestaurantOptions.photo] { try Picture(photo) } else { nil }
    let new = try edited(old, picture, arguments, context)
    let patch = Patch(from: old, to: new)
    let change = FieldChange(patch.memberNames, from: old, to: new)
    var json = AdminFields.json(new)
    json.members += change.json.members
    guard !patch.isEmpty else {
      return try owner.unchanged(
        by: .edit(patch), of: old.id, to: action, named: old.name, json: json, arguments,
        hints: ["give new values: --name, --hours, --price …"])
    }
    _ = try picture?.kept(in: owner.session.store, arguments, context)
    return try owner.change(
      .edit(patch), of: old.id, to: action, arguments, json: json,
      line: "changed \(new.name, .strong): \(change.words)")
  }

  /// A restaurant with the changes of the command line.
  private static func edited(
    _ old: Restaurant, _ picture: Picture?, _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> Restaurant {
    var new = old
    try RestaurantOptions.apply(arguments, to: &new, context)
    new.image = picture?.name ?? new.image
    for field in arguments[forget].flatMap(\.self) {
      if let option = field.option, arguments.isGiven(option) {
        throw Failure(
          .usage,
          "'--\(option.name)' and '--forget \(field.rawValue)' cannot be given together",
          code: "conflicting-options", hints: ["see '\(Program.name) admin edit -h'"])
      }
      field.clear(in: &new)
    }
    // Who looks after the place knows its hours on the day of the change.
    if new.openingHours != old.openingHours {
      let clocks = try context.clocks()
      let today = (clocks.zone(of: new) ?? clocks.standardZone).local(context.moment).date
      new.hoursChecked = new.openingHours == nil ? nil : today
    }
    return new
  }
}

/// The fields of a restaurant that an edit changes, before and after.
struct FieldChange {
  private let names: [String]
  private let before: JSONObject
  private let after: JSONObject

  /// Compares two versions of a restaurant in these fields.
  init(_ names: [String], from old: Restaurant, to new: Restaurant) {
    self.names = names
    (before, after) = (old.json, new.json)
  }

  /// The names, and the values before and after; a field without a value is null.
  var json: JSONObject {
    var (old, new) = (JSONObject(), JSONObject())
    for name in names {
      old[name] = before[name] ?? .null
      new[name] = after[name] ?? .null
    }
    return [
      "changed": .array(names.map { .string($0) }), "before": .object(old), "after": .object(new),
    ]
  }

  /// `price 2 -> 1, phone none -> +44 131 555 0100`.
  var words: String {
    names.map { "\($0) \(Self.words(before[$0])) -> \(Self.words(after[$0]))" }
      .joined(separator: ", ")
  }

  private static func words(_ value: JSON?) -> String {
    guard let value else { return "none" }
    if let text = value.text { return "'\(text)'" }
    guard let elements = value.elements else { return value.compactText }
    return elements.map { $0.text ?? $0.compactText }.joined(separator: ", ")
  }
}

/// The fields that `--forget` can clear.
enum ClearableField: String, CaseIterable {
  case address, cuisines, diets, email, formerNames, image, kind, menu, minimumAge, openingHours
  case otherNames, phone, price, services, timeZone, website

  /// The option that gives it a value; nil when none does.
  var option: OptionDeclaration? {
    switch self {
    case .address: RestaurantOptions.address.declaration
    case .cuisines: RestaurantOptions.cuisine.declaration
    case .diets: RestaurantOptions.diet.declaration
    case .email: RestaurantOptions.email.declaration
    case .formerNames: nil
    case .image: RestaurantOptions.photo.declaration
    case .kind: RestaurantOptions.kind.declaration
    case .menu: RestaurantOptions.menu.declaration
    case .minimumAge: RestaurantOptions.minimumAge.declaration
    case .openingHours: RestaurantOptions.hours.declaration
    case .otherNames: RestaurantOptions.otherName.declaration
    case .phone: RestaurantOptions.phone.declaration
    case .price: RestaurantOptions.price.declaration
    case .services: RestaurantOptions.service.declaration
    case .timeZone: RestaurantOptions.timeZone.declaration
    case .website: RestaurantOptions.website.declaration
    }
  }

  func clear(in place: inout Restaurant) {
    switch self {
    case .address: place.address = Address()
    case .cuisines: place.cuisines = []
    case .diets: place.diets = []
    case .email: place.email = nil
    case .formerNames: place.formerNames = []
    case .image: place.image = nil
    case .kind: place.kind = nil
    case .menu: place.menu = nil
    case .minimumAge: place.minimumAge = nil
    case .openingHours: place.openingHours = nil
    case .otherNames: place.otherNames = []
    case .phone: place.phone = nil
    case .price: place.price = nil
    case .services: (place.services, place.noServices) = ([], [])
    case .timeZone: place.timeZone = nil
    case .website: place.website = nil
    }
  }
}
