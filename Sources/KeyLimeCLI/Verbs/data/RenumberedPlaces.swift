import Arguments
import KeyLimeEngine

/// Places of one's own that an import gives another id.
///
/// A mapper who draws the outline of a restaurant makes a new object of it. A table whose ids are
/// the numbers of its rows gives the old id to another restaurant. A source that is removed leaves
/// the place to another source. Ratings, favourites, avoided places and notes keep the old id.
struct RenumberedPlaces {
  private struct OwnPlace {
    /// For each thing done under this id, such as `rate … 4`: the command that does it under
    /// another id, and the one that undoes it under this one, so that no list has the place twice.
    var commands: [(verb: String, do: (RestaurantID) -> String, undo: String)] = []
    var name = ""
    var position: Coordinate?

    /// Whether the restaurant that has the id now is another one: by its name, and by where it is.
    func isOther(than restaurant: Restaurant) -> Bool {
      guard let position else { return false }
      let names = ([restaurant.name] + restaurant.otherNames).map(Folding.fold)
      return !names.contains(Folding.fold(name))
        && Origin(position).distance(to: restaurant.position) > RenumberedPlaces.reach
    }
  }

  /// How far the new place may be from the old one.
  private static let reach = Distance(metres: 50)
  /// How many places are looked up at once.
  private static let batchSize = 1000
  /// How many places are told.
  private static let limit = 10

  private let store: Store
  private var places: [RestaurantID: OwnPlace] = [:]

  /// Notes the places that the user rated, keeps, avoids or noted something about, before an
  /// import.
  ///
  /// What is wrong with the journal or the catalogue is no reason not to import.
  init(before store: Store) {
    self.store = store
    guard let account = (try? store.session()) ?? nil else { return }
    _ = try? store.journal.read { (state) throws(SnapshotFault) in
      for rating in try state.ratings(by: account) {
        let words = rating.words.map { " \(Self.operand($0))" } ?? ""
        add(rating.restaurant, "rate") { "\($0) \(rating.limes.count)\(words)" }
      }
      for favourite in try state.favourites(of: account) {
        add(favourite.restaurant, "fav") { $0 }
      }
      for avoided in try state.avoidedPlaces(of: account) {
        add(avoided.restaurant, "avoid") { $0 }
      }
      for (restaurant, note) in try state.notes(by: account) {
        add(restaurant, "note") { "\($0)\(Self.words(of: note))" }
      }
    }
    for (id, restaurant) in found() {
      places[id]?.name = restaurant.name
      places[id]?.position = restaurant.position
    }
  }

  private mutating func add(
    _ id: RestaurantID, _ verb: String, _ words: @escaping (String) -> String
  ) {
    let start = "\(Program.name) \(verb) "
    places[id, default: OwnPlace()].commands.append(
      (
        verb: verb, do: { start + words(ShellLine.quoted($0.text)) },
        undo: "\(start)\(ShellLine.quoted(id.text)) --remove"
      ))
  }

  /// A text for the end of a command; one that looks like an option comes behind `--`.
  private static func operand(_ text: String) -> String {
    (text.hasPrefix("-") ? "-- " : "") + ShellLine.quoted(text)
  }

  /// The options and the text that note the same again.
  private static func words(of note: PlaceNote) -> String {
    var words: [String] = []
    if let price = note.price { words.append("--price \(price.rawValue)") }
    if !note.diets.isEmpty {
      words.append("--diet \(note.diets.map(\.rawValue).joined(separator: ","))")
    }
    words += note.tags.map { "--tag \(ShellLine.quoted($0))" }
    if let hours = note.openingHours { words.append("--hours \(ShellLine.quoted(hours))") }
    if note.isClosed { words.append("--closed") }
    if let text = note.text { words.append(operand(text)) }
    return words.map { " \($0)" }.joined()
  }

  /// Those of the places that the catalogue has.
  private func found() -> [RestaurantID: Restaurant] {
    let ids = Array(places.keys)
    var found: [RestaurantID: Restaurant] = [:]
    for start in stride(from: 0, to: ids.count, by: Self.batchSize) {
      let batch = ids[start..<min(start + Self.batchSize, ids.count)]
      for (id, place) in (try? store.restaurants(batch)) ?? [:] { found[id] = place.restaurant }
    }
    return found
  }

  /// One line for each place whose id is gone, or is another place's now, and whose name is close
  /// by under another id.
  ///
  /// It has the commands that move what was done to the new id.
  func warnings() -> [String] {
    let left = found()
    let gone = places.filter { id, place in left[id].map(place.isOther) ?? true }
    let moved = gone.sorted { $0.key < $1.key }.compactMap { id, place in
      successor(of: place).map { (id: id, place: place, next: $0) }
    }
    // Another place of one's own that comes to an old id has its commands for that id.
    let taken = Set(
      moved.flatMap { move in move.place.commands.map { "\($0.verb) \(move.next)" } })
    let lines = moved.map { id, place, next in
      let commands = place.commands.flatMap {
        taken.contains("\($0.verb) \(id)") ? [$0.do(next)] : [$0.do(next), $0.undo]
      }
      return "'\(place.name)' was \(id) and is probably \(next) now: "
        + commands.map { "'\($0)'" }.joined(separator: " and ") + " keep what you did"
    }
    guard lines.count > Self.limit else { return lines }
    return lines.prefix(Self.limit)
      + ["\(lines.count - Self.limit) more of your places probably have another id now"]
  }

  private func successor(of place: OwnPlace) -> RestaurantID? {
    guard let position = place.position else { return nil }
    let name = Folding.fold(place.name)
    let question = NearbyQuestion(around: position, within: Self.reach)
    let near = (try? store.nearby(question))?.found ?? []
    return near.first { Folding.fold($0.restaurant.name) == name }?.restaurant.id
  }
}
