import Arguments
import KeyLimeEngine

/// Suggests a command to run after an import.
struct ImportHints {
  let context: Context
  let store: Store

  /// At most one hint; none when nobody wants one, nothing changed or the location of the places is
  /// unclear.
  func hints(after outcome: ImportOutcome) -> [String] {
    let changes = outcome.changes
    guard context.gives(.changes), changes.added + changes.changed > 0,
      let source = outcome.sources.first,
      let place = (try? store.typicalPlace(of: source.name)) ?? nil
    else { return [] }
    let near = isAtHome(place) ? "" : " --near \(ShellLine.quoted(name(of: place)))"
    return ["keylime nearby\(near) lists the nearest places"]
  }

  private func isAtHome(_ place: TypicalPlace) -> Bool {
    guard let home = (try? context.configuration())?.home,
      let point = try? UserLocation(context: context, store: store).point(home)
    else { return false }
    return Origin(point).distance(to: place.position) < .kilometres(50)
  }

  /// The city, if `--near` accepts it; else coordinates with the precision of a street.
  private func name(of place: TypicalPlace) -> String {
    if let city = place.city, (try? store.city(city)) ?? nil != nil { return city }
    let step: Int32 = 1000
    let (latitude, longitude) = (place.position.latitudeE7, place.position.longitudeE7)
    return "\(Coordinate.decimal(latitude / step * step)),"
      + Coordinate.decimal(longitude / step * step)
  }
}
