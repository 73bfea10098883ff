/// The twins of a generation: rows that repeat another source's restaurant, and the row that is
/// shown in their place.
///
/// Both sections hold pairs of rows sorted by their first: `twins` the hidden row first, `partners`
/// the shown one. They are searched where they lie and never read whole.
struct Twins {
  typealias IndexFault = IndexFile.IndexFault

  let index: IndexFile

  /// The rows hidden behind a row that is shown.
  func hidden(behind shown: Row) throws(IndexFault) -> [Row] {
    var place = try firstPair(of: .partners, notBefore: shown)
    var hidden: [Row] = []
    while let pair = try pair(of: .partners, at: place), pair.first == shown {
      hidden.append(pair.second)
      place += 1
    }
    return hidden
  }

  /// The row shown in the place of a hidden one, or nil when the row is shown itself.
  func shown(for hidden: Row) throws(IndexFault) -> Row? {
    let place = try firstPair(of: .twins, notBefore: hidden)
    guard let pair = try pair(of: .twins, at: place), pair.first == hidden else { return nil }
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
