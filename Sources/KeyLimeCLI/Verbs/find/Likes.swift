import Arguments
import KeyLimeEngine

/// `likes`: lists the places liked while swiping.
enum Likes: Verb {
  private static let restaurants = ListOperand(
    "RESTAURANT", value: .restaurant,
    summary: "Places to remove, by id or name, or @N of the last list")
  private static let remove = Flag(
    "remove", summary: "Remove places from your likes; they stay seen")

  static var spec: CommandSpec {
    CommandSpec(
      name: "likes", group: .find, summary: "List the places you liked while swiping",
      discussion: "The latest like comes first.",
      operands: [restaurants.declaration],
      options: [remove.declaration] + MyPlaces.options + PlaceMap.declarations
        + WriteOptions.declarations,
      rules: [.requires("remove", "RESTAURANT"), .requires("RESTAURANT", "remove")]
        + PlaceMap.rules + MyPlaces.rules(of: "RESTAURANT"),
      examples: [
        Example("likes", "All of them"),
        Example("likes 'Bao House' --remove", "After second thoughts"),
      ],
      fields: MyPlaces.fields + [
        ResultField("since", type: "string", "In lists: when you liked it, RFC 3339"),
        ResultField("changed", type: "array of strings", "Ids that were removed"),
        ResultField("unchanged", type: "array of strings", "Ids that were not among your likes"),
        ResultField("removed", type: "array of strings", "The same as changed"),
      ] + WriteOptions.fields,
      columns: MyPlaces.columns([ResultColumn("LIKED", "When you liked it, RFC 3339")]),
      exits: [ExitNote(1, "No liked place matches")], seeAlso: ["swipe", "fav"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let session = try UserSession(context)
    let account = try session.account()
    let liked = try session.state { (state) throws(SnapshotFault) in
      try account.map { (id) throws(SnapshotFault) in try state.cards(of: id).liked } ?? []
    }
    guard arguments[restaurants].isEmpty else { return try unlike(liked, session, arguments) }
    let kept = try MyPlaces(arguments, context)
    let latest = Array(liked.reversed())
    let entries = zip(latest, try kept.places(latest.map { ($0.restaurant, $0.placeName) }))
      .map { (since: $0.since, place: $1) }
    let now = context.now
    let output = try kept.output(
      entries, place: \.place,
      columns: [Column("LIKED", rank: 1) { .time($0.since.instant, now: now) }],
      json: { ["since": .string($0.since.instant.rfc3339)] },
      whenEmpty: Nothing(
        liked.isEmpty ? "you have not liked any place yet" : "you have no matching likes",
        hints: ["keylime swipe shows you one place at a time"]))
    return try PlaceMap.added(
      to: session.ofWhoIsLoggedIn(output), arguments, context, from: kept.origin)
  }

  private static func unlike(
    _ liked: [Favourite], _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    let reference = try RestaurantReference(near: arguments, session)
    let done = try session.actionsWithSameKey(arguments) ?? []
    let lost = try LostPlaces.of(.liked, session, named: arguments[restaurants])
    var (places, others): ([NamedPlace], [NamedPlace]) = ([], [])
    for word in arguments[restaurants] {
      let place = try reference.resolve(word, among: lost, to: "unlike")
      guard !(places + others).contains(where: { $0.id == place.id }) else { continue }
      let isLiked = liked.contains { $0.restaurant == place.id }
      if isLiked || done.contains(.card(.unlike(place.id))) {
        places.append(place)
      } else {
        others.append(place)
      }
    }
    let removed = JSON.array(places.map { .string($0.id.text) })
    let unchanged = JSON.array(others.map { .string($0.id.text) })
    let names = places.map(\.name).joined(separator: ", ")
    return try session.perform(
      arguments, named: places,
      json: ["changed": removed, "unchanged": unchanged, "removed": removed],
      line: places.isEmpty
        ? "nothing to change, it is not in your likes" : "\(names, .strong) removed from your likes"
    ) { _ in places.map { .card(.unlike($0.id)) } }
  }
}
