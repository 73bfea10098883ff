/// What a place offers besides its food; the raw values are keys of OpenStreetMap.
public enum Service: String, CaseIterable, Sendable {
  /// Food to take along.
  case takeaway
  /// Food that is brought to people.
  case delivery
  /// Tables in the open air.
  case outdoorSeating = "outdoor_seating"
  /// Guests in a wheelchair get in, and to a table, without help.
  case wheelchair

  /// The name shown to people, such as `outdoor seating`.
  public var title: String {
    switch self {
    case .takeaway, .delivery: rawValue
    case .outdoorSeating: "outdoor seating"
    case .wheelchair: "wheelchair access"
    }
  }
}

extension Restaurant {
  /// Whether a place offers a service: because the data says so, or its kind or name does.
  ///
  /// What the data denies, kind and name do not promise.
  public func grade(_ service: Service) -> Grade {
    if services.contains(service) { return .yes }
    if noServices.contains(service) { return .no }
    var name = name
    return name.withBytes { service.isPromised(by: kind, named: $0) } ? .yes : .unknown
  }
}

extension Service {
  /// Whether each place of this kind or name offers it, though nobody says so: people take along
  /// what is sold over a counter, and sit under the trees of a biergarten.
  func isPromised(by kind: Kind?, named name: ByteView) -> Bool {
    switch self {
    case .takeaway: kind.map(Self.overTheCounter.contains) ?? false || Self.saysTakeaway(name)
    case .delivery: name.find(ignoringCase: "delivery", to: name.count) != nil
    case .outdoorSeating: kind == .biergarten
    case .wheelchair: false
    }
  }

  private static let overTheCounter: Set<Kind> = [.fastFood, .bakery, .pastry, .deli, .iceCream]

  /// Whether a name has `takeaway` or `take away` in it.
  private static func saysTakeaway(_ name: ByteView) -> Bool {
    guard let start = name.find(ignoringCase: "take", to: name.count) else { return false }
    let words: [StaticString] = ["takeaway", "take away", "take-away", "takeout"]
    return words.contains { name.find(ignoringCase: $0, from: start, to: name.count) != nil }
  }
}

// MARK: - Words

extension Service {
  /// The service that words of people, or of a file, mean: `takeaways`, `outdoor seating`,
  /// `wheelchair accessible`.
  public init?(word: String) {
    let folded = Folding.fold(word).map { $0 == " " || $0 == "-" ? "_" : $0 }
    switch String(folded) {
    case "takeaway", "takeaways", "take_away", "takeout", "take_out", "to_go", "carryout",
      "carry_out", "to_take_away", "pickup", "zum_mitnehmen", "a_emporter", "para_llevar",
      "da_asporto":
      self = .takeaway
    case "delivery", "delivers", "deliver", "delivered", "home_delivery", "lieferung",
      "lieferservice", "livraison", "a_domicilio":
      self = .delivery
    case "outdoor_seating", "outdoor_seats", "outdoor_tables", "outdoor_dining", "outdoor_area",
      "outdoor", "outdoors", "outside_seating", "outside_tables", "tables_outside",
      "seats_outside", "seating_outside", "sit_outside", "eat_outside", "beer_garden",
      "outdoor_terrace":
      self = .outdoorSeating
    case "wheelchair", "wheelchairs", "wheelchair_access", "wheelchair_accessible",
      "wheelchair_friendly", "accessible", "step_free", "step_free_access", "disabled_access",
      "barrier_free", "rollstuhlgerecht", "barrierefrei":
      self = .wheelchair
    default: return nil
    }
  }
}
