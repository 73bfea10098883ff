/// The duplicates of a generation: hidden rows that repeat another source's restaurant, and their
/// primary rows, which are shown.
///
/// Two sections hold pairs of rows sorted by their first. In `duplicates` the hidden row comes
/// first, in `duplicatesByPrimary` the primary one. They are searched where they lie and never read
/// whole.
struct Duplicates {
  typealias IndexFault = IndexFile.IndexFault

  let index: IndexFile

  /// The rows hidden behind a primary row.
  func hidden(behind primary: Row) throws(IndexFault) -> [Row] {
    var place = try firstPair(of: .duplicatesByPrimary, notBefore: primary)
    var hidden: [Row] = []
    while let pair = try pair(of: .duplicatesByPrimary, at: place), pair.first == primary {
      hidden.append(pair.second)
      place += 1
    }
    return hidden
  }

  /// The primary row of a hidden one, or nil when the row is primary itself.
  func primary(for hidden: Row) throws(IndexFault) -> Row? {
    let place = try firstPair(of: .duplicates, notBefore: hidden)
    guard let pair = try pair(of: .duplicates, at: place), pair.first == hidden else { return nil }
    return pair.second
  }

  private func firstPair(
    of section: IndexLayout.Section, notBefore row: Row
  ) throws(IndexFault) -> Int {
    try (0..<index.length(of: section) / 8).firstPlace { (place) throws(IndexFault) in
      try pair(of: section, at: place).map { $0.first >= row } ?? true
    }
  }

  private func pair(
    of section: IndexLayout.Section, at place: Int
  ) throws(IndexFault) -> (first: Row, second: Row)? {
    guard place < index.length(of: section) / 8 else { return nil }
    let view = try index.read(section, place * 8..<place * 8 + 8)
    return (Row(view.load(at: 0, as: UInt32.self)), Row(view.load(at: 4, as: UInt32.self)))
  }
}
