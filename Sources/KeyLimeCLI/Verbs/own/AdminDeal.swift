import Arguments
import KeyLimeEngine

/// Makes, changes and ends the deals of restaurants that I look after.
enum AdminDeal: Verb {
  static let name = "deal"

  private static let anyRestaurant = Operand(
    "RESTAURANT", value: .restaurant, summary: "Only this place", arity: .optional)
  private static let deal = Operand(
    "DEAL", value: .deal, summary: "Its id, or the beginning of it")
  private static let forever = Flag("no-expiry", summary: "It never ends")
  private static let fromNow = Flag("no-start", summary: "It counts from now on")
  private static let pictureless = Flag("no-photo", summary: "It has no picture")
  private static let unlimited = Flag("unlimited", summary: "It may be used without limit")

  private static let forgetting = [fromNow, forever, unlimited, pictureless]

  private static let acted = [
    ResultField("id", type: "string", "Id of the deal"),
    ResultField("title", type: "string", "What is offered"),
  ]

  static var spec: CommandSpec {
    CommandSpec(
      name: name, summary: "Make, change, end and list your deals",
      fields: acted + AdminFields.act, subcommands: [add, edit, remove, list],
      needsSubcommand: true)
  }

  private static var add: CommandSpec {
    CommandSpec(
      name: "add", summary: "Offer a deal",
      operands: [Ownership.restaurant.declaration],
      options: DealTerms.declarations + ActingOptions.declarations,
      examples: [
        Example("admin deal add 'Bao House' --title 'Two for one'", "For ever"),
        Example(
          "admin deal add 'Bao House' --title Free --expires friday --uses 50",
          "Fifty times, until the end of Friday"),
      ],
      exits: [ExitNote(5, "You do not look after this restaurant")])
  }

  private static var edit: CommandSpec {
    CommandSpec(
      name: "edit", summary: "Change a deal",
      discussion: """
        A code that was shown stays good until the end it was shown with, or the new end when that is \
        later. Used is used: taking a change back with undo takes no use back.
        """,
      operands: [deal.declaration],
      options: DealTerms.declarations + forgetting.map(\.declaration)
        + ActingOptions.declarations,
      rules: [
        .conflict("starts", "no-start"), .conflict("expires", "no-expiry"),
        .conflict("uses", "unlimited"), .conflict("photo", "no-photo"),
      ],
      examples: [Example("admin deal edit 7k3f --expires 2026-12-31", "Prolonged")],
      exits: [ExitNote(5, "You do not look after its restaurant")])
  }

  private static var remove: CommandSpec {
    CommandSpec(
      name: "remove", summary: "End a deal",
      discussion: "Codes that were shown can be redeemed until the end they were shown with.",
      operands: [deal.declaration],
      options: ActingOptions.declarations,
      examples: [Example("admin deal remove 7k3f", "Nobody can use it from now on")],
      exits: [ExitNote(5, "You do not look after its restaurant")])
  }

  private static var list: CommandSpec {
    CommandSpec(
      name: "list", summary: "List your deals, expired ones too",
      operands: [anyRestaurant.declaration],
      examples: [Example("admin deal list --json", "How often each was used and redeemed")],
      fields: DealFields.declared + [
        ResultField("uses", type: "number", "How often it was used"),
        ResultField("redemptions", type: "number", "How many of its codes were accepted"),
      ],
      exits: [ExitNote(1, "You offer nothing")])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let ownership = try Ownership(context)
    switch arguments.path.dropFirst(2).first {
    case "add": return try add(arguments, ownership)
    case "edit": return try edit(arguments, ownership)
    case "remove": return try remove(arguments, ownership)
    default: return try OwnDeals.list(arguments[anyRestaurant], ownership)
    }
  }

  private static func add(
    _ arguments: ParsedArguments, _ ownership: Ownership
  ) throws(Failure) -> Output {
    let place = try ownership.place(
      try arguments.needed(Ownership.restaurant), to: "offer a deal of")
    guard let title = arguments[DealTerms.title] else {
      throw Failure(
        .usage, "a deal needs a title", code: "missing-option", hints: ["give --title TEXT"])
    }
    var deal = Deal(title: title)
    try DealTerms.apply(arguments, to: &deal, of: place, ownership.acting)
    let id = DealID(random: ownership.acting.context.draw())
    return try ownership.change(
      .addDeal(id, deal), of: place.id, to: "offer '\(title)'", arguments,
      json: json(id, deal, place.id, place.name),
      line: "\(place.name) offers \(title, .strong) as \(id.text)",
      hints: hints(deal, ownership))
  }

  private static func edit(
    _ arguments: ParsedArguments, _ ownership: Ownership
  ) throws(Failure) -> Output {
    let acting = ownership.acting
    let offer = try DealReference(acting).resolve(try arguments.needed(deal), to: "edit")
    let place = try acting.context.asking { () throws(StoreError) in
      try acting.store.restaurant(offer.restaurant)?.restaurant
    }
    var deal = offer.deal
    if arguments[fromNow] ?? false { deal.starts = nil }
    if arguments[forever] ?? false { deal.expires = nil }
    if arguments[pictureless] ?? false { deal.image = nil }
    if arguments[unlimited] ?? false { deal.usesInAll = nil }
    try DealTerms.apply(arguments, to: &deal, of: place, acting)
    let patch = Patch(from: offer.deal, to: deal)
    let action = "edit '\(offer.deal.title)'"
    let json = json(offer.id, deal, offer.restaurant, place?.name)
    guard !patch.isEmpty else {
      return try ownership.unchanged(
        by: .editDeal(offer.id, patch), of: offer.restaurant, to: action, named: deal.title,
        json: json)
    }
    return try ownership.change(
      .editDeal(offer.id, patch), of: offer.restaurant, to: action, arguments, json: json,
      line: "changed \(patch.memberNames.joined(separator: ", ")) of \(deal.title, .strong)",
      hints: hints(deal, ownership))
  }

  private static func remove(
    _ arguments: ParsedArguments, _ ownership: Ownership
  ) throws(Failure) -> Output {
    let offer = try DealReference(ownership.acting)
      .resolve(try arguments.needed(deal), to: "remove")
    return try ownership.change(
      .removeDeal(offer.id), of: offer.restaurant, to: "remove '\(offer.deal.title)'", arguments,
      json: json(offer.id, offer.deal, offer.restaurant, nil),
      line: "ended \(offer.deal.title, .strong)")
  }

  private static func hints(_ deal: Deal, _ ownership: Ownership) -> [String] {
    guard let end = deal.expires, end.seconds <= ownership.acting.context.now.seconds else {
      return []
    }
    return ["nobody will see it: it ended \(DealTime.words(end))"]
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
