import KeyLimeEngine

/// The page of one check-in, for a terminal.
struct CheckInPage {
  let visit: CheckInState
  let people: PersonReference
  let bills: CheckInBills
  let store: Store
  /// Positions of places around it, for the map.
  let neighbours: [Coordinate]
  let units: Units

  var lines: [StyledText] { [heading] + LabelledLines.of(facts) + map }

  private var checkIn: CheckIn { visit.checkIn }

  private var heading: StyledText {
    let time = "\(CheckInWords.day(checkIn.day)) \(CheckInWords.clock(checkIn.at))"
    return "\(checkIn.place.name, .strong)  \(time, .faint)"
  }

  private var facts: [(String, String?)] {
    let address = checkIn.place.address.oneLine
    return [
      ("where", address.isEmpty ? checkIn.place.position.map { "\($0)" } : address),
      ("with", CheckInWords.names(checkIn.with, people)), ("note", checkIn.note),
    ] + pictures + bills.facts + [("id", visit.id.text)]
  }

  private var pictures: [(String, String?)] {
    checkIn.photos.enumerated().map { index, text in
      guard let photo = PhotoName(text) else { return ("photo \(index + 1)", text) }
      let isHere = store.has(photo)
      return (
        "photo \(index + 1)", store.path(of: photo) + (isHere ? "" : " (not in this store yet)")
      )
    }
  }

  private var map: [StyledText] {
    guard let position = checkIn.place.position else { return [] }
    let lines = DotMap(middle: position, others: neighbours).lines(units)
    return lines.isEmpty ? [] : [""] + lines
  }
}
