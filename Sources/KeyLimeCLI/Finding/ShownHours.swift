import KeyLimeEngine

/// The time for which a list or a page says whether places are open.
struct ShownHours {
  let time: AskedTime
  let clocks: PlaceClocks

  func moment(_ found: Found) -> Moment { time.moment(at: found.restaurant, by: clocks) }

  func opening(_ found: Found) -> Opening {
    found.restaurant.opening(at: moment(found), by: clocks)
  }

  /// `until 22:00`, `closed` or nothing; the bare state in a pipe.
  func cell(_ found: Found) -> Cell {
    let opening = opening(found)
    let words = OpeningWords(opening: opening, moment: moment(found))
    guard let short = words.short else { return .unknown }
    return Cell(StyledText(short, words.style), raw: opening.state.rawValue)
  }
}

extension Format {
  /// Whether a field of a result can be seen in this format; what cannot need not be found out.
  func shows(_ field: String) -> Bool {
    switch self {
    case .json(.only(let paths)), .ndjson(.only(let paths)):
      paths.contains { $0.names.first == field }
    case .json(.all), .ndjson(.all), .geojson, .template: true
    case .plain, .ids: false
    }
  }
}
