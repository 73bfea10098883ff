import KeyLimeEngine

extension ListTotal {
  /// `20 of 559; --limit 0 shows all`, for a list of which only the first rows are shown.
  func words(ofShown shown: Int) -> String {
    switch self {
    case .exactly(let count): "\(shown) of \(count); --limit 0 shows all"
    case .about(let count): "\(shown) of about \(count); --limit 0 shows all"
    case .atLeast(let count): "\(shown) of at least \(count); --limit 0 shows all"
    }
  }

  /// The same for a list that was cut; nil for a whole one.
  static func words(ofShown shown: Int, outOf count: Int) -> String? {
    count > shown ? ListTotal.exactly(count).words(ofShown: shown) : nil
  }
}
