import Arguments
import KeyLimeEngine

/// The places that somebody probably means before they type anything: those of the last list,
/// favourites, and where they ate.
struct LikelyPlaces {
  let store: Store
  let context: Context

  /// The most places of each sort.
  private static let most = 12

  var candidates: [Candidate] {
    var seen: Set<RestaurantID> = []
    let all = (listed + favourites + visited).filter { seen.insert($0.place.id).inserted }
    return PlaceCandidates.of(all, typed: "")
  }

  private typealias Likely = (place: Restaurant, summary: String)

  /// The rows of the last list, with distance and hours.
  private var listed: [Likely] {
    guard let list = context.listMemory?.list, let units = try? context.units(),
      let clocks = try? context.clocks()
    else { return [] }
    let hours = OpenStatusAt(time: AskedTime(context.moment), clocks: clocks)
    return found(list.rows.prefix(Self.most).map(\.place), from: list.origin).map { found in
      let facts = [
        found.distance.map { units.words(for: $0) }, hours.words(found).short,
      ]
      return (found.restaurant, facts.compactMap(\.self).joined(separator: ", "))
    }
  }

  private var favourites: [Likely] {
    guard let session = try? UserSession(context), let account = try? session.account(),
      let kept = try? session.state({ (state) throws(SnapshotFault) in
        try state.favourites(of: account).map(\.restaurant)
      })
    else { return [] }
    return found(Array(kept.suffix(Self.most).reversed()), from: nil).map {
      ($0.restaurant, "favourite")
    }
  }

  private var visited: [Likely] {
    guard let session = try? UserSession(context), let book = try? CheckInBook(session),
      let visits = try? book.latest(Self.most)
    else { return [] }
    let days = visits.compactMap { visit in
      visit.checkIn.restaurant.map { (id: $0, day: "\(visit.checkIn.day)") }
    }
    return found(days.map(\.id), from: nil).map { found in
      let day = days.first { $0.id == found.restaurant.id }?.day ?? ""
      return (found.restaurant, "you were there on \(day)")
    }
  }

  /// The places with these ids, in their order.
  private func found(_ ids: [RestaurantID], from origin: Coordinate?) -> [Found] {
    let known = (try? store.restaurants(ids, from: origin)) ?? [:]
    return ids.compactMap { known[$0] }
  }
}
