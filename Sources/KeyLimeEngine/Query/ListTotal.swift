/// How many things there are when a list shows only the first.
public enum ListTotal: Equatable, Sendable {
  /// The number is known.
  case exactly(Int)
  /// This number, more or less the few that somebody avoids, keeps or noted something of: to look
  /// each of them up would cost more than the list.
  case about(Int)
  /// This number or more: counting the rest would cost more than the list.
  case atLeast(Int)

  /// The number that is known.
  var count: Int {
    switch self {
    case .exactly(let count), .about(let count), .atLeast(let count): count
    }
  }
}

extension Catalogue {
  /// Counting ends here.
  private static let mostCounted = 1000

  /// How many places answer a question, when more than `listed` do.
  func total(_ question: NearbyQuestion, over listed: Int) throws(QueryFault) -> ListTotal {
    guard question.filter.isToldByColumns else { return .atLeast(listed + 1) }
    var count = 0
    for layer in layers {
      let walk = try BlockSearch(
        RowSet(all: layer.recordCount), of: layer, from: Origin(question.origin),
        filter: question.filter)
      count += try walk.count(upTo: Self.mostCounted + 1, within: question.reach)
    }
    guard count <= Self.mostCounted else { return .atLeast(max(Self.mostCounted, listed + 1)) }
    return .exactly(max(count, listed + 1))
  }
}

extension Filter {
  /// Whether the columns of the index alone say what passes.
  fileprivate var isToldByColumns: Bool {
    open == nil && cuisines.isEmpty && vetoes.isEmpty && tags.isEmpty && guestAge == nil
      && !dependsOnRating && favourites.isEmpty && seen.isEmpty && onlyDiets.isEmpty
      && checkedSince == nil
  }
}
