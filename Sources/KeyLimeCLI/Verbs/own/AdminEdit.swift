import Arguments
import KeyLimeEngine

/// `admin edit`: changes the data of a restaurant.
enum AdminEdit: Verb {
  static let name = "edit"

  private static let forget = Option(
    "forget", value: .oneOf(ClearableField.self, "FIELD"), summary: "Clear a field"
  ).repeatable

  static var spec: CommandSpec {
    CommandSpec(
      name: name, summary: "Change a restaurant that you manage",
      discussion: """
        Everybody who uses the store sees the change at once, and a later import of its source \
        does not overwrite it. List options such as --cuisine replace the previous list. Ratings \
        from its sources cannot be changed.
        """,
      operands: [OwnerSession.restaurant.declaration],
      options: RestaurantOptions.required + RestaurantOptions.others + [forget.declaration]
        + WriteOptions.declarations,
      examples: [
        Example("admin edit 'Bao House' --price 2 --phone '+1 805 555 0100'", "Several at once"),
        Example("admin edit 'Bao House' --hours 'Mo-Su 11:00-22:00'", "New hours"),
        Example("admin edit 'Bao House' --forget website", "It has no website any more"),
      ],
      fields: AdminFields.act + [
        ResultField("changed", type: "array of strings", "The fields that changed")
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
    var new = old
    try RestaurantOptions.apply(arguments, to: &new, context)
    new.image = picture?.name ?? new.image
    for fact in arguments[forget] { fact.clear(in: &new) }
    let patch = Patch(from: old, to: new)
    var json = AdminFields.json(new)
    json["changed"] = .array(patch.memberNames.map { .string($0) })
    guard !patch.isEmpty else {
      return try owner.unchanged(
        by: .edit(patch), of: old.id, to: action, named: old.name, json: json,
        hints: ["give new values: --name, --hours, --price …"])
    }
    _ = try picture?.kept(in: owner.session.store, arguments, context)
    return try owner.change(
      .edit(patch), of: old.id, to: action, arguments, json: json,
      line: "changed \(patch.memberNames.joined(separator: ", ")) of \(new.name, .strong)")
  }
}

/// The fields that `--forget` can clear.
enum ClearableField: String, CaseIterable {
  case address, cuisines, diets, email, image, kind, menu, minimumAge, openingHours, otherNames
  case phone, price, timeZone, website

  func clear(in place: inout Restaurant) {
    switch self {
    case .address: place.address = Address()
    case .cuisines: place.cuisines = []
    case .diets: place.diets = []
    case .email: place.email = nil
    case .image: place.image = nil
    case .kind: place.kind = nil
    case .menu: place.menu = nil
    case .minimumAge: place.minimumAge = nil
    case .openingHours: place.openingHours = nil
    case .otherNames: place.otherNames = []
    case .phone: place.phone = nil
    case .price: place.price = nil
    case .timeZone: place.timeZone = nil
    case .website: place.website = nil
    }
  }
}
