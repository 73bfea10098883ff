/// A list that somebody saw, so that `@3` can name its third row.
///
/// It is kept in a file of its own, outside the store:
///
///     8f1d3c7a90b2e456
///     9c1f…/1201/88123
///     55.9500000,-3.1900000
///     n4412345678
///     n77⇥k3f9q0d7m2xa
///
/// The first line is the fingerprint of the rest. The second names the session of the terminal that
/// showed the list, the third where the list was asked from; both may be empty. Then comes a line
/// for each row: the place, and for a deal a TAB and the deal.
public struct ShownList: Equatable, Sendable {
  /// A row of the list.
  public struct Row: Equatable, Sendable {
    /// The place that the row is about.
    public let place: RestaurantID
    /// The deal, in a list of deals.
    public let deal: DealID?

    /// A row about a place, or about one of its deals.
    public init(_ place: RestaurantID, deal: DealID? = nil) {
      (self.place, self.deal) = (place, deal)
    }
  }

  /// The rows, in order.
  public let rows: [Row]
  /// Where the list was asked from; nil when distances did not matter.
  public let origin: Coordinate?
  /// The session of the terminal that showed it; empty when a script keeps the list.
  public let session: String

  /// A list that a session showed.
  public init(_ rows: [Row], from origin: Coordinate? = nil, session: String = "") {
    (self.rows, self.origin, self.session) = (rows, origin, session)
  }

  /// Reads the list in a file; nil when there is none, or not all of it.
  public init?(readingFrom path: String) {
    guard let bytes = Memo(path: path).read() else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count > 2 else { return nil }
    session = String(decoding: lines[0], as: UTF8.self)
    origin = Coordinate(parsing: String(decoding: lines[1], as: UTF8.self))
    rows = lines[2...].compactMap(Row.init(line:))
  }

  /// Writes the list to a file, and makes the folders that are missing.
  ///
  /// It is not flushed to the disk: a list that a crash loses is asked for again. Throws
  /// ``FileFault`` when the file cannot be written.
  public func write(to path: String) throws(FileFault) {
    var text = "\(session)\n\(origin.map(\.description) ?? "")\n"
    for row in rows { text += row.line }
    let memo = Memo(path: path)
    do throws(FileFault) { try memo.write(Array(text.utf8)) } catch {
      guard error.isMissing, let slash = path.lastIndex(of: "/") else { throw error }
      try Folder.make(String(path[..<slash]), permissions: 0o700)
      try memo.write(Array(text.utf8))
    }
  }
}

extension ShownList.Row {
  fileprivate init?(line: ArraySlice<UInt8>) {
    let parts = line.split(separator: UInt8(ascii: "\t")).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard let first = parts.first, let place = RestaurantID(first) else { return nil }
    self.init(place, deal: parts.dropFirst().first.flatMap { DealID($0) })
  }

  fileprivate var line: String { deal.map { "\(place)\t\($0)\n" } ?? "\(place)\n" }
}
