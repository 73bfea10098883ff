/// The lines in which two texts differ, for people: `-` expected, `+` found, two lines around them.
struct Difference: CustomStringConvertible {
  let description: String

  init(from expected: String, to actual: String) {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var lines: [(text: String, isChange: Bool)] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        lines.append(("- \(old[i])", true))
        i += 1
      } else if inserted.contains(j) {
        lines.append(("+ \(new[j])", true))
        j += 1
      } else {
        lines.append(("  \(new[j])", false))
        i += 1
        j += 1
      }
    }
    description = Self.excerpt(of: lines).joined(separator: "\n")
  }

  private static func excerpt(of lines: [(text: String, isChange: Bool)]) -> [String] {
    let changed = lines.indices.filter { lines[$0].isChange }
    let shown = Set(changed.flatMap { $0 - 2...$0 + 2 })
    return lines.indices.filter(shown.contains).prefix(60).map { lines[$0].text }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
