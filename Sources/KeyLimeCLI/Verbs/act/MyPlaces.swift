import Arguments
import KeyLimeEngine

/// A place that the account rated, liked or made a favourite.
///
/// It may no longer be in the catalogue.
struct MyPlace {
  let id: RestaurantID
  let found: Found?
  /// Its name when it was rated, liked or made a favourite.
  let nameThen: String?
  /// Whether it left the catalogue.
  let isGone: Bool

  /// Its name; the one it had when the catalogue has lost it, else its id.
  var name: String { found?.restaurant.name ?? nameThen ?? id.text }
}

/// Lists the account's places: ratings, favourites or likes, with the common filters.
struct MyPlaces {
  /// As that of the finding verbs, but all rows unless it is given.
  private static let limit = Option(
    "limit", short: "n", value: .limit(upTo: 100_000),
    summary: "Maximum number of rows; 0 shows all")

  static let options: [OptionDeclaration] = [
    UserLocation.near.declaration, FilterOptions.cuisine.declaration,
    FilterOptions.kind.declaration, FilterOptions.maxPrice.declaration,
    limit.declaration,
  ]

  /// What narrows or sorts the list does not go with the operand that a change is about.
  static func rules(of operand: String, _ own: OptionDeclaration...) -> [Rule] {
    let listing =
      [
        FilterOptions.cuisine.declaration, FilterOptions.kind.declaration,
        FilterOptions.maxPrice.declaration, FilterOptions.limit.declaration,
      ] + own
    return listing.map { .conflict(operand, $0.name) }
  }

  static let fields = [
    ResultField("restaurant", type: "string", "The id of the restaurant"),
    ResultField("name", type: "string", "Its name; the one it had when the catalogue has lost it"),
    ResultField("latitude", type: "number", "In lists: degrees north"),
    ResultField("longitude", type: "number", "In lists: degrees east"),
    ResultField("distance", type: "number", "Metres from where you are"),
    ResultField("gone", type: "boolean", "True when the place left the catalogue"),
  ]

  /// What a pipe gets of each place, with a verb's own columns between.
  static func columns(_ own: [ResultColumn]) -> [ResultColumn] {
    [RestaurantColumns.id, RestaurantColumns.name] + own + [RestaurantColumns.distance]
  }

  let context: Context
  let store: Store
  /// Where distances are measured from.
  let origin: Coordinate?
  private let filter: Filter
  private let limit: Int

  /// Reads the filters from the command line.
  ///
  /// Throws `usage` when `--near` cannot be resolved, and `store` when the store cannot be read.
  init(_ arguments: ParsedArguments, _ context: Context) throws(Failure) {
    self.context = context
    store = try context.store()
    origin = try UserLocation(context: context, store: store).knownOrigin(arguments)
    filter = FilterOptions.filter(arguments)
    limit = arguments.rows(Self.limit, standard: 0)
  }

  /// The places as the catalogue has them now, in their order.
  ///
  /// Where the catalogue cannot be read, their names then are enough, unless a filter needs more.
  func places(_ known: [(id: RestaurantID, name: String?)]) throws(Failure) -> [MyPlace] {
    let ids = known.map(\.id)
    let readable = try context.asking { () throws(StoreError) in
      filter != Filter()
        ? try store.restaurants(ids, from: origin)
        : try store.ifReadable { () throws(StoreError) in
          try store.restaurants(ids, from: origin)
        }
    }
    var found = readable ?? [:]
    // What people think matters to filters alone.
    if filter != Filter() {
      let places = try context.places()
      let ids = Array(found.keys)
      let annotated = try context.asking { () throws(PlaceQuestionError) in
        try places.annotated(ids.compactMap { found[$0] })
      }
      for (id, place) in zip(ids, annotated) { found[id] = place }
    }
    let isNameless = known.contains { $0.name == nil && found[$0.id] == nil }
    let former = try context.asking { () throws(StoreError) in
      isNameless ? try store.formerNames() : [:]
    }
    let gone = readable == nil ? [] : try self.gone(ids.filter { found[$0] == nil })
    return known.map {
      MyPlace(
        id: $0.id, found: found[$0.id], nameThen: $0.name ?? former[$0.id],
        isGone: gone.contains($0.id))
    }
  }

  /// Those of the places that are not found which left the catalogue.
  private func gone(_ lost: [RestaurantID]) throws(Failure) -> Set<RestaurantID> {
    try context.asking { () throws(StoreError) in
      var gone: Set<RestaurantID> = []
      for id in lost where try store.isGone(id) { gone.insert(id) }
      return gone
    }
  }

  /// The first entries up to the limit; nil when a filter needs all places themselves.
  ///
  /// `all` is in order already.
  func first<Entry>(of all: [Entry]) -> [Entry]? {
    filter == Filter() ? Array(all.prefix(limit)) : nil
  }

  /// Whether a place passes the filters.
  ///
  /// A place that left the catalogue passes only when there are none.
  func passes(_ place: MyPlace) -> Bool {
    place.found.map { filter.reason(against: $0) == nil } ?? (filter == Filter())
  }

  /// Lists entries that are in order already, and saves the rows as `@1`, `@2` ….
  ///
  /// `total` is how many there are when `all` are only the first of them.
  ///
  /// Throws `config` when the config is damaged.
  func output<Entry>(
    _ all: [Entry], place: @escaping (Entry) -> MyPlace, columns: [Column<Entry>],
    json: @escaping (Entry) -> JSONObject, whenEmpty: Nothing, total: Int? = nil
  ) throws(Failure) -> Output {
    let passing = all.filter { passes(place($0)) }
    let entries = Array(passing.prefix(limit))
    if !entries.isEmpty { context.remember(entries.map { place($0).id }, from: origin) }
    let units = try context.units()
    typealias Row = (offset: Int, element: Entry)
    let own = columns.map { $0.mapped { (row: Row) in row.element } }
    let frame: [Column<Row>] = [
      Column("#", .right) { .row($0.offset, id: place($0.element).id.text) },
      Column("NAME", shrinksTo: 16) { Self.nameCell(of: place($0.element)) },
    ]
    let way = Column<Row>("DISTANCE", .right, rank: 2) { row in
      place(row.element).found?.distance.map { .distance($0, in: units) } ?? .unknown
    }
    return .listing(
      Listing(
        Array(entries.enumerated()), columns: frame + own + [way],
        json: { Self.json(place($0.element), json($0.element)) },
        position: { place($0.element).found?.restaurant.position }, whenEmpty: whenEmpty,
        notes: [
          ListTotal.words(ofShown: entries.count, outOf: max(total ?? 0, passing.count))
        ]))
  }

  private static func nameCell(of place: MyPlace) -> Cell {
    guard place.isGone else { return Cell(place.name, .strong) }
    return Cell(
      "\(place.name, .strong) \("(gone)", .faint)", raw: place.name)
  }

  private static func json(_ place: MyPlace, _ own: JSONObject) -> JSONObject {
    var object: JSONObject = ["restaurant": .string(place.id.text), "name": .string(place.name)]
    object.members += own.members
    object["latitude"] = place.found.map { .decimal($0.restaurant.position.latitude) }
    object["longitude"] = place.found.map { .decimal($0.restaurant.position.longitude) }
    object["distance"] = place.found?.distance?.json
    if place.isGone { object["gone"] = true }
    return object
  }

  /// Orders by distance; places without a distance come last, ties by id.
  static func isNearer(_ a: MyPlace, _ b: MyPlace) -> Bool {
    let (first, second) = (a.found?.distance, b.found?.distance)
    if first == second { return a.id < b.id }
    return first.map { near in second.map { near < $0 } ?? true } ?? false
  }
}
