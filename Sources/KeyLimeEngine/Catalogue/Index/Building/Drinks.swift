/// Whether a place is mainly for drinking.
///
/// Sources agree on that, if on nothing else.
struct Drinks: BitwiseCopyable, Equatable {
  private let code: UInt8

  init(of kind: Kind?) { code = kind.map { $0.isMainlyDrinks ? 2 : 1 } ?? 0 }

  /// Whether two records may be of one place.
  func fits(_ other: Drinks) -> Bool { code == 0 || other.code == 0 || code == other.code }
}
