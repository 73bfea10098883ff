/// What the rows of a file of one's own become.
public enum SavedKind: String, CaseIterable, Sendable {
  /// Favourites.
  case favs
  /// Ratings with their words.
  case ratings
  /// Check-ins at their own times.
  case checkins
  /// Likes, as from swiping.
  case likes
}

/// One row of a saved list or history, as the file says it.
public struct SavedRow: Equatable, Sendable {
  /// The number of the row, from 1.
  public var number: Int
  /// The name of the place.
  public var name: String?
  /// Where it is.
  public var position: Coordinate?
  /// An id, which may be one of the catalogue.
  public var id: String?
  /// The rating as it is written, such as `5`.
  public var rating: String?
  /// What the person said or noted.
  public var words: String?
  /// When, as it is written.
  public var time: SavedTime?
  /// A time that cannot be read, as it is written; nil when there is none, or it can.
  public var unreadableTime: String?
  /// The address on one line.
  public var address: String?

  /// The rating; nil when there is none, or it is not 1 to 5.
  public var limes: Limes? {
    guard let rating else { return nil }
    let number = rating.split(separator: "/", maxSplits: 1).first.map(String.init) ?? rating
    let isOutOfFive = !rating.contains("/") || rating.hasSuffix("/5")
    guard isOutOfFive, let value = Double(String(number.trimmed.map { $0 == "," ? "." : $0 })),
      value == value.rounded(),
      (1...5).contains(value)
    else { return nil }
    return Limes(Int(value))
  }

  /// A key that is the same for a row of the same content, wherever it stands in whichever file.
  ///
  /// An account uses each key once, so that a row is taken in only once.
  public func key(as kind: SavedKind) -> String {
    let parts = [
      kind.rawValue, name ?? "", position.map { "\($0.latitudeE7),\($0.longitudeE7)" } ?? "",
      id ?? "", rating ?? "", words ?? "", time?.text ?? "", address ?? "",
    ]
    // Lengths keep `a|bc` and `ab|c` apart.
    let content = parts.map { "\($0.utf8.count):\($0)" }.joined()
    return "import:" + SHA256.hash(of: content.utf8).hexadecimal.prefix(32)
  }

  /// Makes a row of which nothing but its number is known.
  public init(number: Int) { self.number = number }
}
