import Arguments
import KeyLimeEngine

/// `admin deal`: adds, changes, removes and lists the deals of the account's restaurants.
enum AdminDeal: Verb {
  private static let anyRestaurant = Operand(
    "RESTAURANT", value: .restaurant, summary: "Only this place", arity: .optional)
  private static let deal = Operand(
    "DEAL", value: .deal, summary: "@N of a list of deals, a title, or an id")
  private static let forever = Flag("no-expiry", summary: "Remove the expiry: it never ends")
  private static let fromNow = Flag(
    "no-start", summary: "Remove the start: it is valid from now on")
  private static let pictureless = Flag("no-photo", summary: "Remove the picture")
  private static let always = Flag(
    "no-when", summary: "Remove the weekly hours: valid at any time")
  private static let unlimited = Flag("unlimited", summary: "Remove the limit on uses")

  private static let clearing = [fromNow, forever, always, unlimited, pictureless]

  private static let acted = [
    ResultField("id", type: "string", "Id of the deal"),
    ResultField("title", type: "string", "What is offered"),
  ]

  static var spec: CommandSpec {
    CommandSpec(
      name: "deal", summary: "Add, change, remove and list your deals",
      fields: acted + AdminFields.act, subcommands: [add, edit, remove, list],
      needsSubcommand: true)
  }

  private static var add: CommandSpec {
    CommandSpec(
      name: "add", summary: "Offer a deal",
      discussion: "Each person may use it once, unless you say --no-once-per-person.",
      operands: [OwnerSession.restaurant.declaration],
      options: DealOptions.declarations + WriteOptions.declarations,
      examples: [
        Example("admin deal add 'Bao House' --title 'Two for one'", "Without an end"),
        Example(
          "admin deal add 'Bao House' --title Free --expires friday --uses 50",
          "Fifty uses, until the end of Friday"),
        Example(
          "admin deal add 'Bao House' --title 'Happy hour' --when 'Mo-Fr 15:00-18:00'",
          "On weekday afternoons"),
      ],
      exits: [ExitNote(5, "You are not an admin of this restaurant")])
  }

  private static var edit: CommandSpec {
    CommandSpec(
      name: "edit", summary: "Change a deal",
      discussion: """
        A code that was shown stays valid until the end it was shown with, or until the new end if \
        that is later. Undoing the change does not undo any use.
        """,
      operands: [deal.declaration],
      options: DealOptions.changes + clearing.map(\.declaration)
        + WriteOptions.declarations,
      rules: [
        .conflict("starts", "no-start"), .conflict("expires", "no-expiry"),
        .conflict("when", "no-when"), .conflict("uses", "unlimited"),
        .conflict("photo", "no-photo"),
      ],
      examples: [Example("admin deal edit 7k3f --expires 2026-12-31", "Extend a deal")],
      exits: [ExitNote(5, "You are not an admin of its restaurant")])
  }

  private static var remove: CommandSpec {
    CommandSpec(
      name: "remove", summary: "Remove a deal",
      discussion: "Codes that were shown stay valid until the end they were shown with.",
      operands: [deal.declaration],
      options: WriteOptions.declarations,
      examples: [Example("admin deal remove 7k3f", "Nobody can use it any more")],
      exits: [ExitNote(5, "You are not an admin of its restaurant")])
  }

  private static var list: CommandSpec {
    CommandSpec(
      name: "list", summary: "List your deals, including expired ones",
      operands: [anyRestaurant.declaration],
      examples: [Example("admin deal list --json", "With the number of uses and redemptions")],
      fields: DealFields.declared + [
        ResultField("uses", type: "number", "How often it was used"),
        ResultField("redemptions", type: "number", "How many of its codes were accepted"),
      ],
      columns: AdminDealList.documented,
      exits: [
        ExitNote(1, "You offer no deals"),
        ExitNote(5, "You are not an admin of this restaurant, or of any"),
      ])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let owner = try OwnerSession(context)
    switch arguments.path.dropFirst(2).first {
    case "add": return try add(arguments, owner)
    case "edit": return try edit(arguments, owner)
    case "remove": return try remove(arguments, owner)
    default: return try AdminDealList.list(arguments[anyRestaurant], owner, arguments)
    }
  }

  private static func add(
    _ arguments: ParsedArguments, _ owner: OwnerSession
  ) throws(Failure) -> Output {
    let place = try owner.place(
      try arguments.needed(OwnerSession.restaurant), to: "offer a deal of")
    guard let title = arguments[DealOptions.title] else {
      throw Failure(
        .usage, "a deal needs a title", code: "missing-option", hints: ["give --title TEXT"])
    }
    var deal = Deal(title: title)
    deal.oncePerPerson = true
    try DealOptions.apply(arguments, to: &deal, of: place, owner.session)
    let id = DealID(random: owner.session.context.draw())
    return try owner.change(
      .addDeal(id, deal), of: place.id, to: "offer '\(title)'", arguments,
      json: json(id, deal, place.id, place.name),
      line: "\(place.name) offers \(title, .strong) as \(id.text)",
      hints: hints(deal, of: place.id, place, owner))
  }

  private static func edit(
    _ arguments: ParsedArguments, _ owner: OwnerSession
  ) throws(Failure) -> Output {
    let session = owner.session
    let offer = try DealReference(session, ofOwner: true).resolve(
      try arguments.needed(deal), to: "edit")
    let place = try place(of: offer, session)
    var deal = offer.deal
    if arguments[fromNow] ?? false { deal.starts = nil }
    if arguments[forever] ?? false { deal.expires = nil }
    if arguments[always] ?? false { deal.when = nil }
    if arguments[pictureless] ?? false { deal.image = nil }
    if arguments[unlimited] ?? false { deal.usesInAll = nil }
    try DealOptions.apply(arguments, to: &deal, of: place, session)
    let patch = Patch(from: offer.deal, to: deal)
    let action = "edit '\(offer.deal.title)'"
    let json = json(offer.id, deal, offer.restaurant, place?.name)
    guard !patch.isEmpty else {
      return try owner.unchanged(
        by: .editDeal(offer.id, patch), of: offer.restaurant, to: action, named: deal.title,
        json: json, arguments)
    }
    return try owner.change(
      .editDeal(offer.id, patch), of: offer.restaurant, to: action, arguments, json: json,
      line: "changed \(patch.memberNames.joined(separator: ", ")) of \(deal.title, .strong)",
      hints: hints(deal, of: offer.restaurant, place, owner))
  }

  private static func remove(
    _ arguments: ParsedArguments, _ owner: OwnerSession
  ) throws(Failure) -> Output {
    let offer = try DealReference(owner.session, ofOwner: true)
      .resolve(try arguments.needed(deal), to: "remove")
    return try owner.change(
      .removeDeal(offer.id), of: offer.restaurant, to: "remove '\(offer.deal.title)'", arguments,
      json: json(
        offer.id, offer.deal, offer.restaurant, try place(of: offer, owner.session)?.name),
      line: "removed \(offer.deal.title, .strong)")
  }

  /// The place of a deal; nil when it left the catalogue.
  private static func place(
    of offer: Offer, _ session: UserSession
  ) throws(Failure) -> Restaurant? {
    try session.context.asking { () throws(StoreError) in
      try session.store.restaurant(offer.restaurant)?.restaurant
    }
  }

  private static func hints(
    _ deal: Deal, of id: RestaurantID, _ place: Restaurant?, _ owner: OwnerSession
  ) throws(Failure) -> [String] {
    let context = owner.session.context
    if let end = deal.expires, end.seconds <= context.now.seconds {
      return ["nobody will see this deal: it ended \(DealTime.words(end))"]
    }
    let hours = try owner.session.dealHours(at: [place].compactMap(\.self))
    return hours.everAllow(deal, at: id, from: context.moment)
      ? [] : ["nobody can use this deal: \(deal.hoursNeverBegin)"]
  }

  private static func json(
    _ id: DealID, _ deal: Deal, _ restaurant: RestaurantID, _ name: String?
  ) -> JSONObject {
    var json: JSONObject = [
      "id": .string(id.text), "title": .string(deal.title),
      "restaurant": .string(restaurant.text),
    ]
    json["name"] = name.map(JSON.string)
    return json
  }
}
